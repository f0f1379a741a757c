import { useMessages } from '@haat/ui/i18n/messages.ts';
import { useParams, useSearchParams } from 'react-router-dom';
import { usePageTitle } from '../../../platform/page-title.ts';
import { FailedNote } from '../../../ui/screen/failed-note.tsx';
import { LoadingSubject } from '../../../ui/screen/loading-subject.tsx';
import { readAddress } from '../list/list-address.ts';
import { ordersMessages } from '../messages.ts';
import { useOrder } from '../order-queries.ts';
import { orderMessages } from './messages.ts';
import { OrderScreen } from './order-screen.tsx';

/** One order; its address names it and the list that it was opened from. */
export function Page() {
  const t = useMessages(orderMessages);
  const { failedText } = useMessages(ordersMessages);
  const { order_number: orderNumber = '' } = useParams();
  const [search] = useSearchParams();
  const { data: order, error, errorUpdatedAt, refetch } = useOrder(orderNumber);
  usePageTitle(orderNumber);
  if (order) return <OrderScreen key={orderNumber} order={order} address={readAddress(search)} />;
  if (!error) return <LoadingSubject label={t.loading} />;
  return (
    <>
      <h1 className="sr-only">{orderNumber}</h1>
      <FailedNote
        error={error}
        failedAt={errorUpdatedAt}
        text={failedText}
        missing={{ title: t.notFound, text: t.notFoundText, to: '/orders', label: t.toOrders }}
        onRetry={() => void refetch()}
      />
    </>
  );
}
