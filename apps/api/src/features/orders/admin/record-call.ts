import type { AdminOrder, Endpoints } from '@haat/contracts';
import type { HandlerInput } from '../../../platform/http/handler.ts';
import type { Services } from '../../../services.ts';
import { invalidateProducts } from '../../catalogue/public.ts';
import { changedMeanwhile, changeOrder } from './change-order.ts';
import { auditOrder, takeStep } from './step.ts';

/** Records a call. Throws CHANGED_MEANWHILE if the order's status does not allow the move that results. */
export async function recordCall(
  services: Pick<Services, 'db' | 'mail' | 'cache' | 'config'>,
  { params, body, staff, request: { requestId } }: HandlerInput<Endpoints['adminOrderCall']>,
): Promise<{ success: true; data: AdminOrder }> {
  const { order_number: orderNumber } = params;
  const { outcome, reason } = body;
  const by = { staff, requestId, action: 'adminOrderCall' } as const;
  const againAt = outcome === 'later' && body.again_at ? new Date(body.again_at) : null;
  let stockMovedIds: number[] = [];
  const answer = await changeOrder(services, orderNumber, async (tx, { id }) => {
    await tx.orderCall.create({ data: { orderId: id, staffId: staff.staffId, outcome, againAt } });
    await auditOrder(tx, { by, orderNumber, after: { call: outcome } });
    if (outcome === 'no_answer' || outcome === 'later') return;
    const moved = await takeStep(tx, services, { orderNumber, to: outcome, reason, by });
    if (!moved) throw changedMeanwhile('This order has moved on meanwhile.');
    stockMovedIds = moved.stockMovedIds;
  });
  invalidateProducts(services.cache, stockMovedIds);
  return answer;
}
