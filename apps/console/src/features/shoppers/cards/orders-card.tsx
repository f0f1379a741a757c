import type { AdminShopper } from '@haat/contracts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Link } from '@haat/ui/navigation/link.tsx';
import { Money } from '@haat/ui/text/money.tsx';
import { useTimes } from '../../../platform/times.ts';
import { PanelCard } from '../../../ui/panel-card.tsx';
import { StatusSign } from '../../orders/public.ts';
import { shopperMessages } from '../messages.ts';

/** The outcomes of a shopper's orders, and the newest of them. */
export function OrdersCard({ shopper }: { shopper: AdminShopper }) {
  const t = useMessages(shopperMessages);
  const { number, money } = useFormat();
  const { full } = useTimes();
  const { totals, newest_orders: orders } = shopper;
  const figures = [
    [t.paid, money(totals.paid)],
    [t.underWay, number(totals.under_way)],
    [t.delivered, number(totals.delivered)],
    [t.returned, number(totals.returned)],
    [t.cancelled, number(totals.cancelled)],
  ] as const;
  return (
    <PanelCard title={t.orders(number(shopper.orders))} padded={false}>
      <dl className="flex flex-wrap gap-x-8 gap-y-2 border-b border-border p-4 last:border-b-0">
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt className="text-xs text-ink-subtle">{label}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      {orders.length === 0 && <p className="p-4 text-ink-muted">{t.noOrders}</p>}
      <ul>
        {orders.map(({ order_number: orderNumber, status, placed_at: placedAt, total }) => (
          <li key={orderNumber} className="border-border not-first:border-t">
            <Link
              to={`/orders/${orderNumber}?view=all`}
              className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 hover:bg-surface-sunken"
            >
              <span className="font-semibold">{orderNumber}</span>
              <StatusSign status={status} />
              <span className="text-ink-muted">{full(placedAt)}</span>
              <Money taka={total} className="ms-auto font-semibold" />
            </Link>
          </li>
        ))}
      </ul>
      {orders.length > 0 && (
        <p className="flex flex-wrap items-center gap-x-4 border-t border-border px-4 py-1.5">
          <Link
            to={`/orders?view=all&q=${encodeURIComponent(shopper.email)}`}
            className="inline-flex min-h-9 items-center font-medium underline decoration-border-control underline-offset-3"
          >
            {t.inOrderList}
          </Link>
          {shopper.orders > orders.length && (
            <span className="text-xs text-ink-subtle">{t.newestOf(number(orders.length), number(shopper.orders))}</span>
          )}
        </p>
      )}
    </PanelCard>
  );
}
