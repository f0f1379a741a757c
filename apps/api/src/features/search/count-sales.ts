import type { Services } from '../../services.ts';
import { chooseFront } from './front.ts';

const everyMs = 60 * 60_000;
const missesKeptDays = 400;

/** Every hour, for as long as the jobs run: what sells comes first in searches, and old counts of searches in vain go. */
export function startCountingSales({ db, jobs }: Pick<Services, 'db' | 'jobs'>): void {
  jobs.repeat({ everyMs }, async () => {
    await countSales({ db });
    await chooseFront({ db });
    await db.$executeRaw`DELETE FROM search_misses WHERE day < current_date - ${missesKeptDays}::int`;
  });
}

/** Writes how many pieces of each product were ordered in the last 90 days; cancelled orders do not count. Changes what differs. */
export async function countSales({ db }: Pick<Services, 'db'>): Promise<void> {
  await db.$executeRaw`
    WITH sold AS (
      SELECT l.product_id, sum(l.qty)::int AS pieces FROM order_lines l JOIN orders o ON o.id = l.order_id
       WHERE o.status <> 'cancelled' AND o.created_at > now() - interval '90 days' AND l.product_id IS NOT NULL
       GROUP BY l.product_id
    ), now_known AS (
      SELECT s.product_id, coalesce(sold.pieces, 0) AS pieces FROM product_search s LEFT JOIN sold USING (product_id)
       WHERE s.sold_lately <> 0 OR sold.pieces IS NOT NULL
    )
    UPDATE product_search s SET sold_lately = n.pieces FROM now_known n
     WHERE n.product_id = s.product_id AND s.sold_lately <> n.pieces`;
}
