import { useFormat } from '@haat/ui/i18n/format.ts';

/** A number of products in words of its language; where not all were counted, `1,000+`. */
export function useCountWords(): (count: number, isAtLeast: boolean) => string {
  const { number } = useFormat();
  return (count, isAtLeast) => `${number(count)}${isAtLeast ? '+' : ''}`;
}
