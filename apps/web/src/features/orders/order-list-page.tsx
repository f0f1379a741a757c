import type { Order } from '@haat/contracts';
import { redirect, useLoaderData } from 'react-router-dom';
import { useFormat } from '../../platform/i18n/format.ts';
import { useMessages } from '../../platform/i18n/messages.ts';
import { orFail, type LoaderInput, type MetaInput, type PageMeta } from '../../platform/page.ts';
import { isLoggedIn, readSession } from '../../platform/storage/session.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Money } from '../../ui/money.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AccountPage } from '../account/public.ts';
import { ordersMessages } from './messages.ts';
import { PendingTitle } from './pending-title.tsx';
import { StatusBadge } from './status-badge.tsx';

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
  const t = useMessages(ordersMessages);
  return (
    <AccountPage current="orders" title={<PendingTitle />} text={t.recentOrder}>
      <Card padded={false}>
        {[1, 2, 3].map((row) => (
          <div key={row} className="border-b border-border p-4 last:border-0">
            <Skeleton className="h-18 w-full sm:h-9" />
          </div>
        ))}
      </Card>
    </AccountPage>
  );
}

export function Page() {
  const t = useMessages(ordersMessages);
  const { orders, name } = useLoaderData<typeof loader>();
  return (
    <AccountPage current="orders" title={t.hello(name)} text={t.recentOrder}>
      {orders.length === 0 ? (
        <EmptyState
          title={t.noOrders}
          text={t.noOrdersText}
          action={<LinkButton to="/shop/all_shop">{t.backToShop}</LinkButton>}
        />
      ) : (
        <OrderTable orders={orders} />
      )}
    </AccountPage>
  );
}

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
              className="max-sm:grid max-sm:grid-cols-[1fr_auto] max-sm:items-center max-sm:gap-x-3 max-sm:gap-y-1 max-sm:p-4 sm:*:px-5 sm:*:py-3.5"
            >
              <td className="text-ink-muted max-sm:hidden">{number(index + 1)}</td>
              <td className="font-semibold select-all">{order.order_number}</td>
              <td className="max-sm:col-start-1 max-sm:row-start-2 max-sm:text-ink-muted">{date(order.date)}</td>
              <td className="max-sm:text-end">
                <StatusBadge status={order.status} />
              </td>
              <td className="font-semibold max-sm:col-start-1 max-sm:row-start-3 max-sm:text-base sm:text-end">
                <Money taka={order.total_amount} />
              </td>
              <td className="text-end max-sm:col-start-2 max-sm:row-span-2 max-sm:row-start-2">
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
