import { maxCounted } from '@haat/contracts';
import { Prisma } from '@haat/db';
import { readTimeCursor } from '../../../../platform/db/time-cursor.ts';
import type { Services } from '../../../../services.ts';
import { type FoundOrders, foundOrders } from './count-orders.ts';
import { filteredOrders, type OrderFilter } from './order-filter.ts';
import { views } from './order-views.ts';

interface Asked {
  filter: OrderFilter;
  cursor: string | undefined;
  limit: number;
}

/**
 * The ids of a page of a filtered list, in order, and the number of orders. If the matches can be counted they are
 * sorted; otherwise the page is read along the time index. Left to itself, PostgreSQL would also read along that
 * index when only few orders match. Throws VALIDATION for an invalid cursor.
 */
export async function findOrders(db: Services['db'], asked: Asked): Promise<{ ids: string[]; found: FoundOrders }> {
  const { source, ways, id, placedAt, total } = filteredOrders(asked.filter);
  const parts = ways.map(
    (way) =>
      Prisma.sql`(SELECT ${id} AS id, ${placedAt} AS at, ${total} AS total FROM ${source} WHERE ${way} LIMIT ${maxCounted + 1})`,
  );
  const [row] = await db.$queryRaw<{ count: number; total: number; ids: string[] }[]>`
    WITH found AS MATERIALIZED (${Prisma.join(parts, ' UNION ')})
    SELECT count(*)::int AS count, coalesce(sum(total), 0)::float / 100 AS total,
           array(SELECT id::text FROM found WHERE ${pageOf(asked, Prisma.sql`at`, Prisma.sql`id`)}) AS ids
      FROM found`;
  const { ids, ...counted } = row ?? { ids: [], count: 0, total: 0 };
  const found = foundOrders(counted);
  return { ids: found.is_exact ? ids : await walk(db, asked), found };
}

async function walk(db: Services['db'], asked: Asked): Promise<string[]> {
  const { source, condition, id, placedAt } = filteredOrders(asked.filter);
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT ${id}::text AS id FROM ${source} WHERE ${condition} AND ${pageOf(asked, placedAt, id)}`;
  return rows.map((row) => row.id);
}

/** The end of the statement: past the cursor, in the list's order, limited to a page. */
function pageOf({ filter, cursor, limit }: Asked, placedAt: Prisma.Sql, id: Prisma.Sql): Prisma.Sql {
  const { isOldestFirst } = views[filter.view];
  const direction = isOldestFirst ? Prisma.sql`ASC` : Prisma.sql`DESC`;
  const place = Prisma.sql`(${placedAt}, ${id})`;
  return Prisma.sql`${cursor === undefined ? Prisma.sql`true` : isBeyond(cursor, { place, isOldestFirst })}
    ORDER BY ${placedAt} ${direction}, ${id} ${direction} LIMIT ${limit}`;
}

function isBeyond(cursor: string, { place, isOldestFirst }: { place: Prisma.Sql; isOldestFirst: boolean }): Prisma.Sql {
  const { at, id } = readTimeCursor(cursor);
  const end = Prisma.sql`(${at}::timestamptz, ${id}::bigint)`;
  return isOldestFirst ? Prisma.sql`${place} > ${end}` : Prisma.sql`${place} < ${end}`;
}
