import { Prisma } from '@haat/db';
import type { Services } from '../../services.ts';

/** So many of the newest products stand in front, and so many of those that sell best. */
const frontSize = { newest: 40_000, selling: 20_000 };
/** Moved in one transaction, for a fraction of a second. */
const batch = 1_000;

/** Search row `s` is of a product in front: an index of its own holds their words. */
export const inFront = Prisma.sql`s.is_front`;
/** All others, of which a shop without very many products has none. */
export const behind = Prisma.sql`NOT s.is_front AND EXISTS (SELECT FROM product_search WHERE NOT is_front)`;

/** Moves to the front what is new and what sells, and everything else behind; a new product starts in front. */
export async function chooseFront(
  { db }: Pick<Services, 'db'>,
  { newest, selling }: typeof frontSize = frontSize,
): Promise<void> {
  const best = await db.$queryRaw<{ id: number }[]>`
    (SELECT product_id AS id FROM product_search ORDER BY product_id DESC LIMIT ${newest})
    UNION
    (SELECT product_id FROM product_search WHERE sold_lately > 0 ORDER BY sold_lately DESC, product_id DESC LIMIT ${selling})`;
  const ids = best.map(({ id }) => id);
  let moved = batch;
  while (moved === batch)
    moved = await db.$executeRaw`
      WITH best AS MATERIALIZED (SELECT unnest(${ids}::int[]) AS product_id), misplaced AS (
        SELECT s.product_id FROM product_search s WHERE s.is_front AND s.product_id NOT IN (SELECT product_id FROM best)
        UNION ALL
        SELECT s.product_id FROM best JOIN product_search s USING (product_id) WHERE NOT s.is_front
        LIMIT ${batch}
      )
      UPDATE product_search s SET is_front = NOT s.is_front FROM misplaced m WHERE m.product_id = s.product_id`;
}
