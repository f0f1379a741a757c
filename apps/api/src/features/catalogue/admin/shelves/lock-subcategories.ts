import type { Transaction } from '../../../../platform/db/transaction.ts';

/**
 * The categories of these subcategories, by id. Until the transaction ends, none of them moves to another category, so
 * that a product is stored with the category that its subcategory has.
 */
export async function lockSubcategories(tx: Transaction, ids: readonly number[]): Promise<Map<number, number>> {
  const rows = await tx.$queryRaw<{ id: number; categoryId: number }[]>`
    SELECT id, category_id AS "categoryId" FROM subcategories WHERE id = ANY(${ids}::int[]) ORDER BY id FOR SHARE`;
  return new Map(rows.map(({ id, categoryId }) => [id, categoryId]));
}
