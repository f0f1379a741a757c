import type { OrderCount, OrderView } from '@haat/contracts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { AllDoneIcon, FilterOffIcon, NothingFoundIcon } from '@haat/ui/icons/icons.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { StateNote } from '../../../ui/state-note.tsx';
import { ordersMessages } from '../messages.ts';
import { isFiltered, views, withoutFilters, writeAddress, type ListAddress } from './list-address.ts';
import { useCountText } from './use-count-text.ts';

export interface EmptyListProps {
  address: ListAddress;
  counts: Record<OrderView, OrderCount>;
  onTakeOff: () => void;
}

/** In place of a list that holds nothing: because of a search, because of a filter, or because the work is done. */
export function EmptyList({ address, counts, onTakeOff }: EmptyListProps) {
  const t = useMessages(ordersMessages);
  const countText = useCountText();
  const { view, q } = address;
  if (q !== '') {
    return (
      <StateNote
        icon={NothingFoundIcon}
        role="status"
        title={t.nothingFound(q)}
        text={t.nothingFoundText}
        action={
          <>
            {view !== 'all' && (
              <LinkButton to={writeAddress({ ...withoutFilters(address), view: 'all', q })} variant="primary">
                {t.searchAll}
              </LinkButton>
            )}
            <Button onClick={onTakeOff}>{t.clearSearch}</Button>
          </>
        }
      />
    );
  }
  if (isFiltered(address)) {
    return (
      <StateNote
        icon={FilterOffIcon}
        role="status"
        title={t.nothingFiltered}
        text={t.nothingFilteredText(countText(counts[view]))}
        action={<Button onClick={onTakeOff}>{t.takeOff}</Button>}
      />
    );
  }
  const next = views.find((other) => other !== 'all' && other !== 'returned' && counts[other].count > 0);
  return (
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
  );
}
