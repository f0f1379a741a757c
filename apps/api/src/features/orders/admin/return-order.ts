import type { AdminOrder, Endpoints } from '@haat/contracts';
import type { Transaction } from '../../../platform/db/transaction.ts';
import type { HandlerInput } from '../../../platform/http/handler.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Services } from '../../../services.ts';
import { invalidateProducts, writeOffDamaged } from '../../catalogue/public.ts';
import { changedMeanwhile, changeOrder } from './change-order.ts';
import { takeStep } from './step.ts';

/** Books a returned order. Throws CHANGED_MEANWHILE if its status does not allow that. */
export async function returnOrder(
  services: Pick<Services, 'db' | 'mail' | 'cache' | 'config'>,
  { params, body, staff, request: { requestId } }: HandlerInput<Endpoints['adminOrderReturn']>,
): Promise<{ success: true; data: AdminOrder }> {
  const { order_number: orderNumber } = params;
  const by = { staff, requestId, action: 'adminOrderReturn' } as const;
  let stockMovedIds: number[] = [];
  const answer = await changeOrder(services, orderNumber, async (tx, { id }) => {
    const damaged = await damagedPieces(tx, id, body.damaged);
    const moved = await takeStep(tx, services, { orderNumber, to: 'returned', reason: body.reason, by });
    if (!moved) throw changedMeanwhile('This order cannot come back, or already has.');
    stockMovedIds = moved.stockMovedIds;
    await writeOffDamaged(tx, { pieces: damaged, orderId: id, staffId: staff.staffId });
  });
  invalidateProducts(services.cache, stockMovedIds);
  return answer;
}

type Damaged = HandlerInput<Endpoints['adminOrderReturn']>['body']['damaged'];

/** The damaged pieces by product. Throws VALIDATION if the order does not hold as many. */
async function damagedPieces(tx: Transaction, orderId: bigint, damaged: Damaged): Promise<Map<number, number>> {
  const lines = await tx.orderLine.findMany({ where: { orderId }, select: { productId: true, qty: true } });
  const pieces = new Map<number, number>();
  for (const [index, { product_id: productId, qty }] of damaged.entries()) {
    const total = (pieces.get(productId) ?? 0) + qty;
    const held = lines.reduce((sum, line) => sum + (line.productId === productId ? line.qty : 0), 0);
    if (total > held) throw tooManyDamaged(index, held);
    pieces.set(productId, total);
  }
  return pieces;
}

function tooManyDamaged(index: number, held: number): Problem {
  const message = `The order has ${held} pieces of this product.`;
  return new Problem('VALIDATION', message, { errors: [{ path: `damaged.${index}.qty`, message }] });
}
