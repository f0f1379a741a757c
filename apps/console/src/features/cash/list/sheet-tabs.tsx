import type { SheetView } from '@haat/contracts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { ViewTabs } from '../../../ui/list/view-tabs.tsx';
import { cashMessages } from '../messages.ts';

/** The views, in the order of their shortcuts 1 to 4. */
export const views = ['open', 'difference', 'settled', 'all'] as const satisfies readonly SheetView[];

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
