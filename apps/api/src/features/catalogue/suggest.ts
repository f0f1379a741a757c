import { ReadyJson } from '../../platform/http/handler.ts';
import type { Services } from '../../services.ts';
import { likePattern, titleContains } from './product-filters.ts';
import { takaColumn } from './product-view.ts';
import { SqlValues } from './sql-values.ts';

/** If more match, only the newest are ranked. */
const maxRanked = 1_000;
const nothing = '{"products":[],"categories":[],"subcategories":[],"shops":[],"brands":[]}';
const productColumns = `p.id, p.slug, p.title, p.title_bn, p.photo, ${takaColumn('p.offer_price')} AS offer_price`;

/** Suggestions for what was typed so far: a few of each kind whose name contains it, or else similarly spelled products. */
export async function suggest({ pool }: Pick<Services, 'pool'>, q: string): Promise<ReadyJson> {
  const { list: values, bind } = new SqlValues();
  const text = bind(q);
  const pattern = bind(likePattern(q));
  const { rows } = await pool.query<{ suggestions: string }>(
    `WITH matched AS (
       SELECT p.* FROM products p WHERE ${titleContains(q, bind)} ORDER BY p.id DESC LIMIT ${maxRanked}
     ), exact AS (
       SELECT ${productColumns}, row_number() OVER (ORDER BY starts_with(lower(p.title), lower(${text})) DESC, p.id DESC) AS place
         FROM matched p
        ORDER BY place LIMIT 6
     ), offered AS (
       SELECT * FROM exact
       UNION ALL
       (SELECT ${productColumns}, row_number() OVER (ORDER BY alike.score DESC, p.id DESC) AS place
          FROM similar_products(${text}) AS alike JOIN products p USING (id)
         WHERE NOT EXISTS (SELECT FROM exact)
         ORDER BY place LIMIT 6)
     )
     SELECT json_build_object(
       'products', (SELECT coalesce(json_agg(to_jsonb(offered) - 'place' ORDER BY place), '[]') FROM offered),
       'categories', (${namesLike('categories', { text, pattern })}),
       'subcategories', (${namesLike('subcategories', { text, pattern })}),
       'shops', (${namesLike('shops', { text, pattern })}),
       'brands', (${namesLike('brands', { text, pattern })})
     )::text AS suggestions
      WHERE ${text} <> ''`,
    values,
  );
  return new ReadyJson(`{"success":true,"data":${rows[0]?.suggestions ?? nothing}}`);
}

interface NamesLike {
  text: string;
  pattern: string;
}

function namesLike(table: 'categories' | 'subcategories' | 'shops' | 'brands', { text, pattern }: NamesLike): string {
  const name = table === 'shops' ? 'name' : 'title';
  return `SELECT coalesce(json_agg(entry), '[]') FROM (
    SELECT t.id, t.${name}, t.${name}_bn FROM ${table} t
     WHERE lower(t.${name}) LIKE lower(${pattern}) OR lower(t.${name}_bn) LIKE lower(${pattern})
     ORDER BY starts_with(lower(t.${name}), lower(${text})) DESC, t.id LIMIT 3) AS entry`;
}
