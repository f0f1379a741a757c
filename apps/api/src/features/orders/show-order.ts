import type { OrderDetails } from '@haat/contracts';
import type { Caller } from '../../platform/http/handler.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Services } from '../../services.ts';
import { orderDetailsSelect, orderDetailsView } from './order-view.ts';

/** One of the caller's orders. Throws NOT_FOUND for another user's, too: its existence is private. */
export async function showOrder(
  { db }: Pick<Services, 'db'>,
  { caller, orderNumber }: { caller: Caller; orderNumber: string },
): Promise<{ success: true; data: OrderDetails }> {
  const row = await db.order.findFirst({
    where: { orderNumber, userId: caller.userId },
    select: orderDetailsSelect,
  });
  if (!row) throw new Problem('NOT_FOUND', 'You have no order with this number.');
  return { success: true, data: orderDetailsView(row) };
}
