import type { AdminOrder } from '@haat/contracts';
import { showToast } from '@haat/ui/feedback/feedback.ts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { useState } from 'react';
import { call } from '../../../../platform/api/call.ts';
import { useReminders } from '../../../settings/public.ts';
import { refreshOrders } from '../../order-queries.ts';
import { mayBeGivenUp } from '../../parts/signs.ts';
import { outcomeOf } from '../../steps/move-outcome.ts';
import { tellRefused } from '../../steps/refused/refusals.ts';
import { orderMessages } from '../messages.ts';
import { useOrderChange } from '../use-order-change.ts';
import { EndingDialog } from './ending-dialog.tsx';

interface CancelDialogProps {
  order: AdminOrder;
  /** Whether the cancellation results from a call, which is recorded with it. */
  isOnPhone?: boolean;
  /** Called when the order was cancelled, or moved by somebody else meanwhile. */
  onDone?: () => void;
  onClose: () => void;
}

/** Cancels an order, after explaining the consequences. */
export function CancelDialog({ order, isOnPhone = false, onDone, onClose }: CancelDialogProps) {
  const t = useMessages(orderMessages);
  const { number, money } = useFormat();
  const [isSaving, setSaving] = useState(false);
  const change = useOrderChange();
  const { order_number: orderNumber, name } = order;
  const { unanswered } = order.calls;
  const { calls_before_giving_up: maxCalls } = useReminders();

  async function cancelOnPhone(reason: string) {
    const input = { params: { order_number: orderNumber }, body: { outcome: 'cancelled' as const, reason } };
    const problem = await change.save(call('adminOrderCall', input), t.cancelled(orderNumber));
    if (problem && problem.code !== 'CHANGED_MEANWHILE') return;
    onClose();
    onDone?.();
  }

  async function cancel(reason: string) {
    setSaving(true);
    const at = new Date().toISOString();
    const body = { order_numbers: [orderNumber], to: 'cancelled' as const, reason };
    const answer = await call('adminOrderMove', { body });
    setSaving(false);
    if (!answer.ok) {
      if (answer.problem.code !== 'UNAUTHORIZED') showToast({ kind: 'error', text: t.failed });
      return;
    }
    onClose();
    onDone?.();
    const { refused } = outcomeOf(answer.body.data, body.to);
    if (refused.length === 0) showToast({ kind: 'success', text: t.cancelled(orderNumber) });
    await refreshOrders();
    // Last, because this dialog is gone by then.
    if (refused.length > 0) tellRefused({ orders: [order], to: body.to, at, refused, done: '' });
  }

  const { asked, noAnswer, wrong, supply, false: looksFalse } = t.cancelReasons;
  return (
    <EndingDialog
      order={order}
      title={t.cancelTitle(orderNumber)}
      warning={
        <>
          <b className="font-semibold">{t.cancelWarning}</b> {t.cancelWarningText(name)}
        </>
      }
      reasons={[
        { label: asked },
        { label: noAnswer, note: t.callsSoFar(unanswered, number(unanswered), number(maxCalls)) },
        { label: wrong },
        { label: supply },
        { label: looksFalse },
      ]}
      likely={mayBeGivenUp(order, maxCalls) ? noAnswer : undefined}
      told={t.cancelMail(name, t.languages[order.locale])}
      cash={t.notCollected(money(order.total_amount))}
      keepLabel={t.keep}
      doLabel={t.cancelOrder}
      isSaving={isSaving || change.isSaving}
      onDo={(reason) => void (isOnPhone ? cancelOnPhone(reason) : cancel(reason))}
      onClose={onClose}
    />
  );
}
