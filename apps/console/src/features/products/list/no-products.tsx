import type { BoundedCount, ProductView } from '@haat/contracts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { AllDoneIcon } from '@haat/ui/icons/icons.ts';
import { EmptyList } from '../../../ui/list/empty-list.tsx';
import { useCountText } from '../../../ui/list/use-count-text.ts';
import { StateNote } from '../../../ui/state-note.tsx';
import { useReminders } from '../../settings/public.ts';
import { productsMessages } from '../messages.ts';
import { NearestProducts } from './nearest-products.tsx';
import { isFiltered, withoutFilters, writeAddress, type ListAddress } from './list-address.ts';

interface NoProductsProps {
  address: ListAddress;
  counts: Record<ProductView, BoundedCount>;
  onTakeOff: () => void;
}

/** Shown instead of an empty list: because of a search, a filter, or because there is nothing. */
export function NoProducts({ address, counts, onTakeOff }: NoProductsProps) {
  const t = useMessages(productsMessages);
  const { number } = useFormat();
  const countText = useCountText();
  const { low_stock_at: lowStockAt } = useReminders();
  const { view, q } = address;
  const text = view === 'low' ? t.nothingLow(number(lowStockAt)) : t.nothingText[view];
  const onSale = { ...withoutFilters(address), view: 'sold', q } as const;
  const isOnSale = writeAddress(address) === writeAddress(onSale);
  return (
    <EmptyList
      searched={
        q === ''
          ? undefined
          : {
              title: t.nothingFound(q),
              text: (
                <>
                  <NearestProducts q={q} />
                  {t.nothingFoundText}
                </>
              ),
              elsewhere: isOnSale ? undefined : { to: writeAddress(onSale), label: t.searchSold },
            }
      }
      isFiltered={isFiltered(address)}
      filteredText={t.nothingFilteredText(countText(counts[view]))}
      onTakeOff={onTakeOff}
    >
      <StateNote icon={AllDoneIcon} role="status" title={t.nothing[view]} text={text} />
    </EmptyList>
  );
}
