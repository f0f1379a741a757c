import type { BoundedCount } from '@haat/contracts';
import { useFormat } from '@haat/ui/i18n/format.ts';

/** Formats a count, with a plus if it was not counted to the end. */
export function useCountText(): (count: BoundedCount) => string {
  const { number } = useFormat();
  return ({ count, is_exact: isExact }) => `${number(count)}${isExact ? '' : '+'}`;
}
