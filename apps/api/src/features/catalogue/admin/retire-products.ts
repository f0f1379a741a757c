import type { EndpointReply, Endpoints } from '@haat/contracts';
import { writeAudits } from '../../../platform/audit/write-audit.ts';
import { withTransaction } from '../../../platform/db/transaction.ts';
import type { HandlerInput } from '../../../platform/http/handler.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Services } from '../../../services.ts';
import { readProductRows } from './product-row.ts';

/**
 * Retires products or puts them back on sale. Products that are already in that state or do not exist are skipped.
 * Throws VALIDATION for products without a picture, which cannot be sold.
 */
export async function retireProducts(
  { db }: Pick<Services, 'db'>,
  { body, staff, request: { requestId } }: HandlerInput<Endpoints['adminProductsRetire']>,
): Promise<EndpointReply<Endpoints['adminProductsRetire']>> {
  const { ids, is_retired: isRetired } = body;
  if (!isRetired && (await db.product.count({ where: { id: { in: ids }, photo: '' } })) > 0) throw noPicture();
  await withTransaction(db, async (tx) => {
    const changed = await tx.$queryRaw<{ id: number }[]>`
      UPDATE products SET retired_at = CASE WHEN ${isRetired} THEN now() END, version = version + 1
       WHERE id IN (SELECT id FROM products WHERE id = ANY(${ids}::int[]) AND (retired_at IS NOT NULL) <> ${isRetired}
                     ORDER BY id FOR NO KEY UPDATE)
      RETURNING id`;
    await writeAudits(
      tx,
      changed.map(({ id }) => ({
        staff,
        action: 'adminProductsRetire' as const,
        subject: { kind: 'product' as const, id: String(id) },
        before: { is_retired: !isRetired },
        after: { is_retired: isRetired },
        requestId,
      })),
    );
  });
  return { success: true, data: await readProductRows(db, ids) };
}

/** Imports add products without pictures. */
function noPicture(): Problem {
  const message = 'A product without a picture cannot be sold. Open it, and add one first.';
  return new Problem('VALIDATION', message, { errors: [{ path: 'ids', message }] });
}
