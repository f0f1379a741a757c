import type { AdminOrder, OrderEvent } from '@haat/contracts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { VoucherIcon } from '@haat/ui/icons/icons.ts';
import { Fragment, useState, type ReactNode } from 'react';
import { useTimes } from '../../../../platform/times.ts';
import { Avatar } from '../../../../ui/avatar.tsx';
import { PanelCard } from '../../../../ui/panel-card.tsx';
import { ordersMessages } from '../../messages.ts';
import { orderMessages } from '../messages.ts';

const filters = ['all', 'status', 'changes'] as const;
type Filter = (typeof filters)[number];

function isShown(event: OrderEvent, filter: Filter): boolean {
  if (filter === 'status') return event.kind === 'status';
  return filter === 'all' || event.kind === 'correction';
}

/** All events of an order, newest first. */
export function OrderHistory({ order }: { order: AdminOrder }) {
  const t = useMessages(orderMessages);
  const [filter, setFilter] = useState<Filter>('all');
  return (
    <PanelCard
      padded={false}
      title={t.history}
      action={
        <div
          role="group"
          aria-label={t.historyFilter}
          className="inline-flex gap-0.5 rounded-md bg-surface-sunken p-0.75"
        >
          {filters.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === filter}
              onClick={() => setFilter(each)}
              className="min-h-[calc(var(--size-control)-6px)] rounded-sm px-3 font-medium text-ink-muted aria-pressed:bg-surface aria-pressed:font-semibold aria-pressed:text-ink aria-pressed:ring-1 aria-pressed:ring-border"
            >
              {t.filters[each]}
            </button>
          ))}
        </div>
      }
    >
      <ol>
        {order.history
          .filter((event) => isShown(event, filter))
          .map((event, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- events have no id, and their order never changes
            <Fragment key={place}>
              {filter === 'all' && isPlacing(event) && <CouponLine order={order} />}
              <EventLine event={event} order={order} />
            </Fragment>
          ))}
      </ol>
    </PanelCard>
  );
}

function isPlacing(event: OrderEvent): boolean {
  return event.kind === 'status' && event.from === null;
}

/** The coupon that was used when the order was placed, if one was. */
function CouponLine({ order: { coupon_code: code, coupon, date } }: { order: AdminOrder }) {
  const t = useMessages(orderMessages);
  const { money } = useFormat();
  if (code === null) return null;
  return (
    <Line at={date} sign={<Icon of={VoucherIcon} size={18} className="justify-self-center text-ink-subtle" />}>
      {t.couponUsed(code, money(-coupon))}
    </Line>
  );
}

function EventLine({ event, order }: { event: OrderEvent; order: AdminOrder }) {
  const { title, details } = useEventWords(order)(event);
  return (
    <Line at={event.at} sign={<Avatar name={event.by ?? 'H'} size="sm" />} details={details}>
      {title}
    </Line>
  );
}

interface LineProps {
  at: string;
  /** In front of the line: who or what it is about. */
  sign: ReactNode;
  details?: ReactNode;
  children: ReactNode;
}

function Line({ at, sign, details, children }: LineProps) {
  const { recent } = useTimes();
  return (
    <li className="grid grid-cols-[1.375rem_minmax(0,1fr)_auto] gap-x-2.5 gap-y-0.5 border-b border-border px-4 py-2.25 last:border-0">
      {sign}
      <span>{children}</span>
      <time dateTime={at} className="text-xs whitespace-nowrap text-ink-subtle max-md:col-start-2">
        {recent(at)}
      </time>
      {details && <span className="col-start-2 text-ink-muted md:col-end-[-1]">{details}</span>}
    </li>
  );
}

function useEventWords(order: AdminOrder) {
  const t = useMessages(orderMessages);
  const { statuses } = useMessages(ordersMessages);
  const { number } = useFormat();
  const { recent } = useTimes();
  return (event: OrderEvent): { title: string; details: ReactNode } => {
    if (event.kind === 'status' && event.from === null) {
      const name = order.name || (event.by ?? '');
      return { title: t.placedBy(name, order.pieces, number(order.pieces)), details: null };
    }
    if (event.kind === 'status')
      return { title: t.moved(event.by ?? t.bySystem, statuses[event.to]), details: event.reason };
    if (event.kind === 'call') {
      const details = event.again_at && t.againAt(recent(event.again_at));
      return { title: t.called[event.outcome](event.by), details };
    }
    if (event.kind === 'try') return { title: t.tried(event.by, number(event.nth)), details: event.reason || null };
    if (event.kind === 'note') return { title: t.noted(event.by), details: event.text };
    const details = (
      <>
        <del>{event.before}</del> → <ins>{event.after}</ins>
      </>
    );
    return { title: t.corrected[event.field](event.by), details };
  };
}
