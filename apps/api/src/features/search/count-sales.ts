import { todayInDhaka } from '../../platform/db/dhaka.ts';
import type { Services } from '../../services.ts';
import { chooseFront } from './front.ts';

const everyMs = 60 * 60_000;
const missesKeptDays = 400;
/** How many products one statement examines. */
const biteSize = 20_000;

/**
 * Every hour while the jobs run: updates the sales figures that searches rank by, and deletes old counts of failed
 * searches.
 */
export function startCountingSales({ db, jobs }: Pick<Services, 'db' | 'jobs'>): void {
  jobs.repeat({ everyMs }, async () => {
    await countSales({ db });
    await chooseFront({ db });
    await db.$executeRaw`DELETE FROM search_misses WHERE day < ${todayInDhaka} - ${missesKeptDays}::int`;
  });
}

/**
 * Stores how many pieces of each product were ordered in the last 90 days, without cancelled orders, as of the last
 * sales count. Only changed figures are written.
 */
export async function countSales({ db }: Pick<Services, 'db'>): Promise<void> {
  const [newest] = await db.$queryRaw<{ id: number | null }[]>`SELECT max(product_id) AS id FROM product_search`;
  for (let from = 1; from <= (newest?.id ?? 0); from += biteSize)
    await db.$executeRaw`
      WITH sold AS (
        SELECT product_id, sum(pieces)::int AS pieces FROM sold_by_day
         WHERE product_id BETWEEN ${from}::int AND ${from + biteSize - 1}::int AND day > ${todayInDhaka} - 90
         GROUP BY product_id
      ), now_known AS (
        SELECT s.product_id, coalesce(sold.pieces, 0) AS pieces FROM product_search s LEFT JOIN sold USING (product_id)
         WHERE s.product_id BETWEEN ${from}::int AND ${from + biteSize - 1}::int AND s.sold_lately <> coalesce(sold.pieces, 0)
      )
      UPDATE product_search s SET sold_lately = n.pieces FROM now_known n WHERE n.product_id = s.product_id`;
}
