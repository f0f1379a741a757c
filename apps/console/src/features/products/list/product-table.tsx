import type { AdminProductRow } from '@haat/contracts';
import { inLocale } from '@haat/contracts/shared/locale';
import { classNames } from '@haat/ui/class-names.ts';
import { Badge } from '@haat/ui/feedback/badge.tsx';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Photo } from '../../../ui/photo.tsx';
import { Cell } from '../cells/cell.tsx';
import { percentOff } from '../cells/read-cell.ts';
import { productsMessages } from '../messages.ts';
import { daysLeft } from '../parts/days-left.ts';
import { sortOf, sortsOf } from './list-address.ts';
import { RowMenu } from './row-menu.tsx';
import { ProductTitles, ShopAndPlace } from './product-names.tsx';
import type { RowsProps } from './row-props.ts';
import { SortHead } from './sort-head.tsx';
import { StateBadge } from './state-badge.tsx';

const head = 'h-8.5 border-b border-border px-2.5 text-xs font-medium whitespace-nowrap text-ink-subtle';
const cell = 'h-(--c-row) border-b border-border px-2.5 py-1.25 align-middle';

/** The rows of a view as a table. */
export function ProductTable(props: RowsProps) {
  const t = useMessages(productsMessages);
  const { rows, chosen, address, onSort, onToggleAll } = props;
  const isAll = rows.length > 0 && rows.every((row) => chosen.has(String(row.id)));
  const [start, end] = [classNames(head, 'text-start'), classNames(head, 'text-end')];
  return (
    <table className="w-full table-fixed border-collapse text-sm">
      <thead>
        <tr>
          <th className={classNames(head, 'w-11.5 ps-3.5')}>
            <Checkbox label={t.selectAll} checked={isAll} isPartly={chosen.size > 0} onChange={onToggleAll} />
          </th>
          <th className={start}>{t.product}</th>
          <th className={classNames(start, 'w-[19%]')}>{t.shopAndPlace}</th>
          <th className={classNames(end, 'w-26')}>{t.fields.price}</th>
          <SortHead
            sort={sortOf(address)}
            sorts={sortsOf(address)}
            onSort={onSort}
            className={classNames(end, 'w-26')}
            label={t.fields.offer}
          />
          <th className={classNames(head, 'w-16')}>
            <span className="sr-only">{t.taken}</span>
          </th>
          <th className={classNames(end, 'w-24')}>{t.fields.stock}</th>
          <th className={classNames(end, 'w-26')}>{t.soldLately}</th>
          <th className={classNames(start, 'w-28')}>{t.state}</th>
          <th className={classNames(head, 'w-13 pe-3.5')}>
            <span className="sr-only">{t.more}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} {...props} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ row, cells, canEdit, ...list }: RowsProps & { row: AdminProductRow }) {
  const t = useMessages(productsMessages);
  const locale = useLocale();
  const { number } = useFormat();
  const id = String(row.id);
  const isCurrent = id === list.current;
  const isChosen = list.chosen.has(id);
  const shown = cells.shown(row);
  const percent = percentOff(shown);
  const days = daysLeft(shown);
  const ground = isChosen ? (isCurrent ? 'bg-picked-at-cursor' : 'bg-picked') : isCurrent ? 'bg-at-cursor' : undefined;
  return (
    <tr
      data-row={id}
      aria-current={isCurrent || undefined}
      onPointerDown={() => list.onPlace(id)}
      className={classNames('last:*:border-b-0', ground)}
    >
      <td className={classNames(cell, 'ps-3.5', isCurrent && 'shadow-(--c-cursor)')}>
        <Checkbox
          label={t.select(inLocale(locale, row.title, row.title_bn))}
          checked={isChosen}
          onChange={() => list.onToggle(id)}
          onShift={() => list.onToggleUpTo(id)}
        />
      </td>
      <td className={cell}>
        <span className="flex items-center gap-2.5">
          <Photo src={row.photo} size="size-10" />
          <ProductTitles row={row} search={list.search} />
        </span>
      </td>
      <td className={cell}>
        <ShopAndPlace row={row} />
      </td>
      <td className={cell}>
        <Cell row={row} field="price" cells={cells} canChange={canEdit} />
      </td>
      <td className={cell}>
        <Cell row={row} field="offer" cells={cells} canChange={canEdit} />
      </td>
      <td className={cell}>{percent > 0 && <Badge tone="saving">−{number(percent)}%</Badge>}</td>
      <td className={cell}>
        <Cell row={row} field="stock" cells={cells} canChange />
      </td>
      <td className={classNames(cell, 'text-end')}>
        {number(row.sold_lately)}
        {days !== null && (
          <span
            className={classNames(
              'block text-xs whitespace-nowrap',
              cells.isShort(row) ? 'text-warning' : 'text-ink-subtle',
            )}
          >
            {t.lasts(days, number(days))}
          </span>
        )}
      </td>
      <td className={cell}>
        <StateBadge row={shown} />
      </td>
      <td className={classNames(cell, 'ps-0 pe-3.5')}>
        <RowMenu row={row} canEdit={canEdit} search={list.search} onRetire={list.onRetire} onRestore={list.onRestore} />
      </td>
    </tr>
  );
}
