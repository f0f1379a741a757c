import { useFormat } from '@haat/ui/i18n/format.ts';
import { useSheetList } from './sheet-queries.ts';

/** How many sheets need somebody, for the menu: late ones, and those with a difference; undefined while none does or it is not known. */
export function useCashCount(): string | undefined {
  const { number } = useFormat();
  const figures = useSheetList('open').data?.figures;
  const count = figures ? figures.late.sheets + figures.differences.sheets : 0;
  return count > 0 ? number(count) : undefined;
}
