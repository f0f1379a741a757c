import type { EndpointReply, Endpoints } from '@haat/contracts';
import { writeAudits } from '../../../platform/audit/write-audit.ts';
import { withTransaction } from '../../../platform/db/transaction.ts';
import type { HandlerInput } from '../../../platform/http/handler.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Services } from '../../../services.ts';
import { invalidateProducts } from '../cache/cache-tags.ts';
import { earlierMoves } from './earlier-moves.ts';
import { readProductRows } from './product-row.ts';
import { inOrderOf } from './selected-products.ts';

interface Move {
  id: number;
  stock: number;
  delta: number;
}

/**
 * Books stock movements of several products for one reason, all or none, and once for each idempotency key. Throws VALIDATION if a movement takes more
 * than the stock holds; NOT_FOUND.
 */
export async function enterStockOfMany(
  { db, cache }: Pick<Services, 'db' | 'cache'>,
  { headers, body: { products, reason }, staff, request: { requestId } }: HandlerInput<Endpoints['adminProductsStock']>,
): Promise<EndpointReply<Endpoints['adminProductsStock']>> {
  const ids = products.map(({ id }) => id);
  const deltas = await withTransaction(db, async (tx) => {
    const locked = await tx.$queryRaw<{ id: number; stock: number }[]>`
      SELECT id, stock FROM products WHERE id = ANY(${ids}::int[]) ORDER BY id FOR NO KEY UPDATE`;
    const idempotencyKey = headers['idempotency-key'] ?? null;
    const earlier = await earlierMoves(tx, ids, idempotencyKey);
    if (earlier.length > 0) return new Map(earlier.map(({ id, delta }) => [id, delta]));
    const moves = inOrderOf(products, locked).map(({ asked, now: { id, stock } }) => ({
      id,
      stock,
      delta: asked.delta ?? (asked.counted ?? 0) - stock,
    }));
    checkStock(moves);
    const moved = moves.filter(({ delta }) => delta !== 0);
    await tx.$executeRaw`
      UPDATE products p SET stock = p.stock + x.delta
        FROM jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) AS x (id int, delta int) WHERE p.id = x.id`;
    await tx.stockMovement.createMany({
      data: (idempotencyKey === null ? moved : moves).map(({ id: productId, delta }) => ({
        productId,
        delta,
        reason,
        staffId: staff.staffId,
        idempotencyKey,
      })),
    });
    await writeAudits(
      tx,
      moved.map(({ id, stock, delta }) => ({
        staff,
        action: 'adminProductsStock' as const,
        subject: { kind: 'product' as const, id: String(id) },
        before: { stock },
        after: { stock: stock + delta, reason },
        requestId,
      })),
    );
    return new Map(moves.map(({ id, delta }) => [id, delta]));
  });
  invalidateProducts(cache, ids);
  const rows = await readProductRows(db, ids);
  return { success: true, data: rows.map((row) => ({ ...row, delta: deltas.get(row.id) ?? 0 })) };
}

function checkStock(moves: readonly Move[]): void {
  const errors = moves.flatMap(({ stock, delta }, place) =>
    stock + delta < 0 ? [{ path: `products.${place}.delta`, message: `There are ${stock} in stock.` }] : [],
  );
  if (errors.length > 0)
    throw new Problem('VALIDATION', 'More was taken than there is. Take fewer, or leave those products out.', {
      errors,
    });
}
