import type { Order } from '@haat/contracts';
import { redirect, useLoaderData } from 'react-router-dom';
import { useDates } from '@haat/ui/i18n/dates.ts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { orFail, type LoaderInput, type MetaInput, type PageMeta } from '../../rendering/page.ts';
import { isLoggedIn, readSession } from '../../platform/session/session.ts';
import { Button, LinkButton } from '@haat/ui/forms/button.tsx';
import { Card } from '@haat/ui/layout/card.tsx';
import { CellName } from '@haat/ui/layout/cell-name.tsx';
import { EmptyState } from '@haat/ui/feedback/empty-state.tsx';
import { Money } from '@haat/ui/text/money.tsx';
import { Notice } from '@haat/ui/feedback/notice.tsx';
import { Skeleton } from '@haat/ui/feedback/skeleton.tsx';
import { Spinner } from '@haat/ui/feedback/spinner.tsx';
import { AccountPage } from '../account/public.ts';
import { ordersMessages } from './messages.ts';
import { PendingTitle } from './pending-title.tsx';
import { StatusBadge } from './status-badge.tsx';
import { orderLinkId, useOrderPages } from './use-order-pages.ts';

/** The shopper's orders, newest first. */
export async function loader({ call }: LoaderInput) {
  const { userId, name } = readSession();
  if (!isLoggedIn() || !userId) throw redirect('/login?from=/my_order_list');
  const answer = await call('userOrder', { query: { user_id: userId } });
  if (!answer.ok && answer.problem.status === 401) throw redirect('/login?from=/my_order_list');
  const { data, next_cursor } = orFail(answer);
  return { first: { orders: data, cursor: next_cursor }, name: name ?? '' };
}

export function meta({ locale }: MetaInput): PageMeta {
  const t = ordersMessages.get(locale);
  return { title: t.myOrder, description: t.recentOrder };
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
  const { first, name } = useLoaderData<typeof loader>();
  const { orders, cursor, isBusy, hasFailed, showMore } = useOrderPages(first);
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
      {hasFailed && (
        <Notice tone="error" role="alert" className="mt-5">
          {t.moreFailed}
        </Notice>
      )}
      {cursor !== null && (
        <div className="mt-8 text-center">
          <Button
            variant="outline"
            aria-busy={isBusy || undefined}
            onClick={(event) => void showMore(event.currentTarget)}
            className="min-w-50"
          >
            {isBusy && <Spinner />}
            {t.showMore}
          </Button>
        </div>
      )}
    </AccountPage>
  );
}

function OrderTable({ orders }: { orders: Order[] }) {
  const t = useMessages(ordersMessages);
  const { number } = useFormat();
  const { date } = useDates();
  return (
    <Card padded={false} className="overflow-hidden">
      <table className="w-full text-sm max-sm:block">
        <thead className="max-sm:hidden">
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
              className="max-sm:grid max-sm:grid-cols-[1.5rem_minmax(0,1fr)_auto_auto] max-sm:gap-x-4 max-sm:gap-y-3 max-sm:p-4 sm:*:px-5 sm:*:py-3.5"
            >
              <td className="text-ink-muted max-sm:row-span-2">
                <CellName>#</CellName>
                {number(index + 1)}
              </td>
              <td className="font-semibold">
                <CellName>{t.order}</CellName>
                <span className="select-all">{order.order_number}</span>
              </td>
              <td className="max-sm:col-span-2">
                <CellName>{t.date}</CellName>
                {date(order.date)}
              </td>
              <td>
                <CellName>{t.status}</CellName>
                <StatusBadge status={order.status} />
              </td>
              <td className="font-semibold sm:text-end">
                <CellName>{t.total}</CellName>
                <Money taka={order.total_amount} />
              </td>
              <td className="sm:text-end">
                <CellName>{t.invoice}</CellName>
                <LinkButton
                  id={orderLinkId(order.order_number)}
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
