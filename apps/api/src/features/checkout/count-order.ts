import type { Services } from '../../services.ts';

type CheckoutLimit = 'checkout' | 'checkoutNew' | 'checkoutPhone';

/**
 * Counts a request against limits, by the key of each. What comes of it turns out meanwhile: what repeats an order that is placed is never refused,
 * and is given back like anything else that is not counted.
 */
export async function countOrder(
  { limits }: Pick<Services, 'limits'>,
  keys: readonly [limit: CheckoutLimit, key: string][],
) {
  const counts = await Promise.all(
    keys.map(async ([limit, key]) => {
      const refusal = await limits.take(limit, key).then(
        () => null,
        (error: unknown) => ({ error }),
      );
      return { limit, key, refusal };
    }),
  );
  return {
    refuseIfTooMany() {
      for (const { refusal } of counts) if (refusal) throw refusal.error;
    },
    async giveBack() {
      const taken = counts.filter(({ refusal }) => !refusal);
      await Promise.all(taken.map(({ limit, key }) => limits.giveBack(limit, key)));
    },
  };
}
