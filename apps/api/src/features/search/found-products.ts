import { Prisma } from '@haat/db';
import { sqlText } from '../../platform/db/sql-text.ts';
import { behind, inFront } from './front.ts';
import { shelfLexeme, type Shelf, type Unit } from './words/meanings.ts';
import { unitQuery, type Weights } from './query-text.ts';
import type { Reading } from './read-search.ts';
import { titleContains } from './title-contains.ts';

const worst = 100_000;
/** A search counts and ranks this many products; more are `more than`. */
export const maxFound = 1_000;
/** So many are ranked, which takes longer than finding them; more follow in any order. */
const maxRanked = 500;
/** So many are sorted by price: of a word that more products have, others may be cheaper still. */
const maxSorted = 2_000;

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
  /** Whether it matters which product answers better: without it every place is 0. */
  isRanked?: boolean;
  /** So many are looked for, and one more. */
  most?: number;
}

/**
 * A SELECT of the products that a search finds, as (id, place): what has the words, what has most of them if few have all, and what
 * contains the text in its title. A way is gone only as long as more can be shown, and in each the products in front come first:
 * what many products have is found among those alone.
 */
export function foundProducts(options: FoundOptions): Prisma.Sql {
  const names: Prisma.Sql[] = [];
  const tables = waysOf(options).map((way) => {
    const table = Prisma.sql`way_${sqlText(names.length)}`;
    const conditions = [...way.conditions, options.filters];
    const select = selectOf({ ...options, ...way, conditions, earlier: [...names] });
    names.push(table);
    return Prisma.sql`${table} AS MATERIALIZED (${select})`;
  });
  const all = names.map((name) => Prisma.sql`SELECT id, place FROM ${name}`);
  return Prisma.sql`WITH ${Prisma.join(tables)} ${Prisma.join(all, ' UNION ALL ')}`;
}

interface Way {
  conditions: Prisma.Sql[];
  /** How well a product answers, counted from `from`. */
  place: Prisma.Sql;
  /** What is found in a weaker way comes after all that is found in a stronger one. */
  from: number;
}

/** The ways to look for products, best first; none finds what an earlier one does. */
function waysOf({ reading, text, shelves = [] }: FoundOptions): Way[] {
  const { query, also } = reading;
  const belonging = shelves.map((any) => `(${any.map(shelfLexeme).join('|')})`);
  const has = (words: string) => Prisma.sql`s.words @@ ${[`(${words})`, ...belonging].join('&')}::tsquery`;
  const byWords = [
    ...(query === undefined ? [] : [{ has: has(query), place: placeOf(reading, text), from: 0 }]),
    ...(also === undefined ? [] : [{ has: has(also.query), place: placeOf(also, text), from: 2 * worst }]),
  ];
  const notEarlier = (earlier: typeof byWords) => earlier.map((way) => Prisma.sql`NOT (${way.has})`);
  return [
    ...byWords.flatMap(({ has: condition, ...way }, index) =>
      [inFront, behind].map((part) => ({
        ...way,
        conditions: [part, condition, ...notEarlier(byWords.slice(0, index))],
      })),
    ),
    { conditions: [Prisma.sql`(${titleContains(text)})`, ...notEarlier(byWords)], place: sqlText(0), from: 4 * worst },
  ];
}

interface SelectOptions extends Pick<FoundOptions, 'sortedBy' | 'isRanked' | 'most'>, Way {
  /** The tables of the ways before this one. */
  earlier: Prisma.Sql[];
}

/** The products of one way: by a column all that fit, by how well they answer the first `maxRanked`, and the others after those. */
function selectOf({
  conditions,
  place,
  from,
  sortedBy,
  isRanked = true,
  most = maxFound,
  earlier,
}: SelectOptions): Prisma.Sql {
  const found = Prisma.sql`FROM products p JOIN product_search s ON s.product_id = p.id WHERE ${Prisma.join(conditions, ' AND ')}`;
  const counts = earlier.map((table) => Prisma.sql` - (SELECT count(*) FROM ${table})`);
  const left = (number: number) => Prisma.sql`greatest(0, ${Prisma.join([sqlText(number), ...counts], '')})`;
  if (sortedBy)
    return Prisma.sql`
      SELECT p.id, p.place FROM (SELECT p.id, ${sortedBy.expression} AS place ${found} LIMIT ${left(maxSorted)}) AS p
       ORDER BY ${sortedBy.order} LIMIT ${left(most + 1)}`;
  const ranked = Prisma.sql`${sqlText(from)} + CASE WHEN row_number() OVER () <= ${left(maxRanked)} THEN ${place} ELSE ${sqlText(worst)} END`;
  return Prisma.sql`SELECT p.id, ${isRanked ? ranked : sqlText(0)} AS place ${found} LIMIT ${left(most + 1)}`;
}
