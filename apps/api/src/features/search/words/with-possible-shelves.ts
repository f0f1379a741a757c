import { Prisma } from '@haat/db';
import type { Services } from '../../../services.ts';
import { shelfLexeme, type ShelfKind, type Unit } from './meanings.ts';
import { unitQuery } from '../query-text.ts';

type Reads = Pick<Services, 'db'>;

const sampled = 30;
const shareOfShelf = 0.75;

/** A shelf named in part is meant when most of its newest products have the words themselves. */
export async function withPossibleShelves({ db }: Reads, units: Unit[]): Promise<Unit[]> {
  const asked = units.flatMap((unit, index) => {
    const query = unitQuery(unit, { weights: 'AB' });
    return query === undefined ? [] : unit.possibleShelves.map((shelf) => ({ index, shelf, query }));
  });
  if (asked.length === 0) return units;
  const shares = await Promise.all(asked.map(({ shelf, query }) => shareOf({ db }, shelf, query)));
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

async function shareOf({ db }: Reads, { kind, id }: { kind: ShelfKind; id: number }, query: string): Promise<number> {
  const [row] = await db.$queryRaw<{ share: number | null }[]>`
    SELECT avg((newest.words @@ ${query}::tsquery)::int)::float AS share FROM (
      SELECT s.words FROM products p JOIN product_search s ON s.product_id = p.id
       WHERE ${columnOf[kind]} = ${id} ORDER BY p.id DESC LIMIT ${sampled}) AS newest`;
  return row?.share ?? 0;
}
