import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { ViewTabs } from '../../../ui/list/view-tabs.tsx';
import { screenMessages } from '../../../ui/screen/messages.ts';
import { productsMessages } from '../messages.ts';
import { views, withoutFilters, writeAddress, type ListAddress } from './list-address.ts';

/** The saved views; `sold` is how many products are sold, once that is known. */
export function ProductViews({ address, sold }: { address: ListAddress; sold: number | null }) {
  const t = useMessages(productsMessages);
  const { savedViews } = useMessages(screenMessages);
  const { number } = useFormat();
  return (
    <ViewTabs
      label={savedViews}
      isAboveFilters
      tabs={views.map((view) => ({
        to: writeAddress({ ...withoutFilters(address), view }),
        label: t.views[view],
        count: view === 'sold' && sold !== null ? number(sold) : undefined,
        isCurrent: view === address.view,
      }))}
    />
  );
}
