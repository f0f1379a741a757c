import type { Today } from '@haat/contracts';
import type { Db } from '@haat/db';
import { endingProducts } from '../catalogue/public.ts';

const mostListed = 5;

/** How many products sold in the last 30 days will be sold out soon at that pace. */
export async function countLowStock(db: Db): Promise<number> {
  const [row] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM ${endingProducts}`;
  return row?.count ?? 0;
}

/** Products sold in the last 30 days that will be sold out soon at that pace, most urgent first. */
export function lowStock(db: Db): Promise<Today['low_stock']> {
  return db.$queryRaw<Today['low_stock']>`
    SELECT p.id, p.slug, p.photo, p.title, p.title_bn, p.stock, round(month_pieces / 30.0, 1)::float AS sold_a_day,
           floor(p.stock * 30.0 / month_pieces)::float AS days_left
      FROM ${endingProducts}
     ORDER BY p.stock = 0 DESC, p.stock::float / month_pieces, month_pieces DESC, p.id LIMIT ${mostListed}`;
}

/** The products with most pieces sold in the last 7 days. */
export function bestSelling(db: Db): Promise<Today['best_selling']> {
  return db.$queryRaw<Today['best_selling']>`
    SELECT p.id, p.slug, p.photo, p.title, p.title_bn, p.stock, week_pieces AS pieces, week_total::float / 100 AS total
      FROM product_sales s JOIN products p ON p.id = s.product_id WHERE week_pieces > 0
     ORDER BY week_pieces DESC, p.id LIMIT ${mostListed}`;
}
