import type { Services } from '../../services.ts';

type CheckoutLimit = 'checkout' | 'checkoutNew' | 'checkoutPhone';

export interface Counted {
  /** Throws RATE_LIMITED if it exceeds one of the limits. */
  refuseIfTooMany(): void;
  /** Takes back what was counted; called again it does nothing. */
  giveBack(): Promise<void>;
}

/**
 * Counts a request against limits, by the key of each. What comes of it turns out meanwhile: what repeats an order that is placed is never refused,
 * and is given back like anything else that is not counted.
 */
export async function countOrder(
  { limits }: Pick<Services, 'limits'>,
  keys: readonly [limit: CheckoutLimit, key: string][],
): Promise<Counted> {
  const counts = await Promise.all(
    keys.map(async ([limit, key]) => {
      const refusal = await limits.take(limit, key).then(
        () => null,
        (error: unknown) => ({ error }),
      );
      return { limit, key, refusal };
    }),
  );
  const taken = counts.filter(({ refusal }) => !refusal);
  return {
    refuseIfTooMany() {
      for (const { refusal } of counts) if (refusal) throw refusal.error;
    },
    async giveBack() {
      await Promise.all(taken.splice(0).map(({ limit, key }) => limits.giveBack(limit, key)));
    },
  };
}
