import type { SheetParcel } from '@haat/contracts';
import { classNames } from '@haat/ui/class-names.ts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Link } from '@haat/ui/navigation/link.tsx';
import { Money } from '@haat/ui/text/money.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { StatusSign, textLanguage, ZoneName } from '../../orders/public.ts';
import { Difference } from '../difference.tsx';
import { cashMessages } from '../messages.ts';
import { isAwaited, isPaid, receivedFor, type SettlementDraft } from './settlement-draft.ts';
import { poishaFromTaka } from '@haat/contracts/shared/poisha';

const cell = 'h-(--c-row) border-b border-border px-2.5 py-1.25 align-middle';

export interface ParcelRowProps {
  parcel: SheetParcel;
  draft: SettlementDraft;
  onChange: ((part: Partial<SettlementDraft>) => void) | undefined;
}

/** A parcel of a sheet as a table row. */
export function ParcelRow(props: ParcelRowProps) {
  const { parcel } = props;
  return (
    <tr data-row={parcel.order_number} className="last:*:border-b-0">
      <td className={`${cell} ps-3.5`}>
        <PaidBox {...props} />
      </td>
      <td className={`${cell} max-w-55`}>
        <Named parcel={parcel} />
      </td>
      <td className={cell}>
        <StatusSign status={parcel.status} />
      </td>
      <td className={`${cell} text-end`}>
        <Expected parcel={parcel} />
      </td>
      <td className={`${cell} w-31 text-end`}>
        <Received {...props} />
      </td>
      <td className={`${cell} text-end`}>
        <RowDifference {...props} />
      </td>
      <td className={`${cell} max-w-55 text-xs text-ink-muted`}>
        <Why {...props} />
      </td>
    </tr>
  );
}

/** A parcel of a sheet as a card, for phones. */
export function ParcelCard(props: ParcelRowProps) {
  const t = useMessages(cashMessages);
  const { parcel } = props;
  return (
    <li
      data-row={parcel.order_number}
      className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 px-3.5 py-3 not-first:border-t not-first:border-border"
    >
      <PaidBox {...props} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
        <Named parcel={parcel} />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
          <StatusSign status={parcel.status} />
          <span className="flex items-center gap-1.5">
            <span className="text-xs text-ink-subtle">{t.expected}</span>
            <Expected parcel={parcel} />
          </span>
          <span className="flex items-center gap-1.5">
            <span className="text-xs text-ink-subtle">{t.received}</span>
            <Received {...props} />
          </span>
          <span className="flex items-center gap-1.5">
            <span className="text-xs text-ink-subtle">{t.difference}</span>
            <RowDifference {...props} />
          </span>
        </div>
        <p className="text-xs text-ink-muted empty:hidden">
          <Why {...props} />
        </p>
      </div>
    </li>
  );
}

function PaidBox({ parcel, draft, onChange }: ParcelRowProps) {
  const t = useMessages(cashMessages);
  if (!onChange || !isAwaited(parcel)) return <span className="block size-6" />;
  const isTicked = isPaid(parcel, draft);
  return (
    <Checkbox
      label={t.paidFor(parcel.order_number)}
      checked={isTicked}
      onChange={() => onChange({ ticked: { ...draft.ticked, [parcel.order_number]: !isTicked } })}
    />
  );
}

function Named({ parcel }: { parcel: SheetParcel }) {
  return (
    <div>
      <Link to={`/orders/${parcel.order_number}`} className="rounded-xs font-semibold tracking-[0.01em]">
        {parcel.order_number}
      </Link>
      <span className="block truncate text-xs text-ink-subtle">
        <span lang={textLanguage(parcel.name)}>{parcel.name}</span>, <ZoneName order={parcel} />
      </span>
    </div>
  );
}

function Expected({ parcel }: { parcel: SheetParcel }) {
  const isOff = parcel.status === 'returned' && parcel.received === null;
  const money = <Money taka={parcel.total_amount} className={classNames(isOff && 'text-ink-subtle')} />;
  return isOff ? <s>{money}</s> : money;
}

function Received({ parcel, draft, onChange }: ParcelRowProps) {
  const t = useMessages(cashMessages);
  const { money } = useFormat();
  const orderNumber = parcel.order_number;
  if (parcel.received !== null) return <Money taka={parcel.received} />;
  if (!onChange || !isPaid(parcel, draft)) return <span className="text-ink-subtle">–</span>;
  const amount = receivedFor(parcel, draft);
  const isOther = amount !== poishaFromTaka(parcel.total_amount);
  return (
    <input
      aria-label={t.receivedFor(orderNumber)}
      aria-invalid={amount === null || undefined}
      inputMode="decimal"
      value={draft.received[orderNumber] ?? money(parcel.total_amount).replace('৳', '')}
      maxLength={20}
      onChange={(event) => onChange({ received: { ...draft.received, [orderNumber]: event.target.value } })}
      onBlur={() => {
        // Clearing the field restores the full amount.
        if (draft.received[orderNumber]?.trim() !== '') return;
        const { [orderNumber]: _emptied, ...received } = draft.received;
        onChange({ received });
      }}
      className={classNames(
        'h-9 w-26 rounded-sm border px-2.5 text-end text-sm tabular-nums field-focus aria-invalid:border-danger max-md:h-11',
        isOther ? 'border-warning bg-edited' : 'border-border-strong bg-surface',
      )}
    />
  );
}

function RowDifference({ parcel, draft }: ParcelRowProps) {
  const total = poishaFromTaka(parcel.total_amount);
  if (parcel.received !== null) return <Difference taka={(poishaFromTaka(parcel.received) - total) / 100} />;
  if (!isPaid(parcel, draft)) return <span className="text-ink-subtle">–</span>;
  const amount = receivedFor(parcel, draft);
  return amount === null ? <span className="text-ink-subtle">–</span> : <Difference taka={(amount - total) / 100} />;
}

function Why({ parcel, draft }: ParcelRowProps) {
  const t = useMessages(cashMessages);
  if (isPaid(parcel, draft) && receivedFor(parcel, draft) === null)
    return <span className="font-medium text-danger">{t.notAnAmount}</span>;
  if (parcel.status === 'returned') {
    const reason = parcel.reason ?? t.cameBack;
    return <span lang={textLanguage(reason)}>{reason}</span>;
  }
  if (parcel.is_settled) return t.isSettled;
  if (isPaid(parcel, draft)) return parcel.status === 'shipped' ? t.becomesDelivered : null;
  return parcel.status === 'shipped' ? t.stillOut : t.notPaid;
}
