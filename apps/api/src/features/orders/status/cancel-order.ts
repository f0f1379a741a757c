import type { OrderDetails } from '@haat/contracts';
import { withTransaction } from '../../../platform/db/transaction.ts';
import type { Caller } from '../../../platform/http/handler.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Services } from '../../../services.ts';
import { invalidateProducts } from '../../catalogue/public.ts';
import { moveOrder } from './move-order.ts';
import { orderStatusMails } from '../mails/order-status-mail.ts';
import { showOrder } from '../show-order.ts';

/** Cancels one of the caller's orders while it is pending. Throws NOT_FOUND or NOT_CANCELLABLE. */
export async function cancelOrder(
  services: Pick<Services, 'db' | 'mail' | 'cache' | 'config'>,
  { caller, orderNumber }: { caller: Caller; orderNumber: string },
): Promise<{ success: true; data: OrderDetails }> {
  const { userId } = caller;
  const moved = await withTransaction(services.db, async (tx) => {
    const move = { orderNumber, from: ['pending'], to: 'cancelled', ownerId: userId, byUserId: userId } as const;
    const order = await moveOrder(tx, move);
    if (!order) return null;
    await services.mail.write(tx, ...orderStatusMails({ order, orderNumber, status: 'cancelled' }, services.config));
    return order;
  });
  const answer = await showOrder(services, { caller, orderNumber });
  if (!moved) throw new Problem('NOT_CANCELLABLE', 'This order can no longer be cancelled.', { data: answer.data });
  invalidateProducts(services.cache, moved.stockMovedIds);
  return answer;
}
