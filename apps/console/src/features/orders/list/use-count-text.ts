import type { OrderCount } from '@haat/contracts';
import { useFormat } from '@haat/ui/i18n/format.ts';

/** A number of orders; with a plus where it was not counted to the end. */
export function useCountText(): (count: OrderCount) => string {
  const { number } = useFormat();
  return ({ count, is_exact: isExact }) => `${number(count)}${isExact ? '' : '+'}`;
}
