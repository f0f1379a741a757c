import type { AdminOrder, AdminOrderRow, CallOutcome } from '@haat/contracts';
import { Skeleton } from '@haat/ui/feedback/skeleton.tsx';
import { lazy, Suspense, useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { useShortcuts } from '../../../platform/keyboard/shortcuts.ts';
import { PanelCard } from '../../../ui/panel-card.tsx';
import { FailedNote } from '../../../ui/screen/failed-note.tsx';
import { Totals } from '../order/cards/order-lines.tsx';
import { useOrderChange } from '../order/use-order-change.ts';
import { useOrder } from '../order-queries.ts';
import { ordersMessages } from '../messages.ts';
import { BesideCall } from './beside-call.tsx';
import { LaterDialog } from './later-dialog.tsx';
import { OutcomeButtons } from './outcome-buttons.tsx';
import { ReadOut } from './read-out.tsx';
import { Whom } from './whom.tsx';

const CancelDialog = lazy(async () => ({ default: (await import('../order/dialogs/cancel-dialog.tsx')).CancelDialog }));

interface CallScreenProps {
  orderNumber: string;
  /** Who comes next. */
  after: readonly AdminOrderRow[];
  /** The order is done with in this visit. */
  onOutcome: (outcome: CallOutcome) => void;
}

/** An order to call about; shown once all of it is read. */
export function CallScreen(props: CallScreenProps) {
  const { failedText } = useMessages(ordersMessages);
  const { data: order, error, errorUpdatedAt, refetch } = useOrder(props.orderNumber);
  if (order) return <Calling {...props} order={order} />;
  if (error)
    return <FailedNote error={error} failedAt={errorUpdatedAt} text={failedText} onRetry={() => void refetch()} />;
  return <Skeleton className="h-96 rounded-lg" />;
}

/** Whom to call, what to read out, and what came of it: four outcomes by key or under the thumb. */
function Calling({ order, after, onOutcome }: CallScreenProps & { order: AdminOrder }) {
  const [question, setQuestion] = useState<'later' | 'cancel' | null>(null);
  const { save, isSaving } = useOrderChange();
  const params = { order_number: order.order_number };

  async function write(outcome: 'confirmed' | 'no_answer' | 'later', againAt?: string) {
    const body = { outcome, ...(againAt !== undefined && { again_at: againAt }) };
    // The next order and the counts say that it is written down.
    const problem = await save(call('adminOrderCall', { params, body }), null);
    // Somebody else was quicker: there is nothing left to ask.
    if (problem === null || problem.code === 'CHANGED_MEANWHILE') onOutcome(outcome);
  }
  const outcomes = {
    confirmed: () => void write('confirmed'),
    no_answer: () => void write('no_answer'),
    later: () => setQuestion('later'),
    cancelled: () => setQuestion('cancel'),
  };
  useShortcuts(
    {
      1: outcomes.confirmed,
      2: outcomes.no_answer,
      3: outcomes.later,
      4: outcomes.cancelled,
      c: order.phone === '' ? undefined : () => location.assign(`tel:${order.phone}`),
    },
    !isSaving,
  );
  return (
    <div className="grid items-start gap-4 pb-28 table:grid-cols-[minmax(0,1fr)_var(--c-panel)] md:pb-0">
      <PanelCard padded={false}>
        <Whom order={order} />
        <ReadOut order={order} />
        <Totals order={order} />
        <OutcomeButtons outcomes={outcomes} isSaving={isSaving} />
      </PanelCard>
      <BesideCall order={order} after={after} />
      {question === 'later' && (
        <LaterDialog
          onChoose={(at) => {
            setQuestion(null);
            void write('later', at);
          }}
          onClose={() => setQuestion(null)}
        />
      )}
      <Suspense>
        {question === 'cancel' && (
          <CancelDialog order={order} onDone={() => onOutcome('cancelled')} onClose={() => setQuestion(null)} />
        )}
      </Suspense>
    </div>
  );
}
