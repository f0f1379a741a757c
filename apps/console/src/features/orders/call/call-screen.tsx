import type { AdminOrder, AdminOrderRow } from '@haat/contracts';
import { Skeleton } from '@haat/ui/feedback/skeleton.tsx';
import { Suspense, useState } from 'react';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { lazyWithWords } from '../../../platform/lazy-with-words.ts';
import { useShortcuts } from '../../../platform/keyboard/shortcuts.ts';
import { PanelCard } from '../../../ui/panel-card.tsx';
import { FailedNote } from '../../../ui/screen/failed-note.tsx';
import { Totals } from '../order/cards/order-lines.tsx';
import { useOrder } from '../order-queries.ts';
import { ordersMessages } from '../messages.ts';
import { ColleaguesHere } from '../presence/colleagues-here.tsx';
import { BesideCall } from './beside-call.tsx';
import { LaterDialog } from './later-dialog.tsx';
import { OutcomeButtons } from './outcome-buttons.tsx';
import { ReadOut } from './read-out.tsx';
import type { HeldOutcome } from './use-hold-call.ts';
import { Whom } from './whom.tsx';

const CancelDialog = lazyWithWords(async () => (await import('../order/dialogs/cancel-dialog.tsx')).CancelDialog);

interface CallScreenProps {
  orderNumber: string;
  /** The next orders. */
  after: readonly AdminOrderRow[];
  /** Leaves this order to a colleague. */
  onNext: () => void;
  onOutcome: (outcome: HeldOutcome, againAt?: string) => void;
  /** Called when the order was cancelled, or moved by somebody else meanwhile. */
  onCancelled: () => void;
}

/** An order to call about; shown once it is loaded. */
export function CallScreen(props: CallScreenProps) {
  const { failedText } = useMessages(ordersMessages);
  const { data: order, error, errorUpdatedAt, refetch } = useOrder(props.orderNumber);
  if (order) return <Calling {...props} order={order} />;
  if (error)
    return <FailedNote error={error} failedAt={errorUpdatedAt} text={failedText} onRetry={() => void refetch()} />;
  return <Skeleton className="h-96 rounded-lg" />;
}

/**
 * Whom to call, what to read out, and the outcome: four buttons with shortcuts, within thumb reach on phones. A
 * cancellation, which cannot be undone, asks first.
 */
function Calling({ order, after, onNext, onOutcome, onCancelled }: CallScreenProps & { order: AdminOrder }) {
  const [question, setQuestion] = useState<'later' | 'cancel' | null>(null);
  const outcomes = {
    confirmed: () => onOutcome('confirmed'),
    no_answer: () => onOutcome('no_answer'),
    later: () => setQuestion('later'),
    cancelled: () => setQuestion('cancel'),
  };
  useShortcuts({
    1: outcomes.confirmed,
    2: outcomes.no_answer,
    3: outcomes.later,
    4: outcomes.cancelled,
    c: order.phone === '' ? undefined : () => location.assign(`tel:${order.phone}`),
  });
  return (
    <>
      <ColleaguesHere isCalling orderNumber={order.order_number} onNext={after.length > 0 ? onNext : undefined} />
      <div className="grid items-start gap-4 pb-28 table:grid-cols-[minmax(0,1fr)_var(--c-panel)] md:pb-0">
        <PanelCard padded={false}>
          <Whom order={order} />
          <ReadOut order={order} />
          <Totals order={order} />
          <OutcomeButtons outcomes={outcomes} />
        </PanelCard>
        <BesideCall order={order} after={after} />
        {question === 'later' && (
          <LaterDialog
            onChoose={(at) => {
              setQuestion(null);
              onOutcome('later', at);
            }}
            onClose={() => setQuestion(null)}
          />
        )}
        <Suspense>
          {question === 'cancel' && (
            <CancelDialog isOnPhone order={order} onDone={onCancelled} onClose={() => setQuestion(null)} />
          )}
        </Suspense>
      </div>
    </>
  );
}
