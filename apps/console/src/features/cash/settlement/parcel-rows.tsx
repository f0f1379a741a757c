import type { Sheet } from '@haat/contracts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { useState } from 'react';
import { useMedia } from '../../../platform/use-media.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { cashMessages } from '../messages.ts';
import { ParcelCard, ParcelRow } from './parcel-row.tsx';
import { isAwaited, isPaid, receivedFor, type SettlementDraft } from './settlement-draft.ts';
import { poishaFromTaka } from '@haat/contracts/shared/poisha';

const head = 'h-8.5 border-b border-border px-2.5 text-start text-xs font-medium whitespace-nowrap text-ink-subtle';
/** Sheets of up to this many parcels are shown completely. */
const shortSheet = 12;

export interface ParcelRowsProps {
  sheet: Sheet;
  draft: SettlementDraft;
  /** Omitted for read-only users. */
  onChange: ((part: Partial<SettlementDraft>) => void) | undefined;
}

/** The parcels of a sheet: those that need attention first, the rest on request. */
export function ParcelRows({ sheet, draft, onChange }: ParcelRowsProps) {
  const t = useMessages(cashMessages);
  const { number } = useFormat();
  const [isWhole, setWhole] = useState(sheet.list.length <= shortSheet);
  const isTable = useMedia('(width >= 48rem)');
  const awaited = sheet.list.filter(isAwaited);
  const open = sheet.list.filter(
    (parcel) =>
      isAwaited(parcel) &&
      (!isPaid(parcel, draft) || receivedFor(parcel, draft) !== poishaFromTaka(parcel.total_amount)),
  );
  // Rows must not disappear while their amounts are being typed.
  const [firstOpen] = useState(() => new Set(open.map((parcel) => parcel.order_number)));
  const shown = isWhole
    ? sheet.list
    : sheet.list.filter(
        (parcel) =>
          firstOpen.has(parcel.order_number) || open.includes(parcel) || (!isAwaited(parcel) && !parcel.is_settled),
      );
  const row = (parcel: Sheet['list'][number]) => ({ key: parcel.order_number, parcel, draft, onChange });
  const all = (
    <Checkbox
      label={t.allPaid}
      checked={awaited.length > 0 && awaited.every((parcel) => isPaid(parcel, draft))}
      isPartly={awaited.some((parcel) => isPaid(parcel, draft))}
      onChange={() => {
        const isAll = awaited.every((parcel) => isPaid(parcel, draft));
        onChange?.({ ticked: Object.fromEntries(awaited.map((parcel) => [parcel.order_number, !isAll])) });
      }}
    />
  );
  const canTick = onChange !== undefined && awaited.length > 0;

  return (
    <div className="overflow-clip rounded-lg border border-border bg-surface">
      {isTable ? (
        <table className="w-full border-collapse text-sm">
          <thead>
            <tr>
              <th className={`${head} w-9.5 ps-3.5`}>{canTick ? all : <span className="sr-only">{t.paid}</span>}</th>
              <th className={head}>{t.order}</th>
              <th className={head}>{t.status}</th>
              <th className={`${head} text-end!`}>{t.expected}</th>
              <th className={`${head} text-end!`}>{t.received}</th>
              <th className={`${head} text-end!`}>{t.difference}</th>
              <th className={head}>{t.why}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((parcel) => {
              const { key, ...props } = row(parcel);
              return <ParcelRow key={key} {...props} />;
            })}
          </tbody>
        </table>
      ) : (
        <>
          {canTick && (
            <div className="flex items-center gap-3 border-b border-border px-3.5 py-2.5 font-medium">
              {all}
              <span aria-hidden="true">{t.allPaid}</span>
            </div>
          )}
          <ul>
            {shown.map((parcel) => {
              const { key, ...props } = row(parcel);
              return <ParcelCard key={key} {...props} />;
            })}
          </ul>
        </>
      )}
      {sheet.list.length > shortSheet && (
        <div className="flex flex-wrap items-center gap-2 border-t border-border px-3.5 py-2.5 text-ink-muted">
          <span className="flex-1">{!isWhole && t.shown(number(shown.length), number(sheet.list.length))}</span>
          <Button onClick={() => setWhole(!isWhole)}>
            {isWhole ? t.showFewer : t.showAll(number(sheet.list.length))}
          </Button>
        </div>
      )}
    </div>
  );
}
