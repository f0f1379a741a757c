import { useFormat } from '@haat/ui/i18n/format.ts';

/** Formats a number of products with its unit; `1,000+` if not all were counted. */
export function useCountWords(): (count: number, isAtLeast: boolean) => string {
  const { number } = useFormat();
  return (count, isAtLeast) => `${number(count)}${isAtLeast ? '+' : ''}`;
}
