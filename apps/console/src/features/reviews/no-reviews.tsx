import { useMessages } from '@haat/ui/i18n/messages.ts';
import { AllDoneIcon } from '@haat/ui/icons/icons.ts';
import { EmptyList } from '../../ui/list/empty-list.tsx';
import { StateNote } from '../../ui/state-note.tsx';
import { inView, isFiltered, writeAddress, type ListAddress } from './list-address.ts';
import { reviewMessages } from './messages.ts';

/** Shown instead of an empty list: because of a search, a filter, or because there is nothing. */
export function NoReviews({ address, onTakeOff }: { address: ListAddress; onTakeOff: () => void }) {
  const t = useMessages(reviewMessages);
  const { view, q } = address;
  const searchAll = { to: `/reviews${writeAddress({ ...inView(address, 'all'), q })}`, label: t.searchAll };
  return (
    <EmptyList
      searched={
        q === ''
          ? undefined
          : { title: t.nothingFound(q), text: t.nothingFoundText, elsewhere: view === 'all' ? undefined : searchAll }
      }
      isFiltered={isFiltered({ ...address, product: '' })}
      onTakeOff={onTakeOff}
    >
      <StateNote icon={AllDoneIcon} role="status" title={t.none[view]} text={t.noneText} />
    </EmptyList>
  );
}
