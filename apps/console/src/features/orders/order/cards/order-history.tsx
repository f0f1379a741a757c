import type { AdminOrder, OrderEvent } from '@haat/contracts';
import { classNames } from '@haat/ui/class-names.ts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { useState, type ReactNode } from 'react';
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
            <EventLine key={place} event={event} order={order} />
          ))}
      </ol>
    </PanelCard>
  );
}

function EventLine({ event, order }: { event: OrderEvent; order: AdminOrder }) {
  const { recent } = useTimes();
  const { title, details } = useEventWords(order)(event);
  return (
    <li className="grid grid-cols-[1.375rem_minmax(0,1fr)_auto] gap-x-2.5 gap-y-0.5 border-b border-border px-4 py-2.25 last:border-0">
      <Avatar name={event.by ?? 'H'} size="sm" />
      <span>{title}</span>
      <time dateTime={event.at} className="text-xs whitespace-nowrap text-ink-subtle max-md:col-start-2">
        {recent(event.at)}
      </time>
      {details && <span className={classNames('col-start-2 text-ink-muted md:col-end-[-1]')}>{details}</span>}
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
