import type { AdminOrder } from '@haat/contracts';
import { SelectField } from '@haat/ui/forms/field.tsx';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { useState } from 'react';
import { call } from '../../../../platform/api/call.ts';
import { refreshOrders } from '../../order-queries.ts';
import { tellRefused } from '../../steps/refused/refusals.ts';
import { EndingDialog } from './ending-dialog.tsx';
import { orderMessages } from '../messages.ts';
import { useLineWords } from '../cards/order-lines.tsx';
import { orderIn, useOrderChange } from '../use-order-change.ts';

/** Books a returned order; asks for pieces that cannot be sold again. */
export function ReturnDialog({ order, onClose }: { order: AdminOrder; onClose: () => void }) {
  const t = useMessages(orderMessages);
  const { money, number } = useFormat();
  const [opened] = useState(order);
  const { save, isSaving } = useOrderChange();
  const words = useLineWords();
  const [damaged, setDamaged] = useState<Record<number, number>>({});
  const lines = order.product_details.flatMap((line) =>
    line.product_id === null ? [] : [{ ...line, product_id: line.product_id }],
  );

  async function book(reason: string) {
    const params = { order_number: order.order_number };
    const counts = Object.entries(damaged).filter(([, qty]) => qty > 0);
    const body = { reason, damaged: counts.map(([id, qty]) => ({ product_id: Number(id), qty })) };
    const at = new Date().toISOString();
    const done = t.returned(order.order_number);
    const problem = await save(call('adminOrderReturn', { params, body }), done, ['CHANGED_MEANWHILE']);
    const isRefused = problem?.code === 'CHANGED_MEANWHILE';
    if (!problem || isRefused) onClose();
    const now = isRefused ? orderIn(problem.data) : null;
    if (!now) return;
    await refreshOrders();
    // Last, because this dialog is gone by then.
    const refused = [{ orderNumber: now.order_number, status: now.status, changed: null }];
    tellRefused({ orders: [opened], to: 'returned', at, refused, done: '' });
  }

  return (
    <EndingDialog
      order={order}
      title={t.returnTitle(order.order_number)}
      warning={
        <>
          <b className="font-semibold">{t.returnWarning}</b> {t.returnWarningText}
        </>
      }
      reasons={Object.values(t.returnReasons).map((label) => ({ label }))}
      lost={(line) => (line.product_id === null ? 0 : Math.min(line.qty, damaged[line.product_id] ?? 0))}
      told={t.returnMail(order.name, t.languages[order.locale])}
      cash={t.notCollected(money(order.total_amount))}
      keepLabel={t.notNow}
      doLabel={t.bookReturn}
      isSaving={isSaving}
      onDo={(reason) => void book(reason)}
      onClose={onClose}
    >
      {lines.map((line) => (
        <SelectField
          key={line.product_id}
          label={t.damaged(words(line).name)}
          value={damaged[line.product_id] ?? 0}
          onChange={({ target }) => setDamaged({ ...damaged, [line.product_id]: Number(target.value) })}
        >
          {Array.from({ length: line.qty + 1 }, (_each, count) => (
            <option key={count} value={count}>
              {number(count)}
            </option>
          ))}
        </SelectField>
      ))}
    </EndingDialog>
  );
}
