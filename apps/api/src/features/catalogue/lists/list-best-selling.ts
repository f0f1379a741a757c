import { Prisma } from '@haat/db';
import { ReadyJson } from '../../../platform/http/handler.ts';
import type { Services } from '../../../services.ts';
import { bestSellingTag, soldTag } from '../cache/cache-tags.ts';
import { isSold } from './product-filters.ts';
import { takaColumn } from '../product-view.ts';

const most = 6;

/**
 * The products that sold most in the last 90 days, then of all time, then the newest, as of the last count. Cancelled
 * orders are excluded.
 */
export async function listBestSelling({ db }: Pick<Services, 'db'>): Promise<ReadyJson> {
  const [row] = await db.$queryRaw<{ list: string }[]>`
     WITH sold AS (
       SELECT p.id, s.ever_pieces AS ever, s.quarter_pieces AS lately FROM product_sales s JOIN products p ON p.id = s.product_id
        WHERE s.ever_pieces > 0 AND ${isSold}
        ORDER BY lately DESC, ever DESC, id DESC
        LIMIT ${most}
     ), newest AS (
       SELECT p.id, 0 AS ever, 0 AS lately FROM products p WHERE p.id NOT IN (SELECT id FROM sold) AND ${isSold} ORDER BY id DESC LIMIT ${most}
     ), best AS (
       SELECT p.id, p.slug, p.photo, p.title, p.title_bn, ${takaColumn(Prisma.sql`p.price`)} AS price,
              ${takaColumn(Prisma.sql`p.offer_price`)} AS offer_price
         FROM (SELECT * FROM sold UNION ALL SELECT * FROM newest) AS candidate JOIN products p USING (id)
        ORDER BY candidate.lately DESC, candidate.ever DESC, p.id DESC
        LIMIT ${most}
     )
     SELECT coalesce(json_agg(best), '[]')::text AS list FROM best`;
  return new ReadyJson(`{"success":true,"data":${row?.list ?? '[]'}}`, { tags: [soldTag], pageTags: [bestSellingTag] });
}
