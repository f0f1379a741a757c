import type { BoundedCount, OrderView } from '@haat/contracts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { screenMessages } from '../../../ui/screen/messages.ts';
import { ViewTabs } from '../../../ui/list/view-tabs.tsx';
import { ordersMessages } from '../messages.ts';
import { views, withoutFilters, writeAddress, type ListAddress } from './list-address.ts';
import { ownViewAt, placeOf, useOwnViews } from './own-views/own-views.ts';
import { useCountText } from '../../../ui/list/use-count-text.ts';

export interface OrderViewsProps {
  address: ListAddress;
  /** The counts of the views, once they are known. */
  counts: Record<OrderView, BoundedCount> | undefined;
  /** How many orders have left the view here but not yet on the server. */
  leaving: number;
}

/** The standard views with their counts, followed by the user's own. */
export function OrderViews({ address, counts, leaving }: OrderViewsProps) {
  const t = useMessages(ordersMessages);
  const { savedViews } = useMessages(screenMessages);
  const countText = useCountText();
  const ownViews = useOwnViews();
  const own = ownViewAt(ownViews, address);
  const left = ({ count, ...rest }: BoundedCount) => countText({ ...rest, count: Math.max(0, count - leaving) });
  return (
    <ViewTabs
      label={savedViews}
      isAboveFilters
      tabs={[
        ...views.map((view) => {
          const isCurrent = view === address.view && !own;
          const count = counts ? (isCurrent ? left(counts[view]) : countText(counts[view])) : '';
          const isWarning = view === 'undelivered' && counts !== undefined && counts.undelivered.count > 0;
          const to = writeAddress({ ...withoutFilters(address), view });
          return { to, label: t.views[view], count, isCurrent, isWarning };
        }),
        ...ownViews.map((view) => ({
          to: placeOf(view),
          label: view.name,
          count: view === own ? left(view.found) : countText(view.found),
          isCurrent: view === own,
        })),
      ]}
    />
  );
}
