import type { Services } from '../../services.ts';

type CheckoutLimit = 'checkout' | 'checkoutNew' | 'checkoutPhone';

export interface Counted {
  /** Throws RATE_LIMITED if a limit is exceeded. */
  refuseIfTooMany(): void;
  /** Gives back what was counted; repeated calls do nothing. */
  giveBack(): Promise<void>;
}

/**
 * Counts a request against limits, each under its key. The outcome is decided meanwhile: a repeat of a placed order
 * is never refused and is given back, like everything else that does not count.
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
