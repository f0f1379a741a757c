import type { OrderStatus } from '@haat/contracts';
import { writeAudit } from '../../../platform/audit/write-audit.ts';
import { withTransaction } from '../../../platform/db/transaction.ts';
import type { Services } from '../../../services.ts';
import { invalidateProducts } from '../../catalogue/public.ts';
import { moveOrder } from './move-order.ts';
import { statusesBefore } from './order-status.ts';
import { orderStatusMails } from '../mails/order-status-mail.ts';

interface StatusChange {
  orderNumber: string;
  status: OrderStatus;
  /** Null for the shop itself. */
  byUserId: string | null;
  byStaffId?: string | null;
  /** Recorded in the order's history; hidden from the shopper. */
  reason?: string | null;
}

/**
 * Changes the status of any order on behalf of the shop, as `shop order` does: notifies the shopper and writes an
 * audit log entry. False if there is no such order or its status does not allow the change.
 */
export async function changeOrderStatus(
  services: Pick<Services, 'db' | 'mail' | 'cache' | 'config'>,
  { orderNumber, status, byUserId, byStaffId = null, reason = null }: StatusChange,
): Promise<boolean> {
  const moved = await withTransaction(services.db, async (tx) => {
    const from = statusesBefore(status);
    const order = await moveOrder(tx, { orderNumber, from, to: status, byUserId, byStaffId, reason });
    if (!order) return null;
    await services.mail.write(tx, ...orderStatusMails({ order, orderNumber, status }, services.config));
    await writeAudit(tx, {
      staff: byStaffId === null ? null : { staffId: byStaffId },
      action: 'shop order',
      subject: { kind: 'order', id: orderNumber },
      before: { status: order.from },
      after: { status },
      requestId: null,
    });
    return order;
  });
  if (moved) invalidateProducts(services.cache, moved.stockMovedIds);
  return moved !== null;
}
