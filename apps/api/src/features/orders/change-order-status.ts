import type { OrderStatus } from '@haat/contracts';
import { withTransaction } from '../../platform/db/transaction.ts';
import type { Services } from '../../services.ts';
import { moveOrder } from './move-order.ts';
import { statusesBefore } from './order-status.ts';
import { orderStatusMails } from './order-status-mail.ts';

interface StatusChange {
  orderNumber: string;
  status: OrderStatus;
  /** Null: the shop itself. */
  byUserId: string | null;
  /** Kept in the order's history; the shopper does not see it. */
  reason?: string | null;
}

/**
 * Moves any order along for the shop and tells the shopper. False: there is no such order, or its status does not lead
 * there.
 */
export async function changeOrderStatus(
  services: Pick<Services, 'db' | 'mail' | 'cache' | 'config'>,
  { orderNumber, status, byUserId, reason = null }: StatusChange,
): Promise<boolean> {
  const moved = await withTransaction(services.db, async (tx) => {
    const order = await moveOrder(tx, { orderNumber, from: statusesBefore(status), to: status, byUserId, reason });
    if (order) await services.mail.write(tx, ...orderStatusMails({ order, orderNumber, status }, services.config));
    return order;
  });
  if (moved) services.cache.stockMoved(moved.stockMovedIds);
  return moved !== null;
}
