import type { AdminProductRow } from '@haat/contracts';
import { inLocale } from '@haat/contracts/shared/locale';
import { classNames } from '@haat/ui/class-names.ts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Link } from '@haat/ui/navigation/link.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { useFirstCards } from '../../../ui/list/use-first-cards.ts';
import { longPressLook, useLongPress } from '../../../ui/list/use-long-press.ts';
import { Photo } from '../../../ui/photo.tsx';
import { Cell } from '../cells/cell.tsx';
import { productsMessages } from '../messages.ts';
import { daysLeft } from '../parts/days-left.ts';
import { RowMenu } from './row-menu.tsx';
import type { RowsProps } from './row-props.ts';

/** The rows of a view as cards: two columns on tablets, one on phones, each with its three editable figures. */
export function ProductCards({ rows, ...list }: RowsProps) {
  const drawn = useFirstCards(rows.length);
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-2.5 md:grid-cols-2 md:gap-3">
      {rows.map((row, place) =>
        place < drawn ? (
          <Card key={row.id} row={row} rows={rows} {...list} />
        ) : (
          // As high as a card, so that going back restores the scroll position.
          <li key={row.id} aria-hidden="true" className="h-48 rounded-lg border border-border bg-surface" />
        ),
      )}
    </ul>
  );
}

function Card({ row, cells, canEdit, ...list }: RowsProps & { row: AdminProductRow }) {
  const t = useMessages(productsMessages);
  const locale = useLocale();
  const { number } = useFormat();
  const id = String(row.id);
  const isChosen = list.chosen.has(id);
  const longPress = useLongPress(() => list.onToggle(id));
  const days = daysLeft(cells.shown(row));
  const title = inLocale(locale, row.title, row.title_bn);
  // The line may be truncated: what needs attention comes first.
  const facts = [
    row.retired_at !== null && t.states.retired,
    days !== null && t.lasts(days, number(days)),
    inLocale(locale, row.shop, row.shop_bn),
    t.pieces(row.sold_lately, number(row.sold_lately)),
  ];
  return (
    <li
      data-row={id}
      aria-current={id === list.current || undefined}
      className={classNames(
        // The browser lays out and paints only the cards in view.
        'rounded-lg border px-3.5 py-3 [contain-intrinsic-size:auto_12rem] [content-visibility:auto]',
        // Nor is an open menu cut off.
        'has-[[aria-expanded=true]]:[content-visibility:visible]',
        isChosen ? 'border-accent-line bg-picked' : 'border-border bg-surface',
      )}
    >
      <div {...longPress} className={classNames('flex items-center gap-2.5', longPressLook)}>
        <Photo src={row.photo} size="size-13" />
        <div className="min-w-0 flex-1">
          <Link to={`/products/${id}${list.search}`} className="block truncate rounded-xs py-1 font-medium">
            {title}
          </Link>
          <p className="truncate text-xs text-ink-muted">{facts.filter(Boolean).join(' · ')}</p>
        </div>
        <Checkbox
          label={t.select(title)}
          checked={isChosen}
          onChange={() => list.onToggle(id)}
          onShift={() => list.onToggleUpTo(id)}
        />
        {list.chosen.size === 0 && (
          <span className="-me-2 -ms-2.5 flex-none">
            <RowMenu
              row={row}
              canEdit={canEdit}
              search={list.search}
              onRetire={list.onRetire}
              onRestore={list.onRestore}
            />
          </span>
        )}
      </div>
      <div className="mt-2.5 grid grid-cols-3 items-start gap-2">
        <Cell row={row} field="price" cells={cells} canChange={canEdit} isCard />
        <Cell row={row} field="offer" cells={cells} canChange={canEdit} isCard />
        <Cell row={row} field="stock" cells={cells} canChange isCard />
      </div>
    </li>
  );
}
