import type { SheetRow } from '@haat/contracts';
import { classNames } from '@haat/ui/class-names.ts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Link } from '@haat/ui/navigation/link.tsx';
import { Money } from '@haat/ui/text/money.tsx';
import type { ReactNode } from 'react';
import { useTimes } from '../../../platform/times.ts';
import { textLanguage } from '../../orders/public.ts';
import { Difference } from '../difference.tsx';
import { cashMessages } from '../messages.ts';
import { SheetState } from '../sheet-state.tsx';
import { ShareBar } from '../../../ui/share-bar.tsx';

const head = 'h-8.5 border-b border-border px-2.5 text-xs font-medium whitespace-nowrap text-ink-subtle';
const cell = 'h-(--c-row) border-b border-border px-2.5 py-1.25 align-middle';

export interface SheetRowsProps {
  sheets: readonly SheetRow[];
  /** The code of the sheet at the cursor. */
  current: string | null;
  onPlace: (code: string) => void;
}

/** The sheets of a view as a table. */
export function SheetTable({ sheets, current, onPlace }: SheetRowsProps) {
  const t = useMessages(cashMessages);
  const { recent } = useTimes();
  const columns = [
    t.sheet,
    t.handedOver,
    t.courier,
    t.parcels,
    t.deliveredSoFar,
    t.expected,
    t.received,
    t.difference,
    t.state,
  ];
  const isFigure = (label: string) => [t.parcels, t.expected, t.received, t.difference].includes(label);
  return (
    <table className="w-full border-collapse text-sm">
      <thead>
        <tr>
          {columns.map((label) => (
            <th key={label} className={classNames(head, isFigure(label) ? 'text-end' : 'text-start', 'first:ps-3.5')}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sheets.map((sheet) => (
          <tr
            key={sheet.code}
            data-row={sheet.code}
            aria-current={sheet.code === current || undefined}
            onPointerDown={() => onPlace(sheet.code)}
            className={classNames('last:*:border-b-0', sheet.code === current && 'bg-at-cursor')}
          >
            <td className={classNames(cell, 'ps-3.5', sheet.code === current && 'shadow-(--c-cursor)')}>
              <SheetLink code={sheet.code} />
            </td>
            <td className={classNames(cell, 'whitespace-nowrap')}>{recent(sheet.at)}</td>
            <td className={classNames(cell, 'max-w-40')}>
              <Courier sheet={sheet} />
            </td>
            <td className={classNames(cell, 'text-end')}>
              <Count of={sheet.parcels} />
            </td>
            <td className={cell}>
              <Progress sheet={sheet} />
            </td>
            <td className={classNames(cell, 'text-end')}>
              <Money taka={sheet.expected} />
            </td>
            <td className={classNames(cell, 'text-end')}>
              <Received sheet={sheet} />
            </td>
            <td className={classNames(cell, 'text-end')}>
              <SheetDifference sheet={sheet} />
            </td>
            <td className={cell}>
              <SheetState sheet={sheet} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The sheets of a view as cards, for narrow screens. */
export function SheetCards({ sheets, current, onPlace }: SheetRowsProps) {
  const t = useMessages(cashMessages);
  const { recent } = useTimes();
  return (
    <ul className="overflow-clip rounded-lg border border-border bg-surface">
      {sheets.map((sheet) => (
        <li
          key={sheet.code}
          data-row={sheet.code}
          aria-current={sheet.code === current || undefined}
          onPointerDown={() => onPlace(sheet.code)}
          className={classNames(
            'px-3.5 py-3 not-first:border-t not-first:border-border',
            sheet.code === current && 'bg-at-cursor shadow-(--c-cursor)',
          )}
        >
          <SheetLink code={sheet.code} />
          <dl className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1">
            <Named label={t.handedOver}>{recent(sheet.at)}</Named>
            {sheet.courier && (
              <Named label={t.courier}>
                <Courier sheet={sheet} />
              </Named>
            )}
            <Named label={t.parcels}>
              <Count of={sheet.parcels} />
            </Named>
            <Named label={t.deliveredSoFar}>
              <Progress sheet={sheet} />
            </Named>
            <Named label={t.expected}>
              <Money taka={sheet.expected} />
            </Named>
            <Named label={t.received}>
              <Received sheet={sheet} />
            </Named>
            <Named label={t.difference}>
              <SheetDifference sheet={sheet} />
            </Named>
            <Named label={t.state}>
              <SheetState sheet={sheet} />
            </Named>
          </dl>
        </li>
      ))}
    </ul>
  );
}

function Named({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-center gap-1.5">
      <dt className="text-xs text-ink-subtle">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function SheetLink({ code }: { code: string }) {
  return (
    <Link to={`/cash/${code}`} className="rounded-xs font-semibold tracking-[0.02em] whitespace-nowrap">
      {code}
    </Link>
  );
}

function Courier({ sheet: { courier } }: { sheet: SheetRow }) {
  if (courier === null) return <span className="text-ink-subtle">–</span>;
  return (
    <span lang={textLanguage(courier)} className="block truncate">
      {courier}
    </span>
  );
}

function Count({ of: count }: { of: number }) {
  return useFormat().number(count);
}

function Progress({ sheet: { delivered, parcels } }: { sheet: SheetRow }) {
  const { number } = useFormat();
  return (
    <span className="flex items-center gap-2">
      <ShareBar part={delivered} whole={parcels} className="w-22" />
      {number(delivered)}
    </span>
  );
}

function Received({ sheet: { received } }: { sheet: SheetRow }) {
  return received === 0 ? <span className="text-ink-subtle">–</span> : <Money taka={received} />;
}

function SheetDifference({ sheet }: { sheet: SheetRow }) {
  if (sheet.received === 0 && !sheet.has_difference) return <span className="text-ink-subtle">–</span>;
  return <Difference taka={sheet.difference} />;
}
