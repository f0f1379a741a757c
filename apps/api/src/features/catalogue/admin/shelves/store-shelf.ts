import { maxBrands, maxShelves } from '@haat/contracts';
import { Prisma } from '@haat/db';
import { auditMade, changeRow, refuseStale, type Change } from '../../../../platform/audit/change-row.ts';
import { writeAudit } from '../../../../platform/audit/write-audit.ts';
import { withTransaction, type Transaction } from '../../../../platform/db/transaction.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import type { Services } from '../../../../services.ts';
import { requirePicture } from '../pictures/require-picture.ts';
import {
  insertShelf,
  lockShelf,
  readShelf,
  tableOf,
  writeShelf,
  type ShelfFields,
  type ShelfKind,
  type ShelfRow,
} from './shelf-row.ts';

type Stores = Pick<Services, 'db' | 'storage'>;
type Answer = { success: true; data: ShelfRow };

interface ShelfChange extends Change {
  kind: ShelfKind;
}

/** Adds a shelf. Throws LIST_FULL, and VALIDATION for a picture that was not uploaded or a category that does not exist. */
export async function createShelf(
  { db, storage }: Stores,
  { fields, ...change }: ShelfChange & { fields: ShelfFields },
): Promise<Answer> {
  await requirePicture({ storage }, { path: fields.photo, before: null });
  return withTransaction(db, async (tx) => {
    await requireCategory(tx, fields);
    await requireRoom(tx, change.kind, fields);
    return auditMade(tx, await insertShelf(tx, change.kind, fields), change);
  });
}

/**
 * Changes a shelf; when a subcategory moves to another category, its products move with it. Throws NOT_FOUND,
 * VALIDATION, CHANGED_MEANWHILE, and LIST_FULL for a subcategory that moves to a full category.
 */
export async function changeShelf(
  { db, storage }: Stores,
  { id, version, fields, ...change }: ShelfChange & { id: number; version: number; fields: ShelfFields },
): Promise<Answer> {
  const { kind } = change;
  const before = await readShelf(db, kind, id);
  await requirePicture({ storage }, { path: fields.photo, before: before?.photo ?? null });
  return changeRow(db, {
    ...change,
    id: String(id),
    version,
    read: (tx) => readShelf(tx, kind, id),
    async write(tx) {
      await requireCategory(tx, fields);
      const { category_id: categoryId } = fields;
      const isMoving = categoryId !== undefined && categoryId !== before?.category_id;
      if (isMoving) await requireRoom(tx, kind, fields);
      const rows = await writeShelf(tx, kind, { id, version, fields });
      if (rows.length > 0 && isMoving) await moveProducts(tx, { subcategoryId: id, categoryId });
      return rows;
    },
    view: (row) => row,
  });
}

/** Indexes all products at once, which takes a fraction of the time of one after another. */
async function moveProducts(
  tx: Transaction,
  { subcategoryId, categoryId }: { subcategoryId: number; categoryId: number },
): Promise<void> {
  await tx.$executeRaw`SELECT set_config('haat.indexes_itself', 'yes', true)`;
  await tx.product.updateMany({ where: { subcategoryId }, data: { categoryId } });
  await tx.$executeRaw`
    SELECT search_index_products(ARRAY(SELECT id FROM products WHERE subcategory_id = ${subcategoryId}::int))`;
}

/** Removes an unused shelf. Throws NOT_FOUND, CHANGED_MEANWHILE and IN_USE. */
export async function removeShelf(
  { db }: Pick<Services, 'db'>,
  { id, version, kind, action, staff, request: { requestId } }: ShelfChange & { id: number; version: number },
): Promise<{ success: true; data: Record<string, never> }> {
  await withTransaction(db, async (tx) => {
    const { isInUse } = await lockShelf(tx, kind, id);
    const subject = { kind, id: String(id) };
    const row = await readShelf(tx, kind, id);
    if (row?.version !== version) throw await refuseStale(tx, subject, { row, view: (stored) => stored });
    if (isInUse)
      throw new Problem('IN_USE', 'Products or subcategories belong to it. Move them first, retired ones too.');
    await tx.$executeRaw`DELETE FROM ${tableOf(kind)} WHERE id = ${id}`;
    const before = { title: row.title, title_bn: row.title_bn };
    await writeAudit(tx, { staff, action, subject, before, requestId });
  });
  return { success: true, data: {} };
}

async function requireCategory(tx: Transaction, { category_id: id }: ShelfFields): Promise<void> {
  if (id === undefined || (await tx.category.count({ where: { id } })) > 0) return;
  const message = 'There is no such category.';
  throw new Problem('VALIDATION', message, { errors: [{ path: 'category_id', message }] });
}

async function requireRoom(tx: Transaction, kind: ShelfKind, { category_id: categoryId }: ShelfFields): Promise<void> {
  const within = categoryId === undefined ? Prisma.empty : Prisma.sql`WHERE category_id = ${categoryId}`;
  const [row] = await tx.$queryRaw<{ count: number }[]>`SELECT count(*)::int FROM ${tableOf(kind)} ${within}`;
  const most = kind === 'brand' ? maxBrands : maxShelves;
  if ((row?.count ?? 0) >= most) throw new Problem('LIST_FULL', `There are ${most} already.`);
}
