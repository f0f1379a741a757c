import { orderField, type AdminOrder, type Endpoints, type OrderField } from '@haat/contracts';
import type { Transaction } from '../../../platform/db/transaction.ts';
import type { HandlerInput } from '../../../platform/http/handler.ts';
import type { Services } from '../../../services.ts';
import { changedMeanwhile, changeOrder, type LockedOrder } from './change-order.ts';
import { auditOrder, type By } from './step.ts';
import { isAtShop } from '@haat/contracts/orders/order-statuses';

/** Corrects fields of an order, all or none. Throws CHANGED_MEANWHILE if one no longer holds what the staff member saw. */
export function correctOrder(
  services: Pick<Services, 'db'>,
  { params, body, staff, request: { requestId } }: HandlerInput<Endpoints['adminOrderCorrection']>,
): Promise<{ success: true; data: AdminOrder }> {
  const { order_number: orderNumber } = params;
  const by = { staff, requestId, action: 'adminOrderCorrection' } as const;
  return changeOrder(services, orderNumber, async (tx, order) => {
    // Later the parcel has its label.
    if (!isAtShop(order.status) || order.isForgotten) throw changedMeanwhile('This order can no longer be corrected.');
    for (const field of orderField.options) {
      const change = body[field];
      if (!change) continue;
      if (order[field] !== change.before)
        throw changedMeanwhile('Somebody else has corrected this meanwhile. Compare, and choose.');
      await correctField(tx, order, { orderNumber, field, after: change.after, by });
    }
  });
}

interface Correction {
  orderNumber: string;
  field: OrderField;
  after: string;
  by: By;
}

async function correctField(tx: Transaction, order: LockedOrder, { orderNumber, field, after, by }: Correction) {
  const before = order[field];
  if (after === before) return;
  const { id } = await tx.orderCorrection.create({
    data: { orderId: order.id, staffId: by.staff.staffId, field, before, after },
  });
  await tx.order.update({ where: { id: order.id }, data: { [field]: after } });
  await auditOrder(tx, { by, orderNumber, after: { correction: String(id) } });
}
