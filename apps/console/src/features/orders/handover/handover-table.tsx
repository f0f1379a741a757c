import type { Parcel } from '@haat/contracts';
import { classNames } from '@haat/ui/class-names.ts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Link } from '@haat/ui/navigation/link.tsx';
import { Money } from '@haat/ui/text/money.tsx';
import { useTimes } from '../../../platform/times.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { ordersMessages } from '../messages.ts';
import { textLanguage } from '../parts/text-language.ts';
import { handoverMessages } from './messages.ts';
import { byZone } from './parcel-groups.ts';
import type { HandoverWork } from './use-handover.ts';
import { ZoneCheckbox, ZoneWords } from './zone-head.tsx';

const head = 'h-8.5 border-b border-border px-2.5 text-start text-xs font-medium whitespace-nowrap text-ink-subtle';
const cell = 'h-(--c-row) border-b border-border px-2.5 py-1.25 align-middle';

export interface HandoverRowsProps {
  work: HandoverWork;
  /** The query that an order's page needs for its way back. */
  search: string;
}

/** The parcels as a table, by zone. */
export function HandoverTable({ work, search }: HandoverRowsProps) {
  const t = useMessages(handoverMessages);
  const lists = useMessages(ordersMessages);
  const isAll = work.numbers.every((each) => work.chosen.has(each));
  return (
    <table className="w-full border-collapse text-sm">
      <thead>
        <tr>
          <th className={classNames(head, 'w-9.5 ps-3.5')}>
            <Checkbox
              label={lists.selectAll}
              checked={isAll}
              isPartly={work.chosen.size > 0}
              onChange={() => work.toggleAll(work.numbers)}
            />
          </th>
          <th className={head}>{lists.order}</th>
          <th className={head}>{t.to}</th>
          <th className={head}>{lists.whereTo}</th>
          <th className={head}>{t.parcel}</th>
          <th className={classNames(head, 'text-end!')}>{lists.toCollect}</th>
          <th className={classNames(head, 'pe-3.5')}>{t.packing}</th>
        </tr>
      </thead>
      {byZone(work.parcels).map((group) => (
        <tbody key={group.zone} className="group/zone">
          <tr className="bg-surface-sunken">
            <td className={classNames(cell, 'h-9 ps-3.5')}>
              <ZoneCheckbox group={group} work={work} />
            </td>
            <th scope="rowgroup" colSpan={6} className={classNames(cell, 'h-9 text-start')}>
              <ZoneWords group={group} />
            </th>
          </tr>
          {group.parcels.map((parcel) => (
            <Row key={parcel.order_number} parcel={parcel} work={work} search={search} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

function Row({ parcel, work, search }: HandoverRowsProps & { parcel: Parcel }) {
  const t = useMessages(handoverMessages);
  const lists = useMessages(ordersMessages);
  const { number, phone } = useFormat();
  const { recent } = useTimes();
  const orderNumber = parcel.order_number;
  const isCurrent = orderNumber === work.cursor.current;
  const isChosen = work.chosen.has(orderNumber);
  const ground = isChosen ? (isCurrent ? 'bg-picked-at-cursor' : 'bg-picked') : isCurrent ? 'bg-at-cursor' : undefined;
  return (
    <tr
      data-row={orderNumber}
      aria-current={isCurrent || undefined}
      onPointerDown={() => work.cursor.place(orderNumber)}
      className={classNames('in-[tbody:last-child]:last:*:border-b-0', ground)}
    >
      <td className={classNames(cell, 'ps-3.5', isCurrent && 'shadow-(--c-cursor)')}>
        <Checkbox
          label={lists.select(orderNumber)}
          checked={isChosen}
          onChange={() => work.toggle(orderNumber)}
          onShift={() => work.toggleUpTo(orderNumber)}
        />
      </td>
      <td className={cell}>
        <Link
          to={`/orders/${orderNumber}${search}`}
          className="rounded-xs font-semibold tracking-[0.01em] whitespace-nowrap"
        >
          {orderNumber}
        </Link>
      </td>
      <td className={classNames(cell, 'max-w-40')}>
        <span lang={textLanguage(parcel.name)} className="block truncate">
          {parcel.name}
        </span>
        <span className="block text-xs whitespace-nowrap text-ink-subtle">{phone(parcel.phone)}</span>
      </td>
      <td className={classNames(cell, 'max-w-70')}>
        <span lang={textLanguage(parcel.address)} title={parcel.address} className="block truncate">
          {parcel.address}
        </span>
      </td>
      <td className={classNames(cell, 'whitespace-nowrap')}>{lists.pieces(parcel.pieces, number(parcel.pieces))}</td>
      <td className={classNames(cell, 'text-end')}>
        <Money taka={parcel.total_amount} className="font-semibold" />
      </td>
      <td className={classNames(cell, 'pe-3.5 text-ink-muted')}>{t.packedAt(recent(parcel.since))}</td>
    </tr>
  );
}
