import { CardTable, type CardTableProps } from '../list/card-table.tsx';
import { Grip } from './grip.tsx';
import { SortableItem } from './sortable-item.tsx';
import { SortableList, type SortableListProps } from './sortable-list.tsx';

interface SortableTableProps<Row>
  extends Omit<CardTableProps<Row>, 'sortable'>, Pick<SortableListProps, 'groupOf' | 'onMove'> {
  nameOf: (row: Row) => string;
}

const parts = { Item: SortableItem, Grip };

/** Rows that are moved by their grips, as a table or as cards. */
export function SortableTable<Row>({ nameOf, groupOf, onMove, ...table }: SortableTableProps<Row>) {
  const { rows, idOf } = table;
  const nameOfId = (id: string) => {
    const row = rows.find((each) => idOf(each) === id);
    return row === undefined ? '' : nameOf(row);
  };
  return (
    <SortableList ids={rows.map(idOf)} nameOf={nameOfId} groupOf={groupOf} onMove={onMove}>
      <CardTable {...table} sortable={parts} />
    </SortableList>
  );
}
