import type { Order, OrderStatus } from '@haat/contracts';
import { redirect, useLoaderData } from 'react-router-dom';
import { useFormat } from '../../platform/i18n/format.ts';
import { useMessages } from '../../platform/i18n/messages.ts';
import { orFail, type LoaderInput, type MetaInput, type PageMeta } from '../../platform/page.ts';
import { isLoggedIn, readSession } from '../../platform/storage/session.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Money } from '../../ui/money.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ordersMessages } from './messages.ts';

/** The shopper's orders, newest first; visitors are sent to the login. */
export async function loader({ call }: LoaderInput) {
  const { userId, name } = readSession();
  if (!isLoggedIn() || !userId) throw redirect('/login?from=/my_order_list');
  const answer = await call('userOrder', { query: { user_id: userId } });
  if (!answer.ok && answer.problem.status === 401) throw redirect('/login?from=/my_order_list');
  return { orders: orFail(answer).data, name: name ?? '' };
}

export function meta({ locale }: MetaInput): PageMeta {
  const t = ordersMessages.get(locale);
  return { title: t.myOrder, description: t.recentOrder, noIndex: true };
}

export function Pending() {
  return (
    <div className="wrap flex flex-col gap-4 py-8">
      <Skeleton className="h-9 w-72" />
      <Skeleton className="h-80 w-full" />
    </div>
  );
}

export function Page() {
  const t = useMessages(ordersMessages);
  const { orders, name } = useLoaderData<typeof loader>();
  return (
    <div className="wrap py-8">
      <h1 className="text-2xl">{t.hello(name)}</h1>
      <p className="mt-1 mb-5 text-sm text-ink-muted">{t.recentOrder}</p>
      {orders.length === 0 ? (
        <EmptyState
          title={t.noOrders}
          text={t.noOrdersText}
          action={<LinkButton to="/shop/all_shop">{t.backToShop}</LinkButton>}
        />
      ) : (
        <OrderTable orders={orders} />
      )}
    </div>
  );
}

/** The colour of a status; its word always stands beside. */
const tones: Record<OrderStatus, BadgeTone> = {
  pending: 'warning',
  confirmed: 'info',
  packed: 'info',
  shipped: 'info',
  delivered: 'success',
  cancelled: 'danger',
  returned: 'neutral',
};

function OrderTable({ orders }: { orders: Order[] }) {
  const t = useMessages(ordersMessages);
  const { number, date } = useFormat();
  return (
    <Card padded={false} className="overflow-hidden">
      <table className="w-full text-sm max-sm:block">
        <thead className="max-sm:sr-only">
          <tr className="border-b border-border text-start text-xs text-ink-muted *:px-5 *:py-4 *:font-medium">
            <th scope="col" className="text-start">
              #
            </th>
            <th scope="col" className="text-start">
              {t.order}
            </th>
            <th scope="col" className="text-start">
              {t.date}
            </th>
            <th scope="col" className="text-start">
              {t.status}
            </th>
            <th scope="col" className="text-end">
              {t.total}
            </th>
            <th scope="col" className="text-end">
              {t.invoice}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-border max-sm:block">
          {orders.map((order, index) => (
            <tr
              key={order.order_number}
              className="max-sm:grid max-sm:grid-cols-2 max-sm:items-center max-sm:gap-2 max-sm:p-4 sm:*:px-5 sm:*:py-3.5"
            >
              <td className="text-ink-muted max-sm:hidden">{number(index + 1)}</td>
              <td className="font-semibold select-all">{order.order_number}</td>
              <td className="max-sm:text-end max-sm:text-ink-muted">{date(order.date)}</td>
              <td>
                <Badge tone={tones[order.status]}>{t.statuses[order.status]}</Badge>
              </td>
              <td className="text-end font-semibold">
                <Money taka={order.total_amount} />
              </td>
              <td className="text-end max-sm:col-span-2">
                <LinkButton
                  to={`/order_list_view/${order.order_number}`}
                  size="sm"
                  variant="secondary"
                  aria-label={t.viewOrder(order.order_number)}
                >
                  {t.view}
                </LinkButton>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
