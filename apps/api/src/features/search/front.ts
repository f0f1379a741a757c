import { Prisma } from '@haat/db';
import { sqlText } from '../../platform/db/sql-text.ts';
import type { Services } from '../../services.ts';
import { frontSizes, type FrontSize } from './front-sizes.ts';

/** How many products move in one transaction, which holds its locks for a fraction of a second. */
const batch = 250;

/** The standing of search row `s`, best first. Each standing has an index. */
export const standing = {
  firstRow: Prisma.sql`s.is_first_row`,
  front: Prisma.sql`s.is_front AND NOT s.is_first_row`,
  behind: Prisma.sql`NOT s.is_front AND NOT s.is_first_row`,
};

export type Standing = keyof typeof standing;

/**
 * The standings in use, as a text[] of `Standing`: in a small shop every product is in the first row, and nothing
 * else needs to be searched.
 */
export const takenStandings = Prisma.sql`array_remove(ARRAY['firstRow',
  CASE WHEN EXISTS (SELECT FROM product_search WHERE is_front AND NOT is_first_row) THEN 'front' END,
  CASE WHEN EXISTS (SELECT FROM product_search WHERE NOT is_front) THEN 'behind' END], NULL)`;

/**
 * Moves new and best-selling products to the first row and the front, and all others behind; a new product starts in
 * both.
 */
export async function chooseFront(services: Pick<Services, 'db'>, { firstRow, front } = frontSizes): Promise<void> {
  await choose(services, 'is_front', front);
  await choose(services, 'is_first_row', firstRow);
}

async function choose(
  { db }: Pick<Services, 'db'>,
  name: 'is_front' | 'is_first_row',
  { newest, selling }: FrontSize,
): Promise<void> {
  const column = sqlText(name);
  const best = await db.$queryRaw<{ id: number }[]>`
    (SELECT product_id AS id FROM product_search ORDER BY product_id DESC LIMIT ${newest})
    UNION
    (SELECT product_id FROM product_search WHERE sold_lately > 0 ORDER BY sold_lately DESC, product_id DESC LIMIT ${selling})`;
  const ids = best.map(({ id }) => id);
  let moved = batch;
  while (moved === batch)
    moved = await db.$executeRaw`
      WITH best AS MATERIALIZED (SELECT unnest(${ids}::int[]) AS product_id), misplaced AS (
        SELECT s.product_id FROM product_search s WHERE s.${column} AND s.product_id NOT IN (SELECT product_id FROM best)
        UNION ALL
        SELECT s.product_id FROM best JOIN product_search s USING (product_id) WHERE NOT s.${column}
        LIMIT ${batch}
      ), told AS (
        -- Readings remember until the version changes that nothing stands elsewhere: the first product to move there raises it.
        UPDATE catalogue_version SET version = version + 1
         WHERE EXISTS (SELECT FROM misplaced) AND NOT EXISTS (SELECT FROM product_search WHERE NOT ${column})
      )
      UPDATE product_search s SET ${column} = NOT s.${column} FROM misplaced m WHERE m.product_id = s.product_id`;
}
