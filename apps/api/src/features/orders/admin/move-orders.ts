import type { EndpointReply, Endpoints, OrderMoveResult } from '@haat/contracts';
import { withTransaction } from '../../../platform/db/transaction.ts';
import type { HandlerInput } from '../../../platform/http/handler.ts';
import type { Services } from '../../../services.ts';
import { invalidateProducts } from '../../catalogue/public.ts';
import { lastMove, lastMoveOf } from '../status/last-move.ts';
import { takeStep, type By, type Step } from './step.ts';

type MoveServices = Pick<Services, 'db' | 'mail' | 'cache' | 'config'>;

/**
 * Moves each order in its own transaction: an order whose status does not allow the step does not affect the others.
 */
export async function moveOrders(
  services: MoveServices,
  { body, staff, request: { requestId } }: HandlerInput<Endpoints['adminOrderMove']>,
): Promise<EndpointReply<Endpoints['adminOrderMove']>> {
  const by = { staff, requestId, action: 'adminOrderMove' } as const;
  const results: OrderMoveResult[] = [];
  for (const orderNumber of new Set(body.order_numbers))
    results.push(await moveOne(services, { orderNumber, to: body.to, reason: body.reason, by }));
  return { success: true, data: results };
}

async function moveOne(services: MoveServices, step: Step & { by: By }): Promise<OrderMoveResult> {
  const { orderNumber, to } = step;
  const moved = await withTransaction(services.db, (tx) => takeStep(tx, services, step));
  if (moved) {
    invalidateProducts(services.cache, moved.stockMovedIds);
    return { order_number: orderNumber, result: 'moved', status: to, changed: null };
  }
  const order = await services.db.order.findUnique({ where: { orderNumber }, select: lastMove });
  if (!order) return { order_number: orderNumber, result: 'not_found', status: null, changed: null };
  return { order_number: orderNumber, result: 'not_allowed', status: order.status, changed: lastMoveOf(order) };
}
