import type { BoundedCount, ProductView } from '@haat/contracts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { useCountText } from '../../../ui/list/use-count-text.ts';
import { ViewTabs } from '../../../ui/list/view-tabs.tsx';
import { screenMessages } from '../../../ui/screen/messages.ts';
import { productsMessages } from '../messages.ts';
import { views, withoutFilters, writeAddress, type ListAddress } from './list-address.ts';

interface ProductViewsProps {
  address: ListAddress;
  /** The counts of the views, once they are known. */
  counts: Record<ProductView, BoundedCount> | undefined;
}

/** The views with their counts; low stock is highlighted. */
export function ProductViews({ address, counts }: ProductViewsProps) {
  const t = useMessages(productsMessages);
  const { savedViews } = useMessages(screenMessages);
  const countText = useCountText();
  return (
    <ViewTabs
      label={savedViews}
      isAboveFilters
      tabs={views.map((view) => ({
        to: writeAddress({ ...withoutFilters(address), view }),
        label: t.views[view],
        count: counts ? countText(counts[view]) : '',
        isCurrent: view === address.view,
        isWarning: (view === 'low' || view === 'out') && counts !== undefined && counts[view].count > 0,
      }))}
    />
  );
}
