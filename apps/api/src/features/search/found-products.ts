import { Prisma } from '@haat/db';
import { sqlText } from '../../platform/db/sql-text.ts';
import { shelfLexeme, type Shelf, type Unit } from './words/meanings.ts';
import { unitQuery, type Weights } from './query-text.ts';
import type { Reading } from './read-search.ts';
import { titleContains } from './title-contains.ts';

const worst = 100_000;
/** A search counts and ranks this many products; more are `more than`. */
export const maxFound = 1_000;
/** So many are sorted by price: of a word that more products have, others may be cheaper still. */
const maxSorted = 5_000;

/**
 * How well product `p` with search row `s` answers, as a whole number, best lowest: each part of the query counts by where it
 * stands and whether it is the typed word or a synonym; a shelf with that name in its own, a title that begins with the text, stock and sales count as well.
 */
export function placeOf({ units }: Pick<Reading, 'units'>, text: string): Prisma.Sql {
  const points = units.slice(0, 8).map(unitPoints);
  const typed = Prisma.sql`lower(${text}::text)`;
  return Prisma.sql`(${sqlText(worst)} - (${Prisma.join([...points, Prisma.sql`0`], ' + ')}
    + CASE WHEN starts_with(lower(p.title), ${typed}) OR starts_with(lower(p.title_bn), ${typed}) THEN 500
           WHEN strpos(lower(p.title), ${typed}) > 0 OR strpos(lower(p.title_bn), ${typed}) > 0 THEN 100 ELSE 0 END
    + CASE WHEN p.stock > 0 THEN 150 ELSE 0 END
    + least(100, s.sold_lately)))`;
}

const points: { weights: Weights; isLiteral: boolean; points: number }[] = [
  { weights: 'A', isLiteral: true, points: 1000 },
  { weights: 'A', isLiteral: false, points: 900 },
  { weights: 'AB', isLiteral: true, points: 700 },
  { weights: 'AB', isLiteral: false, points: 600 },
  { weights: 'ABC', isLiteral: false, points: 400 },
];

function unitPoints(unit: Unit): Prisma.Sql {
  const asked = new Set<string>();
  const cases = points.flatMap(({ points: worth, ...where }) => {
    const query = unitQuery(unit, where);
    if (query === undefined || asked.has(query)) return [];
    asked.add(query);
    return [Prisma.sql`WHEN s.words @@ ${query}::tsquery THEN ${sqlText(worth)}`];
  });
  const byWords = cases.length === 0 ? Prisma.sql`0` : Prisma.sql`(CASE ${Prisma.join(cases, ' ')} ELSE 100 END)`;
  if (unit.possibleShelves.length === 0) return byWords;
  const shelves = unit.possibleShelves.map(shelfLexeme).join('|');
  return Prisma.sql`${byWords} + CASE WHEN s.words @@ ${shelves}::tsquery THEN 300 ELSE 0 END`;
}

interface FoundOptions {
  reading: Reading;
  /** The text as it was typed, without prices. */
  text: string;
  /** Further conditions on product `p`. */
  filters: Prisma.Sql;
  /** What products belong to, any of each list: an index narrows by these. */
  shelves?: readonly (readonly Shelf[])[];
  /** What the products are sorted by, in place of how well they answer, and the ORDER BY of `p.place` with it. */
  sortedBy?: { expression: Prisma.Sql; order: Prisma.Sql };
}

/**
 * A SELECT of the products that a search finds, as (id, place), at most `maxFound` and one more by each way: what has the words, what
 * has most of them if few have all, and what contains the text in its title. A way is gone only as long as more can be shown.
 */
export function foundProducts({ reading, text, filters, sortedBy, shelves = [] }: FoundOptions): Prisma.Sql {
  const { query, also } = reading;
  const belonging = shelves.map((any) => `(${any.map(shelfLexeme).join('|')})`);
  const within = (words: string) => [`(${words})`, ...belonging].join('&');
  const ways = [
    ...(query === undefined ? [] : [{ has: has(within(query)), place: placeOf(reading, text) }]),
    ...(also === undefined
      ? []
      : [{ has: has(within(also.query)), place: Prisma.sql`${rank(1)} + ${placeOf(also, text)}` }]),
    { has: titleContains(text), place: rank(2) },
  ];
  const tables = ways.map((way, index) => {
    const earlier = ways.slice(0, index).map((each) => Prisma.sql`AND NOT (${each.has})`);
    const isWanted = index === 0 ? Prisma.sql`TRUE` : Prisma.sql`(SELECT count(*) FROM way_0) <= ${sqlText(maxFound)}`;
    const found = Prisma.sql`
      SELECT p.id, ${sortedBy?.expression ?? way.place} AS place
        FROM products p JOIN product_search s ON s.product_id = p.id
       WHERE ${isWanted} AND (${way.has}) ${Prisma.join([Prisma.empty, ...earlier], ' ')} AND ${filters}
       LIMIT ${sqlText(sortedBy ? maxSorted : maxFound + 1)}`;
    return sortedBy
      ? Prisma.sql`way_${sqlText(index)} AS MATERIALIZED (
          SELECT p.id, p.place FROM (${found}) AS p ORDER BY ${sortedBy.order} LIMIT ${sqlText(maxFound + 1)})`
      : Prisma.sql`way_${sqlText(index)} AS MATERIALIZED (${found})`;
  });
  const all = ways.map((_, index) => Prisma.sql`SELECT id, place FROM way_${sqlText(index)}`);
  return Prisma.sql`WITH ${Prisma.join(tables)} ${Prisma.join(all, ' UNION ALL ')}`;
}

function has(query: string): Prisma.Sql {
  return Prisma.sql`s.words @@ ${query}::tsquery`;
}

/** What is found in a weaker way comes after all that is found in a stronger one. */
function rank(way: number): Prisma.Sql {
  return sqlText(way * 2 * worst);
}
