import { maxCounted } from '@haat/contracts';
import { Prisma } from '@haat/db';
import { sqlText } from '../../../../platform/db/sql-text.ts';
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
 * So many matches are sorted; if an index holds everything that is read of them, far more, because finding a page
 * among other orders would take longer.
 */
const maxSorted = { usually: maxCounted, covered: 100_000 };

/**
 * The ids of a page of a filtered list, in order, and the number of orders. If the matches can be counted they are
 * sorted; otherwise the page is read along the time index. Left to itself, PostgreSQL would also read along that
 * index when only few orders match. Throws VALIDATION for an invalid cursor.
 */
export async function findOrders(
  db: Services['db'],
  asked: Asked,
  most = maxSorted,
): Promise<{ ids: string[]; found: FoundOrders }> {
  const { source, ways, id, placedAt, total } = filteredOrders(asked.filter);
  const parts = ways.map(({ condition, isCovered }, place) => {
    const name = Prisma.sql`way_${sqlText(place)}`;
    const limit = isCovered ? most.covered : most.usually;
    const notEarlier = ways.slice(0, place).map((earlier) => Prisma.sql` AND NOT (${earlier.condition})`);
    return {
      read: Prisma.sql`${name} AS MATERIALIZED (
        SELECT ${id} AS id, ${placedAt} AS at, ${total} AS total FROM ${source}
         WHERE ${condition}${Prisma.join([...notEarlier, Prisma.empty], '')} LIMIT ${limit + 1})`,
      all: Prisma.sql`SELECT * FROM ${name}`,
      isWhole: Prisma.sql`(SELECT count(*) FROM ${name}) <= ${limit}`,
    };
  });
  const joined = (part: 'read' | 'all' | 'isWhole', between: string) =>
    Prisma.join(
      parts.map((each) => each[part]),
      between,
    );
  const [row] = await db.$queryRaw<{ count: number; total: number; ids: string[]; isWhole: boolean }[]>`
    WITH ${joined('read', ', ')}, found AS NOT MATERIALIZED (${joined('all', ' UNION ALL ')})
    SELECT count(*)::int AS count, coalesce(sum(total), 0)::float / 100 AS total,
           array(SELECT id::text FROM found WHERE ${pageOf(asked, Prisma.sql`found.at`, Prisma.sql`found.id`)}) AS ids,
           ${joined('isWhole', ' AND ')} AS "isWhole"
      FROM (SELECT total FROM found LIMIT ${maxCounted + 1}) AS counted`;
  const { ids, isWhole, ...counted } = row ?? { ids: [], count: 0, total: 0, isWhole: true };
  return { ids: isWhole ? ids : await walk(db, asked), found: foundOrders(counted) };
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
