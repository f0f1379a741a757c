import type { Today } from '@haat/contracts';
import type { Db } from '@haat/db';

const mostListed = 5;

/** Products that sold in the last 30 days and will last a week at most at that pace, the most urgent first. */
export function lowStock(db: Db): Promise<Today['low_stock']> {
  return db.$queryRaw<Today['low_stock']>`
    WITH sold AS (
      SELECT l.product_id AS id, sum(l.qty)::float / 30 AS a_day
        FROM orders o JOIN order_lines l ON l.order_id = o.id
       WHERE o.created_at > now() - interval '30 days' AND o.status NOT IN ('cancelled', 'returned') AND l.product_id IS NOT NULL
       GROUP BY l.product_id
    )
    SELECT p.id, p.slug, p.photo, p.title, p.title_bn, p.stock, round(a_day::numeric, 1)::float AS sold_a_day,
           floor(p.stock / a_day) AS days_left
      FROM sold JOIN products p USING (id) WHERE p.stock <= a_day * 7
     ORDER BY p.stock = 0 DESC, p.stock / a_day, a_day DESC LIMIT ${mostListed}`;
}

/** What sold most pieces in the last 7 days. */
export function bestSelling(db: Db): Promise<Today['best_selling']> {
  return db.$queryRaw<Today['best_selling']>`
    WITH sold AS (
      SELECT l.product_id AS id, sum(l.qty)::int AS pieces, sum(l.qty * l.offer_price::bigint)::float / 100 AS total
        FROM orders o JOIN order_lines l ON l.order_id = o.id
       WHERE o.created_at > now() - interval '7 days' AND o.status NOT IN ('cancelled', 'returned') AND l.product_id IS NOT NULL
       GROUP BY l.product_id ORDER BY pieces DESC, id LIMIT ${mostListed}
    )
    SELECT p.id, p.slug, p.photo, p.title, p.title_bn, p.stock, pieces, total
      FROM sold JOIN products p USING (id) ORDER BY pieces DESC, p.id`;
}
