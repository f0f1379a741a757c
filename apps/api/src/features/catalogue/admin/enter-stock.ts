import type { EndpointReply, Endpoints } from '@haat/contracts';
import { writeAudit } from '../../../platform/audit/write-audit.ts';
import { withTransaction } from '../../../platform/db/transaction.ts';
import type { HandlerInput } from '../../../platform/http/handler.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Services } from '../../../services.ts';
import { invalidateProducts } from '../cache/cache-tags.ts';
import { earlierMoves } from './earlier-moves.ts';
import { readAdminProduct } from './read-admin-product.ts';

/**
 * Books a stock movement, once for each idempotency key, and returns its pieces beside the product. Throws VALIDATION
 * if it takes more than the stock holds; NOT_FOUND.
 */
export async function enterStock(
  { db, cache }: Pick<Services, 'db' | 'cache'>,
  { params: { id }, headers, body, staff, request: { requestId } }: HandlerInput<Endpoints['adminProductStock']>,
): Promise<EndpointReply<Endpoints['adminProductStock']>> {
  const moved = await withTransaction(db, async (tx) => {
    const [product] = await tx.$queryRaw<{ stock: number }[]>`
      SELECT stock FROM products WHERE id = ${id}::int FOR NO KEY UPDATE`;
    if (!product) throw new Problem('NOT_FOUND', 'There is no such product.');
    const idempotencyKey = headers['idempotency-key'] ?? null;
    const [earlier] = await earlierMoves(tx, [id], idempotencyKey);
    if (earlier) return earlier.delta;
    const delta = body.delta ?? (body.counted ?? 0) - product.stock;
    if (product.stock + delta < 0) throw tooFew(product.stock);
    if (delta === 0 && idempotencyKey === null) return 0;
    if (delta !== 0) await tx.product.updateMany({ where: { id }, data: { stock: { increment: delta } } });
    await tx.stockMovement.create({
      data: {
        productId: id,
        delta,
        reason: body.reason,
        staffId: staff.staffId,
        idempotencyKey,
      },
    });
    if (delta === 0) return 0;
    await writeAudit(tx, {
      staff,
      action: 'adminProductStock',
      subject: { kind: 'product', id: String(id) },
      before: { stock: product.stock },
      after: { stock: product.stock + delta, reason: body.reason },
      requestId,
    });
    return delta;
  });
  invalidateProducts(cache, [id]);
  return { success: true, data: await readAdminProduct(db, id), delta: moved };
}

function tooFew(stock: number): Problem {
  const message = `There are ${stock} in stock. Take at most that many, or enter what you counted.`;
  return new Problem('VALIDATION', message, { errors: [{ path: 'delta', message }] });
}
