import { Prisma } from '@haat/db';
import { sqlText } from '../../platform/db/sql-text.ts';
import type { Services } from '../../services.ts';
import { standing } from './front.ts';
import type { ShelfKind } from './words/meanings.ts';
import type { Reading } from './read-search.ts';

interface Named {
  kind: ShelfKind;
  id: number;
  title: string;
  title_bn: string;
}

const maxOfKind = 3;
/** How many of the products found are examined to see which shelves most of them belong to. */
const counted = sqlText(100);

/**
 * Categories, subcategories, shops and brands: those that the text names, those whose names begin with it, and those
 * that hold most of the products found.
 */
export async function findNames({ db }: Pick<Services, 'db'>, { text, reading }: { text: string; reading: Reading }) {
  const shelves = reading.units.flatMap(({ possibleShelves }) => possibleShelves);
  const meant = [...reading.meant, ...shelves];
  const isFound = Prisma.sql`s.words @@ ${reading.query ?? 'nothing:D'}::tsquery`;
  const found = reading.standings.map(
    (stands) =>
      Prisma.sql`(SELECT s.product_id FROM product_search s WHERE ${standing[stands]} AND ${isFound} LIMIT ${counted})`,
  );
  const rows = await db.$queryRaw<Named[]>`
    WITH typed AS (SELECT search_fold(${text}) AS text), named AS (
      SELECT kind, ref_id AS id, level, 2 AS place FROM search_terms, typed
       WHERE term LIKE typed.text || '%' AND length(typed.text) > 1 AND kind <> 'synonym'
      UNION ALL
      SELECT m.kind, m.id, 'whole', 1 FROM unnest(${meant.map(({ kind }) => kind)}::text[], ${meant.map(({ id }) => id)}::int[]) AS m (kind, id)
      UNION ALL
      (SELECT 'subcategory', p.subcategory_id, 'word', 3 FROM (
         SELECT p.subcategory_id FROM (SELECT * FROM (${Prisma.join(found, ' UNION ALL ')}) AS each LIMIT ${counted}) AS s JOIN products p ON p.id = s.product_id) AS p
        GROUP BY p.subcategory_id ORDER BY count(*) DESC LIMIT 2)
    ), best AS (
      SELECT kind, id, min(place * 10 + CASE level WHEN 'whole' THEN 0 WHEN 'part' THEN 1 ELSE 2 END) AS place FROM named GROUP BY kind, id
    )
    SELECT b.kind, b.id, coalesce(c.title, u.title, h.name, r.title) AS title, coalesce(c.title_bn, u.title_bn, h.name_bn, r.title_bn) AS title_bn
      FROM best b
      LEFT JOIN categories c ON b.kind = 'category' AND c.id = b.id
      LEFT JOIN subcategories u ON b.kind = 'subcategory' AND u.id = b.id
      LEFT JOIN shops h ON b.kind = 'shop' AND h.id = b.id
      LEFT JOIN brands r ON b.kind = 'brand' AND r.id = b.id
     WHERE coalesce(c.id, u.id, h.id, r.id) IS NOT NULL
     ORDER BY b.place, b.id LIMIT 30`;
  const of = (asked: ShelfKind) => rows.filter(({ kind }) => kind === asked).slice(0, maxOfKind);
  const titled = ({ id, title, title_bn }: Named) => ({ id, title, title_bn });
  return {
    categories: of('category').map(titled),
    subcategories: of('subcategory').map(titled),
    shops: of('shop').map(({ id, title, title_bn }) => ({ id, name: title, name_bn: title_bn })),
    brands: of('brand').map(titled),
  };
}
