import type { TrackedOrder } from '@haat/contracts';
import { Problem } from '../../platform/http/problem.ts';
import type { Services } from '../../services.ts';
import { trackedOrderSelect, trackedOrderView } from './order-view.ts';

/** The status of an order. Throws the same NOT_FOUND for a wrong number and a wrong phone number. */
export async function trackOrder(
  { db }: Pick<Services, 'db'>,
  { orderNumber, phone }: { orderNumber: string; phone: string },
): Promise<{ success: true; data: TrackedOrder }> {
  const row = await db.order.findFirst({ where: { orderNumber, phone }, select: trackedOrderSelect });
  if (!row) throw new Problem('NOT_FOUND', 'There is no order with this number and phone.');
  return { success: true, data: trackedOrderView(row) };
}
