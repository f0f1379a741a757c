import { Prisma, type Db } from '@haat/db';
import { withTransaction, type Transaction } from '../db/transaction.ts';
import { Problem } from '../http/problem.ts';
import type { Change } from './change-row.ts';
import { writeAudit, type AuditedFields } from './write-audit.ts';

/** Lists that staff can sort. */
const tables = {
  zone: Prisma.sql`shipping_zones`,
  banner: Prisma.sql`banners`,
  day: Prisma.sql`day_slides`,
  category: Prisma.sql`categories`,
  subcategory: Prisma.sql`subcategories`,
  team: Prisma.sql`team_members`,
};

interface NewOrder extends Change {
  kind: keyof typeof tables;
  ids: readonly number[];
  /** For subcategories: only those of this category. */
  within?: number;
}

/**
 * Reorders all rows of a list, with an audit log entry. The later of two requests wins, because each covers the whole
 * list. Throws CHANGED_MEANWHILE if the ids are not exactly those of the existing rows.
 */
export async function orderRows(
  db: Db,
  { ids, within, staff, action, kind, request: { requestId } }: NewOrder,
): Promise<{ success: true; data: Record<string, never> }> {
  const table = tables[kind];
  const rowsOf = within === undefined ? Prisma.empty : Prisma.sql`WHERE category_id = ${within}`;
  await withTransaction(db, async (tx) => {
    // Concurrent reorderings take turns; locked in id order, so that they cannot deadlock.
    await tx.$executeRaw`SELECT FROM ${table} ${rowsOf} ORDER BY id FOR NO KEY UPDATE`;
    const rows = await tx.$queryRaw<{ id: number }[]>`SELECT id FROM ${table} ${rowsOf} ORDER BY position, id`;
    const before = rows.map(({ id }) => id);
    const known = new Set(before);
    if (before.length !== ids.length || !ids.every((id) => known.has(id)))
      throw new Problem('CHANGED_MEANWHILE', 'Something was added to this list or taken off meanwhile.');
    if (before.join() === ids.join()) return;
    await tx.$executeRaw`
      UPDATE ${table} AS t SET position = o.place
        FROM unnest(${[...ids]}::int[]) WITH ORDINALITY AS o (id, place) WHERE o.id = t.id`;
    const subject = { kind, id: 'order' };
    await writeAudit(tx, { staff, action, subject, before: auditedOrder(before), after: auditedOrder(ids), requestId });
  });
  return { success: true, data: {} };
}

/** The place after the last row of a list. Throws LIST_FULL if the list has `most` rows. */
export async function placeAtEnd(
  tx: Transaction,
  { kind, most }: { kind: keyof typeof tables; most: number },
): Promise<number> {
  const [list] = await tx.$queryRaw<{ count: number; last: number }[]>`
    SELECT count(*)::int AS count, coalesce(max(position), 0) AS last FROM ${tables[kind]}`;
  const { count = 0, last = 0 } = list ?? {};
  if (count >= most) throw new Problem('LIST_FULL', `There are ${most} already.`);
  return last + 1;
}

function auditedOrder(ids: readonly number[]): AuditedFields {
  return { order: ids.join(', ') };
}
