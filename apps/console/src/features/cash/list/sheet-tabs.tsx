import type { SheetView } from '@haat/contracts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { ViewTabs } from '../../../ui/list/view-tabs.tsx';
import { cashMessages } from '../messages.ts';
import { views } from './sheet-address.ts';

export interface SheetTabsProps {
  view: SheetView;
  counts: Record<SheetView, number> | undefined;
}

/** Tabs for the sheets by state, with their counts. */
export function SheetTabs({ view: chosen, counts }: SheetTabsProps) {
  const t = useMessages(cashMessages);
  const { number } = useFormat();
  return (
    <ViewTabs
      label={t.sheetsByState}
      isAboveFilters={chosen === 'open'}
      tabs={views.map((view) => ({
        to: `?view=${view}`,
        label: t.views[view],
        count: counts ? number(counts[view]) : '',
        isCurrent: view === chosen,
        isWarning: view === 'difference' && counts !== undefined && counts.difference > 0,
      }))}
    />
  );
}
