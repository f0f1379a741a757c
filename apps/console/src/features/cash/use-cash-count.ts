import { useFormat } from '@haat/ui/i18n/format.ts';
import { useSheetList } from './sheet-queries.ts';

/**
 * The number of sheets that need attention, for the menu: late ones and those with a difference; undefined if there
 * are none or it is unknown.
 */
export function useCashCount(): string | undefined {
  const { number } = useFormat();
  const figures = useSheetList({ view: 'open' }).data?.figures;
  const count = figures ? figures.late.sheets + figures.differences.sheets : 0;
  return count > 0 ? number(count) : undefined;
}
