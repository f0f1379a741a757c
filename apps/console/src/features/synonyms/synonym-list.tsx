import type { AdminSynonym } from '@haat/contracts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { RemoveIcon } from '@haat/ui/icons/icons.ts';
import { CardTable, type Column } from '../../ui/list/card-table.tsx';
import { RowActions } from '../../ui/record/row-actions.tsx';
import { screenMessages } from '../../ui/screen/messages.ts';
import { synonymMessages } from './messages.ts';

export interface SynonymListProps {
  groups: readonly AdminSynonym[];
  onEdit: (group: AdminSynonym) => void;
  onRemove: (group: AdminSynonym) => void;
}

/** Synonym groups as a table, on phones as cards. */
export function SynonymList({ groups, onEdit, onRemove }: SynonymListProps) {
  const t = useMessages(synonymMessages);
  const screen = useMessages(screenMessages);
  const columns: Column<AdminSynonym>[] = [
    {
      label: t.words,
      place: 'head',
      render: ({ words: [first, ...rest] }) => (
        <span className="break-words">
          <b className="font-semibold">{first}</b>
          {rest.map((word) => t.and + word)}
        </span>
      ),
    },
    {
      label: t.narrower,
      place: 'named',
      render: ({ narrower }) => <span className="break-words text-ink-muted">{narrower.join(t.and) || '–'}</span>,
    },
    {
      label: screen.actions,
      isLabelHidden: true,
      place: 'corner',
      isEnd: true,
      render: (group) => (
        <RowActions
          name={group.words[0] ?? ''}
          onEdit={() => onEdit(group)}
          more={[{ label: screen.remove, icon: RemoveIcon, onPress: () => onRemove(group) }]}
        />
      ),
    },
  ];
  return <CardTable label={t.synonyms} columns={columns} rows={groups} idOf={({ id }) => String(id)} />;
}
