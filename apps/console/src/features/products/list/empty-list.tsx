import { useMessages } from '@haat/ui/i18n/messages.ts';
import { AllDoneIcon, FilterOffIcon, NothingFoundIcon } from '@haat/ui/icons/icons.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { StateNote } from '../../../ui/state-note.tsx';
import { productsMessages } from '../messages.ts';
import { isFiltered, withoutFilters, writeAddress, type ListAddress } from './list-address.ts';

/** In place of a list that holds nothing: because of a search, because of a filter, or because there is nothing. */
export function EmptyList({ address, onTakeOff }: { address: ListAddress; onTakeOff: () => void }) {
  const t = useMessages(productsMessages);
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
            {view !== 'sold' && (
              <LinkButton to={writeAddress({ ...withoutFilters(address), view: 'sold', q })} variant="primary">
                {t.searchSold}
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
        action={<Button onClick={onTakeOff}>{t.takeOff}</Button>}
      />
    );
  }
  return <StateNote icon={AllDoneIcon} role="status" title={t.nothing[view]} text={t.nothingText[view]} />;
}
