import type { AdminOrder } from '@haat/contracts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { call } from '../../../../platform/api/call.ts';
import { offerUndo } from '../../../../platform/undo/last-undo.ts';
import { ReasonDialog } from '../../../../ui/dialogs/reason-dialog.tsx';
import { screenMessages } from '../../../../ui/screen/messages.ts';
import { ordersMessages } from '../../messages.ts';
import { orderMessages } from '../messages.ts';
import { useOrderChange } from '../use-order-change.ts';

/** Records that the courier could not deliver the order, and why. */
export function TryDialog({ order, onClose }: { order: AdminOrder; onClose: () => void }) {
  const t = useMessages(orderMessages);
  const lists = useMessages(ordersMessages);
  const screen = useMessages(screenMessages);
  const { number } = useFormat();
  const { save, isSaving } = useOrderChange();
  const { order_number: orderNumber, tries } = order;
  const nth = tries.count + 1;
  const takeBack = () =>
    void save(call('adminOrderTryUndo', { params: { order_number: orderNumber, nth } }), t.tryTakenBack(orderNumber));
  const note = (reason: string) =>
    save(call('adminOrderTry', { params: { order_number: orderNumber }, body: { nth, reason } }), () =>
      offerUndo({ text: t.tryNoted(orderNumber), label: screen.undo, undo: takeBack }),
    );
  return (
    <ReasonDialog
      title={t.tryTitle(orderNumber)}
      text={tries.count === 0 ? t.tryText : `${t.trySoFar(lists.tried(tries.count, number(tries.count)))} ${t.tryText}`}
      doLabel={t.noteTry}
      isSaving={isSaving}
      legend={t.why}
      ownWordsLabel={`${t.inYourWords} (${t.forUsOnly})`}
      reasons={t.tryReasons}
      onDo={note}
      onClose={onClose}
    />
  );
}
