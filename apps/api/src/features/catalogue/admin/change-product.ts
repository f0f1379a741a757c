import type { AdminProduct, Endpoints } from '@haat/contracts';
import { changedFields } from '../../../platform/audit/changed-fields.ts';
import { writeAudit } from '../../../platform/audit/write-audit.ts';
import { type Transaction, withTransaction } from '../../../platform/db/transaction.ts';
import type { HandlerInput } from '../../../platform/http/handler.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Services } from '../../../services.ts';
import { checkPictures } from './pictures/check-pictures.ts';
import { editedProduct } from './edited-product.ts';
import { columnsOf } from './product-columns.ts';
import { readAdminProduct } from './read-admin-product.ts';
import { writeParts } from './write-parts.ts';

/** Fields that an edit does not set, or that say nothing about it. */
const unaudited: ReadonlySet<string> = new Set(['version', 'changed', 'movements', 'stock', 'shop', 'shop_bn']);

type Input = HandlerInput<Endpoints['adminProductChange']>;

/**
 * Changes a product. Throws CHANGED_MEANWHILE with the current product if it was changed since the given version, and
 * VALIDATION for contradictory fields.
 */
export async function changeProduct(
  services: Pick<Services, 'db' | 'pictures'>,
  { params: { id }, body, staff, request: { requestId } }: Input,
): Promise<{ success: true; data: AdminProduct }> {
  const { db } = services;
  const before = await readAdminProduct(db, id);
  const { pictures } = body.changes;
  if (pictures && before.version === body.version)
    await checkPictures(services, { pictures, before: before.pictures, path: 'changes.pictures' });
  const isChanged = await withTransaction(db, async (tx) => {
    const [locked] = await tx.$queryRaw<{ version: number }[]>`
      SELECT version FROM products WHERE id = ${id}::int FOR NO KEY UPDATE`;
    if (locked?.version !== body.version || before.version !== body.version) return false;
    await applyChanges(tx, { id, before, changes: body.changes });
    const changed = changedFields(before, editedProduct(before, body.changes), unaudited);
    const subject = { kind: 'product' as const, id: String(id) };
    if (changed) await writeAudit(tx, { staff, action: 'adminProductChange', subject, ...changed, requestId });
    return true;
  });
  const data = await readAdminProduct(db, id);
  if (isChanged) return { success: true, data };
  throw new Problem('CHANGED_MEANWHILE', 'Somebody else has changed this product meanwhile. Compare, and choose.', {
    data,
  });
}

interface Changing {
  id: number;
  before: AdminProduct;
  changes: Input['body']['changes'];
}

async function applyChanges(tx: Transaction, { id, before, changes }: Changing): Promise<void> {
  const columns = await columnsOf(tx, changes, before);
  await tx.product.updateMany({ where: { id }, data: { ...columns, version: { increment: 1 } } });
  await writeParts(tx, id, changes);
}
