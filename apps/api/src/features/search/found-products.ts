import { Prisma } from '@haat/db';
import { sqlText } from '../../platform/db/sql-text.ts';
import { standing } from './front.ts';
import { shelfLexeme, type Shelf } from './words/meanings.ts';
import { placeOf, worst } from './place-of.ts';
import { maxFound } from './plans.ts';
import type { Reading } from './read-search.ts';
import { titleContains } from './title-contains.ts';

/**
 * At most how many products of the first row are ranked, which is slower than finding them; beyond the first row, products are ranked
 * only until there are `minRanked`. The rest follow unordered.
 */
const maxRanked = 500;
const minRanked = 60;
/** Weaker ways are tried until this many products are found. */
const enough = 200;

/** Whether ranked products alone fill the first page, plus one: always, if more products match than are counted. */
export function isFilledByRanked({ found }: Reading, limit: number): boolean {
  return found > maxFound && limit < minRanked;
}

interface FoundOptions {
  reading: Reading;
  /** The text as typed, without prices. */
  text: string;
  /** Further conditions on product `p`. Without any, only ranked products are read. */
  filters?: Prisma.Sql | undefined;
  /** Shelves that products must belong to, any of each list; an index narrows by them. */
  shelves?: readonly (readonly Shelf[])[];
  /**
   * The column of product `p` to sort by instead of rank. If more than `most` products match, others may come before
   * them.
   */
  sortedBy?: Prisma.Sql;
  /** What to read of each product `p`, including its id, if no rank is needed. */
  columns?: Prisma.Sql;
  /** The maximum number of products to find; one more is returned if there are more. */
  most?: number;
  /** Finds only the products that are ranked (see `isFilledByRanked`). */
  isOnlyRanked?: boolean;
}

/**
 * A SELECT of the products that a search finds, as (id, place) or with the requested columns: those with all words,
 * those with most words if few have all, and those whose title contains the text. Each way runs only while more
 * products can be shown, and within each the first row and the front come first; frequent words are looked up among
 * those alone.
 */
export function foundProducts(options: FoundOptions): Prisma.Sql {
  const names: Prisma.Sql[] = [];
  const tables = waysOf(options).map((way) => {
    const table = Prisma.sql`way_${sqlText(names.length)}`;
    const select = selectOf({ ...options, ...way, earlier: [...names] });
    names.push(table);
    return Prisma.sql`${table} AS MATERIALIZED (${select})`;
  });
  const all = names.map((name) => Prisma.sql`SELECT * FROM ${name}`);
  return Prisma.sql`WITH ${Prisma.join(tables)} ${Prisma.join(all, ' UNION ALL ')}`;
}

interface Way {
  /** The condition on search row `s`; undefined for the way that matches titles. */
  words?: Prisma.Sql;
  /** The rank of a product, starting at `from`. */
  place: Prisma.Sql;
  /** Matches of a weaker way come after all matches of a stronger one. */
  from: number;
  /** How many matches of this way and the earlier ones are ranked. */
  ranked: number;
  /** Run this way only while fewer than this many products were found. */
  until?: number;
}

/** The ways to look for products, best first; none repeats the matches of an earlier one. */
function waysOf({ reading, text, shelves = [] }: FoundOptions): Way[] {
  const { query, also, standings } = reading;
  const belonging = shelves.map((any) => `(${any.map(shelfLexeme).join('|')})`);
  const has = (words: string) => Prisma.sql`s.words @@ ${[`(${words})`, ...belonging].join('&')}::tsquery`;
  const byWords = [
    ...(query === undefined ? [] : [{ has: has(query), place: placeOf(reading, text), from: 0 }]),
    ...(also === undefined ? [] : [{ has: has(also.query), place: placeOf(also, text), from: 2 * worst }]),
  ];
  return [
    ...byWords.flatMap(({ has: condition, ...way }, index) => {
      const notEarlier = byWords.slice(0, index).map((earlier) => Prisma.sql` AND NOT (${earlier.has})`);
      return standings.map((stands) => ({
        ...way,
        words: Prisma.sql`${standing[stands]} AND ${condition}${Prisma.join([...notEarlier, Prisma.empty], '')}`,
        ...(stands === 'firstRow' ? { ranked: maxRanked } : { ranked: minRanked, ...(index > 0 && { until: enough }) }),
      }));
    }),
    { place: sqlText(0), from: 4 * worst, ranked: 0, ...(also && { until: enough }) },
  ];
}

interface SelectOptions
  extends Pick<FoundOptions, 'text' | 'filters' | 'sortedBy' | 'columns' | 'most' | 'isOnlyRanked'>, Way {
  /** The tables of the ways before this one. */
  earlier: Prisma.Sql[];
}

/** The products of one way: sorted by a column, or the ranked ones by rank and the others after them. */
function selectOf(options: SelectOptions): Prisma.Sql {
  const {
    words,
    place,
    from,
    ranked,
    until = Infinity,
    sortedBy,
    columns,
    most = maxFound,
    isOnlyRanked,
    earlier,
  } = options;
  const found = foundIn(options);
  const counts = earlier.map((table) => Prisma.sql` - (SELECT count(*) FROM ${table})`);
  const left = (number: number) => Prisma.sql`greatest(0, ${Prisma.join([sqlText(number), ...counts], '')})`;
  const limit = left(Math.min(isOnlyRanked ? ranked : most + 1, until));
  if (columns) return Prisma.sql`SELECT ${columns} ${found} LIMIT ${limit}`;
  if (sortedBy) return Prisma.sql`SELECT p.id, ${sortedBy} AS place ${found} LIMIT ${limit}`;
  if (words === undefined) return Prisma.sql`SELECT p.id, ${sqlText(from)} AS place ${found} LIMIT ${limit}`;
  // A NULL join condition looks up no product.
  return Prisma.sql`
    SELECT s.product_id AS id, ${sqlText(from)} + CASE WHEN p.id IS NULL THEN ${sqlText(worst)} ELSE ${place} END AS place
      FROM (SELECT s.product_id, s.words, s.sold_lately, row_number() OVER () AS nth ${found} LIMIT ${limit}) AS s
      LEFT JOIN products p ON p.id = CASE WHEN s.nth <= ${left(ranked)} THEN s.product_id END`;
}

/** FROM and WHERE of one way. Retired products have no search row. */
function foundIn({ words, text, filters, sortedBy, columns, earlier }: SelectOptions): Prisma.Sql {
  const asked = filters === undefined ? [] : [filters];
  if (words === undefined) {
    const others = earlier.map((table) => Prisma.sql`p.id NOT IN (SELECT id FROM ${table})`);
    const conditions = [Prisma.sql`p.retired_at IS NULL`, Prisma.sql`(${titleContains(text)})`, ...asked, ...others];
    return Prisma.sql`FROM products p WHERE ${Prisma.join(conditions, ' AND ')}`;
  }
  const products = sortedBy || columns || filters ? Prisma.sql`JOIN products p ON p.id = s.product_id` : Prisma.empty;
  return Prisma.sql`FROM product_search s ${products} WHERE ${Prisma.join([words, ...asked], ' AND ')}`;
}
