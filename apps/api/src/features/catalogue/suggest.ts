import { ReadyJson } from '../../platform/http/handler.ts';
import type { Services } from '../../services.ts';
import { likePattern, titleContains } from './product-filters.ts';
import { takaColumn } from './product-view.ts';

const nothing = '{"products":[],"categories":[],"subcategories":[],"shops":[],"brands":[]}';
const productColumns = `p.id, p.slug, p.title, p.title_bn, p.photo, ${takaColumn('p.offer_price')} AS offer_price`;

/** What the search box offers for what was typed so far: a few of each kind whose name contains it, products that sound alike otherwise. */
export async function suggest({ pool }: Pick<Services, 'pool'>, q: string): Promise<ReadyJson> {
  const { rows } = await pool.query<{ suggestions: string }>(
    `WITH exact AS (
       SELECT ${productColumns}, row_number() OVER (ORDER BY starts_with(lower(p.title), lower($2)) DESC, p.id DESC) AS place
         FROM products p WHERE ${titleContains('$1')}
        ORDER BY place LIMIT 6
     ), offered AS (
       SELECT * FROM exact
       UNION ALL
       (SELECT ${productColumns}, row_number() OVER (ORDER BY alike.score DESC, p.id DESC) AS place
          FROM similar_products($2) AS alike JOIN products p USING (id)
         WHERE NOT EXISTS (SELECT FROM exact)
         ORDER BY place LIMIT 6)
     )
     SELECT json_build_object(
       'products', (SELECT coalesce(json_agg(to_jsonb(offered) - 'place' ORDER BY place), '[]') FROM offered),
       'categories', (${namesLike('categories')}),
       'subcategories', (${namesLike('subcategories')}),
       'shops', (${namesLike('shops')}),
       'brands', (${namesLike('brands')})
     )::text AS suggestions
      WHERE $2 <> ''`,
    [likePattern(q), q],
  );
  return new ReadyJson(`{"success":true,"data":${rows[0]?.suggestions ?? nothing}}`);
}

function namesLike(table: 'categories' | 'subcategories' | 'shops' | 'brands'): string {
  const name = table === 'shops' ? 'name' : 'title';
  return `SELECT coalesce(json_agg(entry), '[]') FROM (
    SELECT t.id, t.${name}, t.${name}_bn FROM ${table} t
     WHERE lower(t.${name}) LIKE lower($1) OR lower(t.${name}_bn) LIKE lower($1)
     ORDER BY starts_with(lower(t.${name}), lower($2)) DESC, t.id LIMIT 3) AS entry`;
}
