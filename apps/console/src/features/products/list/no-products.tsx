import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { AllDoneIcon } from '@haat/ui/icons/icons.ts';
import { EmptyList } from '../../../ui/list/empty-list.tsx';
import { StateNote } from '../../../ui/state-note.tsx';
import { useReminders } from '../../settings/public.ts';
import { productsMessages } from '../messages.ts';
import { isFiltered, withoutFilters, writeAddress, type ListAddress } from './list-address.ts';

/** Shown instead of an empty list: because of a search, a filter, or because there is nothing. */
export function NoProducts({ address, onTakeOff }: { address: ListAddress; onTakeOff: () => void }) {
  const t = useMessages(productsMessages);
  const { number } = useFormat();
  const { low_stock_at: lowStockAt } = useReminders();
  const { view, q } = address;
  const text = view === 'low' ? t.nothingLow(number(lowStockAt)) : t.nothingText[view];
  const searchSold = { to: writeAddress({ ...withoutFilters(address), view: 'sold', q }), label: t.searchSold };
  return (
    <EmptyList
      searched={
        q === ''
          ? undefined
          : { title: t.nothingFound(q), text: t.nothingFoundText, elsewhere: view === 'sold' ? undefined : searchSold }
      }
      isFiltered={isFiltered(address)}
      onTakeOff={onTakeOff}
    >
      <StateNote icon={AllDoneIcon} role="status" title={t.nothing[view]} text={text} />
    </EmptyList>
  );
}
