import type { OrderDetails } from '@haat/contracts';
import { redirect, useLoaderData } from 'react-router-dom';
import { useDates } from '@haat/ui/i18n/dates.ts';
import { formatPhone } from '@haat/contracts/shared/format';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { orFail, type LoaderInput, type MetaInput, type PageMeta } from '../../rendering/page.ts';
import { isLoggedIn } from '../../platform/session/session.ts';
import { Card } from '@haat/ui/layout/card.tsx';
import { Skeleton } from '@haat/ui/feedback/skeleton.tsx';
import { AccountPage } from '../account/public.ts';
import { ordersMessages } from './messages.ts';
import { OrderActions } from './order-actions.tsx';
import { OrderLines } from './order-lines.tsx';
import { PendingTitle } from './pending-title.tsx';
import { StatusTimeline } from './status-timeline.tsx';

export async function loader({ call, params }: LoaderInput) {
  const orderNumber = params.order_number ?? '';
  const login = `/login?from=${encodeURIComponent(`/order_list_view/${orderNumber}`)}`;
  if (!isLoggedIn()) throw redirect(login);
  const answer = await call('order', { params: { order_number: orderNumber } });
  if (!answer.ok && answer.problem.status === 401) throw redirect(login);
  return { order: orFail(answer).data };
}

export function meta({ data, locale }: MetaInput<typeof loader | undefined>): PageMeta {
  const t = ordersMessages.get(locale);
  // There is no data while the order is loading.
  const title = data ? t.orderTitle(data.order.order_number) : t.myOrder;
  return { title, description: t.timeline };
}

export function Pending() {
  return (
    <AccountPage current="orders" title={<PendingTitle />} text={<Skeleton className="h-5 w-60" />}>
      <Card>
        <Skeleton className="h-64 w-full sm:h-20" />
      </Card>
      <Card>
        <Skeleton className="h-72 w-full" />
      </Card>
    </AccountPage>
  );
}

export function Page() {
  const t = useMessages(ordersMessages);
  const { dateTime } = useDates();
  const { order } = useLoaderData<typeof loader>();
  return (
    <AccountPage
      current="orders"
      title={
        <>
          {t.orderTitle('')}
          <span className="select-all">{order.order_number}</span>
        </>
      }
      text={t.placedOn(dateTime(order.date))}
    >
      <Card>
        <StatusTimeline timeline={order.timeline} />
      </Card>
      <OrderLines order={order} />
      <Destination order={order} />
      <OrderActions order={order} />
    </AccountPage>
  );
}

function Destination({ order }: { order: OrderDetails }) {
  const locale = useLocale();
  const t = useMessages(ordersMessages);
  return (
    <Card className="grid gap-5 text-sm sm:grid-cols-2">
      <div>
        <h2 className="mb-1.5 text-xs font-medium text-ink-muted">{t.deliverTo}</h2>
        <p className="font-semibold">{order.name || t.detailsRemoved}</p>
        <p className="whitespace-pre-line">{order.address}</p>
        <p>{formatPhone(order.phone, locale)}</p>
      </div>
      {order.order_notes && (
        <div>
          <h2 className="mb-1.5 text-xs font-medium text-ink-muted">{t.notes}</h2>
          <p className="whitespace-pre-line">{order.order_notes}</p>
        </div>
      )}
    </Card>
  );
}
