import { Prisma } from '@haat/db';
import type { Transaction } from '../../../platform/db/transaction.ts';
import { shelfLexeme, type Shelf, type ShelfKind, type Unit } from './meanings.ts';
import { unitQuery } from '../query-text.ts';

type Reads = { db: Transaction };

const sampled = 30;
const shareOfShelf = 0.75;

/** A shelf named in part counts as meant if most of its newest products contain the words. */
export async function withPossibleShelves({ db }: Reads, units: Unit[]): Promise<Unit[]> {
  const asked = units.flatMap((unit, index) => {
    const query = unitQuery(unit, { weights: 'AB' });
    return query === undefined ? [] : unit.possibleShelves.map((shelf) => ({ index, shelf, query }));
  });
  if (asked.length === 0) return units;
  const shares = await sharesOf({ db }, asked);
  return units.map((unit, index) => {
    const meant = asked.filter((each, at) => each.index === index && (shares[at] ?? 0) > shareOfShelf);
    return { ...unit, shelves: [...unit.shelves, ...meant.map(({ shelf }) => shelfLexeme(shelf))] };
  });
}

const columnOf: Record<ShelfKind, Prisma.Sql> = {
  category: Prisma.sql`p.category_id`,
  subcategory: Prisma.sql`p.subcategory_id`,
  brand: Prisma.sql`p.brand_id`,
  shop: Prisma.sql`p.shop_id`,
};

/**
 * For each shelf, the share of its newest products that the query finds, 0 to 1. One statement, whose text is always
 * the same.
 */
async function sharesOf({ db }: Reads, asked: { shelf: Shelf; query: string }[]): Promise<number[]> {
  const newest = Object.entries(columnOf).map(
    ([kind, column]) => Prisma.sql`
      (SELECT s.words FROM products p JOIN product_search s ON s.product_id = p.id
        WHERE a.kind = ${kind} AND ${column} = a.id ORDER BY p.id DESC LIMIT ${sampled})`,
  );
  const [kinds, ids, queries] = [
    asked.map(({ shelf }) => shelf.kind),
    asked.map(({ shelf }) => shelf.id),
    asked.map(({ query }) => query),
  ];
  const rows = await db.$queryRaw<{ share: number | null }[]>`
    SELECT (SELECT avg((newest.words @@ a.query::tsquery)::int)::float FROM (${Prisma.join(newest, ' UNION ALL ')}) AS newest) AS share
      FROM unnest(${kinds}::text[], ${ids}::int[], ${queries}::text[]) WITH ORDINALITY AS a (kind, id, query, place)
     ORDER BY a.place`;
  return rows.map(({ share }) => share ?? 0);
}
