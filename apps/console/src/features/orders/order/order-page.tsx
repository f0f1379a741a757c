import type { AdminOrder } from '@haat/contracts';
import { Skeleton } from '@haat/ui/feedback/skeleton.tsx';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { NothingFoundIcon, RetryIcon, ServerOffIcon } from '@haat/ui/icons/icons.ts';
import { useParams, useSearchParams } from 'react-router-dom';
import { problemOf } from '../../../platform/api/call.ts';
import { usePageTitle } from '../../../platform/page-title.ts';
import { useAfter } from '../../../platform/use-after.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { listMessages } from '../../../ui/list/messages.ts';
import { StateNote } from '../../../ui/state-note.tsx';
import { readAddress } from '../list/list-address.ts';
import { ordersMessages } from '../messages.ts';
import { useOrder } from '../order-queries.ts';
import { orderMessages } from './messages.ts';
import { OrderScreen } from './order-screen.tsx';

/** One order: its address says which, and the list that it was opened from. */
export function Page() {
  const { order_number: orderNumber = '' } = useParams();
  const [search] = useSearchParams();
  const { data: order, error, refetch } = useOrder(orderNumber);
  usePageTitle(orderNumber);
  if (order) return <OrderScreen key={orderNumber} order={order} address={readAddress(search)} />;
  if (error) return <NoOrder error={error} onRetry={() => void refetch()} orderNumber={orderNumber} />;
  return <LoadingOrder />;
}

interface NoOrderProps {
  error: unknown;
  orderNumber: AdminOrder['order_number'];
  onRetry: () => void;
}

function NoOrder({ error, orderNumber, onRetry }: NoOrderProps) {
  const t = useMessages(orderMessages);
  const lists = useMessages(ordersMessages);
  const { tryAgain } = useMessages(listMessages);
  const { code } = problemOf(error);
  const isUnknown = code === 'NOT_FOUND' || code === 'VALIDATION';
  return (
    <>
      <h1 className="sr-only">{orderNumber}</h1>
      {isUnknown ? (
        <StateNote
          icon={NothingFoundIcon}
          title={t.notFound}
          text={t.notFoundText}
          action={
            <LinkButton to="/orders" variant="primary">
              {t.toOrders}
            </LinkButton>
          }
        />
      ) : (
        <StateNote
          icon={ServerOffIcon}
          tone="danger"
          role="alert"
          title={t.failedTitle}
          text={lists.failedText}
          action={
            <Button variant="primary" icon={RetryIcon} onClick={onRetry}>
              {tryAgain}
            </Button>
          }
        />
      )}
    </>
  );
}

function LoadingOrder() {
  const t = useMessages(orderMessages);
  const isShown = useAfter(300);
  return (
    <div role="status">
      <h1 className="sr-only">{t.loading}</h1>
      {isShown && (
        <div className="grid gap-4">
          <Skeleton className="h-8 w-56" />
          <Skeleton className="h-36 rounded-lg" />
          <Skeleton className="h-64 rounded-lg" />
        </div>
      )}
    </div>
  );
}
