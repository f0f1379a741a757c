import { withTransaction } from '../../platform/db/transaction.ts';
import type { Services } from '../../services.ts';

const everyMs = 5 * 60_000;
/** Of each kind; more than Today shows, because stock moves between two counts. */
const mostKept = 200;

/** Every five minutes, for as long as the jobs run: what Today shows of sales is counted, and its figures of orders are merged. */
export function startCountingFigures({ db, jobs }: Pick<Services, 'db' | 'jobs'>): void {
  jobs.repeat({ everyMs }, async () => {
    await countSalesLately({ db });
    await mergeOrderFigures({ db });
  });
}

/** Writes what sold lately of the products that may soon be sold out, and of those that sold most. */
export async function countSalesLately({ db }: Pick<Services, 'db'>): Promise<void> {
  await withTransaction(db, async (tx) => {
    await tx.$executeRaw`DELETE FROM product_sales`;
    await tx.$executeRaw`
      WITH sold AS (
        SELECT l.product_id, sum(l.qty)::int AS month_pieces, coalesce(sum(l.qty) FILTER (WHERE o.is_of_week), 0)::int AS week_pieces,
               coalesce(sum(l.qty * l.offer_price::bigint) FILTER (WHERE o.is_of_week), 0)::bigint AS week_total
          FROM (SELECT id, created_at > now() - interval '7 days' AS is_of_week FROM orders
                 WHERE created_at > now() - interval '30 days' AND status NOT IN ('cancelled', 'returned')) AS o
          JOIN order_lines l ON l.order_id = o.id
         WHERE l.product_id IS NOT NULL
         GROUP BY l.product_id
      ), short AS (
        SELECT sold.* FROM sold JOIN products p ON p.id = product_id WHERE p.stock * 30 <= month_pieces * 14
         ORDER BY p.stock = 0 DESC, p.stock::float / month_pieces, month_pieces DESC LIMIT ${mostKept}
      ), best AS (
        SELECT * FROM sold WHERE week_pieces > 0 ORDER BY week_pieces DESC, product_id LIMIT ${mostKept}
      )
      INSERT INTO product_sales (product_id, month_pieces, week_pieces, week_total) SELECT * FROM short UNION SELECT * FROM best
      ON CONFLICT DO NOTHING`;
  });
}

/** Makes one row of all figures of the same day, zone and status. Whoever reads them meanwhile sees the same sums. */
export async function mergeOrderFigures({ db }: Pick<Services, 'db'>): Promise<void> {
  await db.$executeRaw`
    WITH split AS (
      SELECT day, zone_id, status FROM order_figures GROUP BY day, zone_id, status HAVING count(*) > 1
    ), gone AS (
      DELETE FROM order_figures f USING split
       WHERE f.day = split.day AND f.status = split.status AND f.zone_id IS NOT DISTINCT FROM split.zone_id
      RETURNING f.day, f.zone_id, f.status, f.orders, f.total
    )
    INSERT INTO order_figures (day, zone_id, status, orders, total)
    SELECT day, zone_id, status, sum(orders), sum(total) FROM gone
     GROUP BY day, zone_id, status HAVING sum(orders) <> 0 OR sum(total) <> 0`;
}
