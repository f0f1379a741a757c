import type { AdminOrder, Endpoints } from '@haat/contracts';
import type { Transaction } from '../../../platform/db/transaction.ts';
import type { HandlerInput } from '../../../platform/http/handler.ts';
import type { Services } from '../../../services.ts';
import { changedMeanwhile, changeOrder, type LockedOrder } from './change-order.ts';
import { auditOrder } from './step.ts';

/**
 * Records a failed delivery. Throws CHANGED_MEANWHILE if the order is not on its way, or if the failure is not the
 * next one, as when two people record the same. The audit log leaves out the reason, which may concern a person.
 */
export function recordTry(
  services: Pick<Services, 'db'>,
  { params, body: { nth, reason }, staff, request: { requestId } }: HandlerInput<Endpoints['adminOrderTry']>,
): Promise<{ success: true; data: AdminOrder }> {
  const { order_number: orderNumber } = params;
  return changeOrder(services, orderNumber, async (tx, order) => {
    if ((await triesOnTheWay(tx, order)) !== nth - 1)
      throw changedMeanwhile('Somebody else has recorded a failed delivery meanwhile.');
    await tx.deliveryTry.create({ data: { orderId: order.id, nth, staffId: staff.staffId, reason } });
    const by = { staff, requestId, action: 'adminOrderTry' } as const;
    await auditOrder(tx, { by, orderNumber, before: { tries: nth - 1 }, after: { tries: nth } });
  });
}

/** Takes the last failed delivery back. Throws CHANGED_MEANWHILE if it is no longer the last, or the order has moved on. */
export function undoTry(
  services: Pick<Services, 'db'>,
  { params, staff, request: { requestId } }: HandlerInput<Endpoints['adminOrderTryUndo']>,
): Promise<{ success: true; data: AdminOrder }> {
  const { order_number: orderNumber, nth } = params;
  return changeOrder(services, orderNumber, async (tx, order) => {
    if ((await triesOnTheWay(tx, order)) !== nth)
      throw changedMeanwhile('The failed deliveries of this order have changed meanwhile.');
    await tx.deliveryTry.delete({ where: { orderId_nth: { orderId: order.id, nth } } });
    const by = { staff, requestId, action: 'adminOrderTryUndo' } as const;
    await auditOrder(tx, { by, orderNumber, before: { tries: nth }, after: { tries: nth - 1 } });
  });
}

/** How often the courier failed to deliver an order that is on its way. Throws CHANGED_MEANWHILE if it is not. */
function triesOnTheWay(tx: Transaction, { id, status }: LockedOrder): Promise<number> {
  if (status !== 'shipped') throw changedMeanwhile('This order has moved on meanwhile.');
  return tx.deliveryTry.count({ where: { orderId: id } });
}
