import type { Parcel } from '@haat/contracts';
import { classNames } from '@haat/ui/class-names.ts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Link } from '@haat/ui/navigation/link.tsx';
import { Money } from '@haat/ui/text/money.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { ordersMessages } from '../messages.ts';
import { textLanguage } from '../parts/text-language.ts';
import type { HandoverRowsProps } from './handover-table.tsx';
import { byZone } from './parcel-groups.ts';
import { ZoneCheckbox, ZoneWords } from './zone-head.tsx';

/** The parcels as cards, by zone: two columns on tablets, one on phones. */
export function HandoverCards({ work, search }: HandoverRowsProps) {
  return byZone(work.parcels).map((group) => (
    <section key={group.zone} className="not-first:mt-4">
      <h2 className="mb-2 flex items-center gap-3 px-3.5 text-sm">
        <ZoneCheckbox group={group} work={work} />
        <span>
          <ZoneWords group={group} />
        </span>
      </h2>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-2.5 md:grid-cols-2 md:gap-3">
        {group.parcels.map((parcel) => (
          <Card key={parcel.order_number} parcel={parcel} work={work} search={search} />
        ))}
      </ul>
    </section>
  ));
}

function Card({ parcel, work, search }: HandoverRowsProps & { parcel: Parcel }) {
  const lists = useMessages(ordersMessages);
  const { number, phone } = useFormat();
  const orderNumber = parcel.order_number;
  const isChosen = work.chosen.has(orderNumber);
  return (
    <li
      data-row={orderNumber}
      aria-current={orderNumber === work.cursor.current || undefined}
      className={classNames(
        // Of 200 cards, the browser lays out and paints only those in view.
        'grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 rounded-lg border px-3.5 py-3 [contain-intrinsic-size:auto_5.5rem] [content-visibility:auto]',
        isChosen ? 'border-accent-line bg-picked' : 'border-border bg-surface',
      )}
    >
      <Checkbox
        label={lists.select(orderNumber)}
        checked={isChosen}
        onChange={() => work.toggle(orderNumber)}
        onShift={() => work.toggleUpTo(orderNumber)}
      />
      <div className="min-w-0">
        <Link to={`/orders/${orderNumber}${search}`} className="rounded-xs font-semibold tracking-[0.01em]">
          {orderNumber}
        </Link>
        <p className="text-xs text-ink-muted">
          <span lang={textLanguage(parcel.name)}>{parcel.name}</span> ·{' '}
          <span className="whitespace-nowrap">{phone(parcel.phone)}</span> ·{' '}
          <span className="whitespace-nowrap">{lists.pieces(parcel.pieces, number(parcel.pieces))}</span>
        </p>
        <p lang={textLanguage(parcel.address)} className="truncate text-xs text-ink-subtle">
          {parcel.address}
        </p>
      </div>
      <Money taka={parcel.total_amount} className="font-semibold" />
    </li>
  );
}
