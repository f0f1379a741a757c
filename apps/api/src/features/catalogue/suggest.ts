import { ReadyJson } from '../../platform/http/handler.ts';
import type { Services } from '../../services.ts';
import { likePattern, titleContains } from './product-filters.ts';
import { takaColumn } from './product-view.ts';

const nothing = '{"products":[],"categories":[],"subcategories":[],"shops":[],"brands":[]}';

/** What the search box offers for what was typed so far: a few of each kind whose name contains it. */
export async function suggest({ pool }: Pick<Services, 'pool'>, q: string): Promise<ReadyJson> {
  const { rows } = await pool.query<{ suggestions: string }>(
    `SELECT json_build_object(
       'products', (${listOf(`
          SELECT p.id, p.slug, p.title, p.title_bn, p.photo, ${takaColumn('p.offer_price')} AS offer_price
            FROM products p WHERE ${titleContains('$1')}
           ORDER BY starts_with(lower(p.title), lower($2)) DESC, (p.id + 0) DESC LIMIT 6`)}),
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
  return listOf(`
    SELECT t.id, t.${name}, t.${name}_bn FROM ${table} t
     WHERE lower(t.${name}) LIKE lower($1) OR lower(t.${name}_bn) LIKE lower($1)
     ORDER BY starts_with(lower(t.${name}), lower($2)) DESC, t.id LIMIT 3`);
}

function listOf(select: string): string {
  return `SELECT coalesce(json_agg(entry), '[]') FROM (${select}) AS entry`;
}
