import { classNames } from '@haat/ui/class-names.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { useContext, type ComponentType, type ReactNode } from 'react';
import { useMedia } from '../../platform/use-media.ts';
import type { ItemProps } from '../sortable/item-props.ts';
import { sortableMessages } from '../sortable/messages.ts';
import { BesidePanel } from './beside-panel.ts';

/**
 * Where a column's value is placed on a card: in the head, at the head's right, among labelled values, or on a line
 * below everything, without a label.
 */
type CardPlace = 'head' | 'corner' | 'named' | 'below';

export interface Column<Row> {
  /** The column's heading, and the value's label on a card. */
  label: string;
  /** Whether the label is only for screen readers. */
  isLabelHidden?: boolean | undefined;
  render: (row: Row) => ReactNode;
  place: CardPlace;
  /** Right-aligned, for figures and buttons. */
  isEnd?: boolean | undefined;
  className?: string | undefined;
  /** Left out where the list shares its width with a panel. */
  isSpare?: boolean | undefined;
}

export interface CardTableProps<Row> {
  /** The list's accessible name. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  idOf: (row: Row) => string;
  /** The id at the cursor; undefined for a list without a cursor. */
  current?: string | null | undefined;
  onPlace?: ((id: string) => void) | undefined;
  /** Dims rows, such as inactive ones. */
  isQuiet?: ((row: Row) => boolean) | undefined;
  /** For lists that can be sorted: the element of a row, and what it is moved by. `SortableTable` sets it. */
  sortable?: { Item: ComponentType<ItemProps>; Grip: ComponentType } | undefined;
}

/** A row that cannot be moved. */
function PlainItem({ as: As, id: _id, ...rest }: ItemProps) {
  return <As {...rest} />;
}

const cell = 'border-b border-border px-2.5 py-1.75 align-middle first:ps-4 last:pe-4';

/** Rows as a table, below 1180 px as cards; beside a panel, below 1320 px. */
export function CardTable<Row>(props: CardTableProps<Row>) {
  const isBeside = useContext(BesidePanel);
  const isTable = useMedia(isBeside ? '(width >= 82.5rem)' : '(width >= 73.75rem)');
  const columns = props.columns.filter(({ isSpare }) => !isBeside || !isSpare);
  return isTable ? <AsTable {...props} columns={columns} /> : <AsCards {...props} columns={columns} />;
}

function AsTable<Row>(props: CardTableProps<Row>) {
  const { label, columns, rows, idOf, current, onPlace, isQuiet, sortable } = props;
  const t = useMessages(sortableMessages);
  const Item = sortable?.Item ?? PlainItem;
  const grip = sortable && <sortable.Grip />;
  return (
    <table aria-label={label} className="w-full border-collapse text-sm">
      <thead>
        <tr>
          {sortable && (
            <th className="w-10 border-b border-border">
              <span className="sr-only">{t.order}</span>
            </th>
          )}
          {columns.map((column) => (
            <th
              key={column.label}
              className={classNames(
                'h-8.5 border-b border-border px-2.5 text-xs font-medium whitespace-nowrap text-ink-subtle first:ps-4 last:pe-4',
                column.isEnd ? 'text-end' : 'text-start',
              )}
            >
              <span className={column.isLabelHidden ? 'sr-only' : undefined}>{column.label}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const id = idOf(row);
          const isCurrent = id === current;
          return (
            <Item
              as="tr"
              id={id}
              key={id}
              data-row={id}
              aria-current={isCurrent || undefined}
              onPointerDown={() => onPlace?.(id)}
              className={classNames(
                'h-(--c-row) last:*:border-b-0',
                isCurrent && 'bg-at-cursor *:first:shadow-(--c-cursor)',
                isQuiet?.(row) && 'text-ink-muted',
              )}
            >
              {grip && <td className={cell}>{grip}</td>}
              {columns.map((column) => (
                <td key={column.label} className={classNames(cell, column.isEnd && 'text-end', column.className)}>
                  {column.render(row)}
                </td>
              ))}
            </Item>
          );
        })}
      </tbody>
    </table>
  );
}

function AsCards<Row>(props: CardTableProps<Row>) {
  const { label, columns, rows, idOf, current, onPlace, isQuiet, sortable } = props;
  const Item = sortable?.Item ?? PlainItem;
  const grip = sortable && <sortable.Grip />;
  const isBeside = useContext(BesidePanel);
  const at = (place: CardPlace) => columns.filter((column) => column.place === place);
  return (
    <ul aria-label={label}>
      {rows.map((row) => {
        const id = idOf(row);
        return (
          <Item
            as="li"
            id={id}
            key={id}
            data-row={id}
            aria-current={id === current || undefined}
            onPointerDown={() => onPlace?.(id)}
            className={classNames(
              'grid gap-2 border-border px-4 py-3 not-first:border-t',
              isBeside && id === current && 'bg-at-cursor shadow-(--c-cursor)',
              isQuiet?.(row) && 'text-ink-muted',
            )}
          >
            <div className="flex items-start gap-3">
              {grip}
              <div className="min-w-0 flex-1">
                {at('head').map((column) => (
                  <div key={column.label}>{column.render(row)}</div>
                ))}
              </div>
              {at('corner').map((column) => (
                <div key={column.label} className="flex-none text-end">
                  {column.render(row)}
                </div>
              ))}
            </div>
            <dl className="flex flex-wrap items-center gap-x-4 gap-y-1.5 empty:hidden">
              {at('named').map((column) => (
                <div key={column.label} className="flex min-w-0 flex-wrap items-center gap-x-1.5">
                  <dt className={column.isLabelHidden ? 'sr-only' : 'text-xs text-ink-subtle'}>{column.label}</dt>
                  <dd className="min-w-0">{column.render(row)}</dd>
                </div>
              ))}
            </dl>
            <Below row={row} columns={at('below')} />
          </Item>
        );
      })}
    </ul>
  );
}

/** What is shown at the bottom of a card; figures and buttons go to the right of the rest. */
function Below<Row>({ row, columns }: { row: Row; columns: readonly Column<Row>[] }) {
  if (columns.length === 0) return null;
  return (
    <div className="flex items-center gap-3">
      <div className="grid min-w-0 flex-1 gap-2 empty:hidden">
        {columns
          .filter(({ isEnd }) => !isEnd)
          .map((column) => (
            <div key={column.label}>{column.render(row)}</div>
          ))}
      </div>
      {columns
        .filter(({ isEnd }) => isEnd)
        .map((column) => (
          // At the end even if alone: a menu opens towards the start.
          <div key={column.label} className="ms-auto flex-none">
            {column.render(row)}
          </div>
        ))}
    </div>
  );
}
