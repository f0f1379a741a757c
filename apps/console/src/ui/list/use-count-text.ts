import type { BoundedCount } from '@haat/contracts';
import { useFormat } from '@haat/ui/i18n/format.ts';

/** How many there are of something; with a plus where it was not counted to the end. */
export function useCountText(): (count: BoundedCount) => string {
  const { number } = useFormat();
  return ({ count, is_exact: isExact }) => `${number(count)}${isExact ? '' : '+'}`;
}
