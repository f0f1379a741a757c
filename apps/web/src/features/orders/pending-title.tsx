import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Skeleton } from '@haat/ui/feedback/skeleton.tsx';
import { ordersMessages } from './messages.ts';

/** A placeholder heading, which tells screen readers that the page is loading. */
export function PendingTitle() {
  const t = useMessages(ordersMessages);
  return (
    <>
      <span className="sr-only">{t.myOrder}</span>
      <Skeleton className="h-9 w-72 max-w-full" />
    </>
  );
}
