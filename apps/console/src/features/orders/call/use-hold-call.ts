import { showToast } from '@haat/ui/feedback/feedback.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { useNavigate } from 'react-router-dom';
import { call } from '../../../platform/api/call.ts';
import { screenMessages } from '../../../ui/screen/messages.ts';
import { ordersMessages } from '../messages.ts';
import { refreshOrders } from '../order-queries.ts';
import { holdStep, type CallNote } from '../steps/held-steps.ts';
import { callMessages } from './messages.ts';

/** Outcomes of a call that can be undone. */
export type HeldOutcome = 'confirmed' | CallNote;

interface HeldCall {
  orderNumber: string;
  outcome: HeldOutcome;
  /** When to call back, in ISO 8601. */
  againAt?: string | undefined;
  /** Called if nothing was recorded: it was undone, or the server refused it. */
  onBack: () => void;
}

/** Records the outcome of a call: shown at once, and sent after six seconds unless it is undone. */
export function useHoldCall(): (held: HeldCall) => void {
  const t = useMessages(callMessages);
  const lists = useMessages(ordersMessages);
  const { tooMany } = useMessages(screenMessages);
  const navigate = useNavigate();

  return ({ orderNumber, outcome, againAt, onBack }) =>
    holdStep({
      orderNumbers: [orderNumber],
      to: outcome,
      onUndo: onBack,
      async send(isLeaving) {
        const params = { order_number: orderNumber };
        const body = { outcome, ...(againAt !== undefined && { again_at: againAt }) };
        const answer = await call('adminOrderCall', { params, body }, { keepalive: isLeaving });
        if (isLeaving) return;
        await refreshOrders();
        if (answer.ok) return;
        const { code } = answer.problem;
        // Somebody else was quicker: there is nothing left to ask.
        if (code !== 'CHANGED_MEANWHILE') onBack();
        if (code === 'UNAUTHORIZED') return;
        const failed = code === 'RATE_LIMITED' ? tooMany : t.notWritten(orderNumber);
        showToast({
          kind: 'error',
          text: code === 'CHANGED_MEANWHILE' ? t.movedOn(orderNumber) : failed,
          action: { label: lists.seeIt, onPress: () => void navigate(`/orders/${orderNumber}`) },
        });
      },
    });
}
