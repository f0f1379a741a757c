import type { AdminOrderRow } from '@haat/contracts';
import { showToast } from '@haat/ui/feedback/feedback.ts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { call } from '../../../platform/api/call.ts';
import { ReasonDialog } from '../../../ui/dialogs/reason-dialog.tsx';
import { useChange } from '../../../ui/screen/use-change.ts';
import { ordersMessages } from '../messages.ts';
import { orderMessages } from '../order/messages.ts';
import { refreshOrders } from '../order-queries.ts';
import { outcomeOf, type MoveOutcome } from '../steps/move-outcome.ts';
import { tellRefused } from '../steps/refused/refusals.ts';

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
  const { save, isSaving } = useChange();
  const count = orders.length;
  const taka = orders.reduce((sum, row) => sum + row.total_amount, 0);

  function tell({ moved, refused }: MoveOutcome, at: string): void {
    const done = moved > 0 ? lists.cancelledMany(moved, number(moved)) : '';
    if (refused.length > 0) tellRefused({ orders, to: 'cancelled', at, refused, done });
    else showToast({ kind: 'success', text: done });
  }

  const cancel = (reason: string) => {
    const at = new Date().toISOString();
    const body = { order_numbers: orders.map((row) => row.order_number), to: 'cancelled' as const, reason };
    return save(call('adminOrderMove', { body }), {
      refresh: refreshOrders,
      done({ data }) {
        tell(outcomeOf(data, 'cancelled'), at);
        onDone();
      },
    });
  };

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
