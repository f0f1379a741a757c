import { Prisma } from '@haat/db';
import { ReadyJson } from '../../platform/http/handler.ts';
import type { Services } from '../../services.ts';
import { likePattern, titleContains } from './product-filters.ts';
import { takaColumn } from './product-view.ts';
import { sqlText } from '../../platform/db/sql-text.ts';

/** If more match, only the newest are ranked. */
const maxRanked = 1_000;
const nothing = '{"products":[],"categories":[],"subcategories":[],"shops":[],"brands":[]}';
const productColumns = Prisma.sql`p.id, p.slug, p.title, p.title_bn, p.photo, ${takaColumn(Prisma.sql`p.offer_price`)} AS offer_price`;

/** Suggestions for what was typed so far: a few of each kind whose name contains it, or else similarly spelled products. */
export async function suggest({ db }: Pick<Services, 'db'>, text: string): Promise<ReadyJson> {
  const pattern = likePattern(text);
  const [row] = await db.$queryRaw<{ suggestions: string }[]>`
     WITH matched AS (
       SELECT p.* FROM products p WHERE ${titleContains(text)} ORDER BY p.id DESC LIMIT ${sqlText(maxRanked)}
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
      WHERE ${text} <> ''`;
  return new ReadyJson(`{"success":true,"data":${row?.suggestions ?? nothing}}`);
}

interface NamesLike {
  text: string;
  pattern: string;
}

function namesLike(
  table: 'categories' | 'subcategories' | 'shops' | 'brands',
  { text, pattern }: NamesLike,
): Prisma.Sql {
  const title = table === 'shops' ? 'name' : 'title';
  const [name, nameBn] = [sqlText(title), sqlText(`${title}_bn`)];
  return Prisma.sql`SELECT coalesce(json_agg(entry), '[]') FROM (
    SELECT t.id, t.${name}, t.${nameBn} FROM ${sqlText(table)} t
     WHERE lower(t.${name}) LIKE lower(${pattern}) OR lower(t.${nameBn}) LIKE lower(${pattern})
     ORDER BY starts_with(lower(t.${name}), lower(${text})) DESC, t.id LIMIT 3) AS entry`;
}
