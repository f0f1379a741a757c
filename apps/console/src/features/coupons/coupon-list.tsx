import type { AdminCoupon } from '@haat/contracts';
import { Badge } from '@haat/ui/feedback/badge.tsx';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Money } from '@haat/ui/text/money.tsx';
import { useTimes } from '../../platform/times.ts';
import { CardTable, type Column } from '../../ui/list/card-table.tsx';
import { couponMessages } from './messages.ts';
import { ShareBar } from '../../ui/share-bar.tsx';

const tones = { running: 'success', planned: 'info', ended: 'neutral', used_up: 'warning', off: 'neutral' } as const;

export interface CouponListProps {
  coupons: readonly AdminCoupon[];
  /** The code of the coupon at the cursor. */
  current: string | null;
  onPlace: (code: string) => void;
  onOpen: (coupon: AdminCoupon) => void;
}

/** Coupons as a table, on phones as cards; a code opens its coupon. */
export function CouponList({ coupons, current, onPlace, onOpen }: CouponListProps) {
  const t = useMessages(couponMessages);
  const columns: Column<AdminCoupon>[] = [
    {
      label: t.code,
      place: 'head',
      render: (coupon) => (
        <>
          <button
            type="button"
            onClick={() => onOpen(coupon)}
            className="min-h-6 rounded-xs font-semibold tracking-[0.01em] hover:underline max-md:min-h-8"
          >
            {coupon.code}
          </button>
          <span className="block text-xs text-ink-subtle">{coupon.is_public ? t.shown : t.byWord}</span>
        </>
      ),
    },
    {
      label: t.takesOff,
      place: 'corner',
      isEnd: true,
      render: ({ value }) => <Money taka={value} className="font-semibold" />,
    },
    { label: t.from, place: 'named', isEnd: true, render: ({ min_subtotal: from }) => <Money taka={from} /> },
    { label: t.when, place: 'named', render: (coupon) => <When coupon={coupon} /> },
    { label: t.used, place: 'named', render: (coupon) => <Uses coupon={coupon} /> },
    { label: t.eachShopper, place: 'named', render: ({ per_customer_limit: limit }) => <Times limit={limit} /> },
  ];
  return (
    <CardTable
      label={t.coupons}
      columns={columns}
      rows={coupons}
      idOf={({ code }) => code}
      current={current}
      onPlace={onPlace}
      isQuiet={({ state }) => state === 'ended' || state === 'off'}
    />
  );
}

function When({ coupon: { state, starts_at: start, ends_at: end } }: { coupon: AdminCoupon }) {
  const t = useMessages(couponMessages);
  const { stamp } = useTimes();
  const bounds = [start && t.since(stamp(start)), end && t.until(stamp(end))].filter(Boolean).join(', ');
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <Badge tone={tones[state]}>{t.states[state]}</Badge>
      {bounds === '' ? t.always : bounds}
    </span>
  );
}

function Uses({ coupon: { used_count: used, total_limit: limit } }: { coupon: AdminCoupon }) {
  const t = useMessages(couponMessages);
  const { number } = useFormat();
  if (limit === null) return t.noLimit(number(used));
  return (
    <span className="inline-block min-w-30">
      {t.of(number(used), number(limit))}
      <ShareBar part={used} whole={limit} className="mt-1 w-full" />
    </span>
  );
}

function Times({ limit }: { limit: number | null }) {
  const t = useMessages(couponMessages);
  const { number } = useFormat();
  return limit === null ? t.unlimited : t.times(limit, number(limit));
}
