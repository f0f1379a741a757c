import type { Order } from '@haat/contracts';
import type { Caller } from '../../platform/http/handler.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Services } from '../../services.ts';
import { listedOrderSelect, orderView } from './order-view.ts';

/** The caller's orders, newest first. Throws FORBIDDEN when somebody else's are asked for. */
export async function listOrders(
  { db }: Pick<Services, 'db'>,
  { caller, userId }: { caller: Caller; userId: string | undefined },
): Promise<{ success: true; data: Order[] }> {
  if (userId !== undefined && userId !== caller.userId) throw new Problem('FORBIDDEN', 'These orders are not yours.');
  const rows = await db.order.findMany({
    where: { userId: caller.userId },
    orderBy: { id: 'desc' },
    select: listedOrderSelect,
  });
  return { success: true, data: rows.map(orderView) };
}
