import type { ReactNode } from 'react';
import { Money } from '../text/money.tsx';
import { Stitch } from './stitch.tsx';

export interface SumRow {
  label: string;
  /** In Taka; negative for a coupon. A text instead ('Choose an area') while the amount is unknown. */
  taka: number | string;
}

export interface SumProps {
  /** In the order Subtotal, Delivery, Coupon. */
  rows: SumRow[];
  total: { label: string; taka: number };
  /** Shown below the total ('Including taxes and shipping costs'). */
  note?: ReactNode;
}

/** Rows, a stitch and the total. Changes are announced politely. */
export function Sum({ rows, total, note }: SumProps) {
  return (
    <div aria-live="polite">
      <dl className="flex flex-col">
        {rows.map(({ label, taka }) => (
          <div key={label} className="flex justify-between gap-4 py-1.25 text-sm">
            <dt className="text-ink-muted">{label}</dt>
            <dd className="text-end">{typeof taka === 'number' ? <Money taka={taka} /> : taka}</dd>
          </div>
        ))}
        <div className="flex flex-wrap justify-between gap-x-4 py-1.25 text-lg font-bold">
          <Stitch className="mt-2 mb-2.5 w-full" />
          <dt className="font-semibold">{total.label}</dt>
          <dd>
            <Money taka={total.taka} />
          </dd>
        </div>
      </dl>
      {note && <p className="text-xs text-ink-subtle">{note}</p>}
    </div>
  );
}
