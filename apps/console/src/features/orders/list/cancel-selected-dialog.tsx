import type { AdminOrderRow } from '@haat/contracts';
import { showToast } from '@haat/ui/feedback/feedback.ts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { ReasonDialog } from '../../../ui/dialogs/reason-dialog.tsx';
import { ordersMessages } from '../messages.ts';
import { orderMessages } from '../order/messages.ts';
import { refreshOrders } from '../order-queries.ts';
import { outcomeOf, type MoveOutcome } from '../steps/move-outcome.ts';
import { useRefusedWords } from '../steps/use-refused-words.ts';

export interface CancelSelectedDialogProps {
  orders: readonly AdminOrderRow[];
  onDone: () => void;
  onClose: () => void;
}

/** Cancels several orders for one reason, and reports which part was cancelled. */
export function CancelSelectedDialog({ orders, onDone, onClose }: CancelSelectedDialogProps) {
  const t = useMessages(orderMessages);
  const lists = useMessages(ordersMessages);
  const { number, money } = useFormat();
  const refusedWords = useRefusedWords();
  const [isSaving, setSaving] = useState(false);
  const count = orders.length;
  const taka = orders.reduce((sum, row) => sum + row.total_amount, 0);

  function tell({ moved, refused }: MoveOutcome): void {
    const [first, ...others] = refused;
    const done = moved > 0 && lists.cancelledMany(moved, number(moved));
    const why = first && (others.length > 0 ? lists.refusedMany(number(refused.length)) : refusedWords(first));
    showToast({ kind: first ? 'error' : 'success', text: [done, why].filter(Boolean).join(' ') });
  }

  async function cancel(reason: string) {
    setSaving(true);
    const body = { order_numbers: orders.map((row) => row.order_number), to: 'cancelled' as const, reason };
    const answer = await call('adminOrderMove', { body });
    setSaving(false);
    if (!answer.ok) {
      if (answer.problem.code !== 'UNAUTHORIZED') showToast({ kind: 'error', text: t.failed });
      return;
    }
    tell(outcomeOf(answer.body.data, 'cancelled'));
    onDone();
    await refreshOrders();
  }

  return (
    <ReasonDialog
      title={lists.cancelMany(count, number(count))}
      text={
        <>
          <b className="font-semibold">{lists.cancelManyWarning(count)}</b> {t.notCollected(money(taka))}
        </>
      }
      legend={t.why}
      ownWordsLabel={`${t.inYourWords} (${t.forUsOnly})`}
      reasons={t.cancelReasons}
      doLabel={lists.doCancelMany(count, number(count))}
      isDanger
      isSaving={isSaving}
      onDo={cancel}
      onClose={onClose}
    />
  );
}
