import type { BoundedCount, OrderView } from '@haat/contracts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { AllDoneIcon } from '@haat/ui/icons/icons.ts';
import { LinkButton } from '../../../../ui/button.tsx';
import { EmptyList } from '../../../../ui/list/empty-list.tsx';
import { StateNote } from '../../../../ui/state-note.tsx';
import { ordersMessages } from '../../messages.ts';
import { NearestOrder } from './nearest-order.tsx';
import { isFiltered, views, withoutFilters, writeAddress, type ListAddress } from '../list-address.ts';
import { useCountText } from '../../../../ui/list/use-count-text.ts';

export interface NoOrdersProps {
  address: ListAddress;
  counts: Record<OrderView, BoundedCount>;
  onTakeOff: () => void;
}

/** Shown instead of an empty list: because of a search, a filter, or because the work is done. */
export function NoOrders({ address, counts, onTakeOff }: NoOrdersProps) {
  const t = useMessages(ordersMessages);
  const countText = useCountText();
  const { view, q } = address;
  const next = views.find((other) => other !== 'all' && other !== 'returned' && counts[other].count > 0);
  const everywhere = { ...withoutFilters(address), view: 'all', q } as const;
  const isEverywhere = writeAddress(address) === writeAddress(everywhere);
  return (
    <EmptyList
      searched={
        q === ''
          ? undefined
          : {
              title: t.nothingFound(q),
              text: (
                <>
                  <NearestOrder q={q} />
                  {t.nothingFoundText}
                </>
              ),
              elsewhere: isEverywhere ? undefined : { to: writeAddress(everywhere), label: t.searchAll },
            }
      }
      isFiltered={isFiltered(address)}
      filteredText={t.nothingFilteredText(countText(counts[view]))}
      onTakeOff={onTakeOff}
    >
      <StateNote
        icon={AllDoneIcon}
        role="status"
        title={t.nothing[view]}
        text={t.nothingText[view]}
        action={
          next && (
            <LinkButton to={`?view=${next}`} variant="primary">
              {t.goTo(t.views[next], countText(counts[next]))}
            </LinkButton>
          )
        }
      />
    </EmptyList>
  );
}
