import { useMessages } from '@haat/ui/i18n/messages.ts';
import { SortIcon } from '@haat/ui/icons/icons.ts';
import { ChoiceChip } from '../../../ui/list/filter-chip.tsx';
import { productsMessages } from '../messages.ts';
import { sortOf, sortsOf, type ListAddress } from './list-address.ts';

/** Sorts the list where it has no columns to press. */
export function SortChip({ address, onSort }: { address: ListAddress; onSort: (sort: string) => void }) {
  const t = useMessages(productsMessages);
  return (
    <ChoiceChip
      icon={SortIcon}
      label={t.sort}
      anyLabel={t.newestFirst}
      value={sortOf(address) ?? ''}
      options={sortsOf(address).map((sort) => ({ value: sort, label: t.sorts[sort] }))}
      onChoose={onSort}
    />
  );
}
