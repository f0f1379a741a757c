import type { OrderCount, OrderView } from '@haat/contracts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { screenMessages } from '../../../ui/screen/messages.ts';
import { ViewTabs } from '../../../ui/view-tabs.tsx';
import { ordersMessages } from '../messages.ts';
import { views, withoutFilters, writeAddress, type ListAddress } from './list-address.ts';
import { useCountText } from './use-count-text.ts';

export interface OrderViewsProps {
  address: ListAddress;
  /** What each view holds, once that is known. */
  counts: Record<OrderView, OrderCount> | undefined;
  /** How many have left the chosen view here and not yet on the server. */
  leaving: number;
}

/** The saved views with what each holds. */
export function OrderViews({ address, counts, leaving }: OrderViewsProps) {
  const t = useMessages(ordersMessages);
  const { savedViews } = useMessages(screenMessages);
  const countText = useCountText();
  const countOf = (view: OrderView, { count, ...rest }: OrderCount) =>
    countText({ ...rest, count: view === address.view ? count - leaving : count });
  return (
    <ViewTabs
      label={savedViews}
      isAboveFilters
      tabs={views.map((view) => ({
        to: writeAddress({ ...withoutFilters(address), view }),
        label: t.views[view],
        count: counts && countOf(view, counts[view]),
        isCurrent: view === address.view,
      }))}
    />
  );
}
