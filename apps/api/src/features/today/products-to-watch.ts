import type { Today } from '@haat/contracts';
import type { Db } from '@haat/db';
import { endingProducts } from '../catalogue/public.ts';

const mostListed = 5;

/** Products sold in the last 30 days that will be sold out soon at that pace: the most urgent, and how many there are. */
export async function lowStock(db: Db): Promise<Pick<Today, 'low_stock' | 'low_stock_count'>> {
  const rows = await db.$queryRaw<(Today['low_stock'][number] & { all: number })[]>`
    SELECT p.id, p.slug, p.photo, p.title, p.title_bn, p.stock, round(month_pieces / 30.0, 1)::float AS sold_a_day,
           floor(p.stock * 30.0 / month_pieces)::float AS days_left, (count(*) OVER ())::int AS all
      FROM ${endingProducts}
     ORDER BY p.stock = 0 DESC, p.stock::float / month_pieces, month_pieces DESC, p.id LIMIT ${mostListed}`;
  return { low_stock: rows.map(({ all: _all, ...product }) => product), low_stock_count: rows[0]?.all ?? 0 };
}

/** The products with most pieces sold in the last 7 days. */
export function bestSelling(db: Db): Promise<Today['best_selling']> {
  return db.$queryRaw<Today['best_selling']>`
    SELECT p.id, p.slug, p.photo, p.title, p.title_bn, p.stock, week_pieces AS pieces, week_total::float / 100 AS total
      FROM (SELECT * FROM product_sales WHERE week_pieces > 0 ORDER BY week_pieces DESC, product_id LIMIT ${mostListed}) AS s
      JOIN products p ON p.id = s.product_id
     ORDER BY week_pieces DESC, p.id`;
}
