import { Prisma } from '@haat/db';
import { sqlText } from '../../platform/db/sql-text.ts';
import { standing } from './front.ts';
import { shelfLexeme, type Shelf } from './words/meanings.ts';
import { placeOf, worst } from './place-of.ts';
import { maxFound } from './plans.ts';
import type { Reading } from './read-search.ts';
import { foundTitleContains } from './title-contains.ts';

/**
 * At most how many products of the first row are ranked, which is slower than finding them; beyond the first row, products are ranked
 * only until there are `minRanked`. The rest follow unordered.
 */
const maxRanked = 500;
const minRanked = 60;
/** Weaker ways are tried until this many products are found. */
const enoughByWords = 200;
/**
 * How many products are compared to sort them, if more match than are counted: those in front. Beyond the first row,
 * products are looked up only until there are `minSorted`.
 */
const maxSorted = 350;
const minSorted = 250;

/** Whether more products match than are counted, all of them with the words of the text. */
export function isOfMany({ reading, filters, shelves = [] }: Narrowed): boolean {
  return reading.found > maxFound && filters === undefined && shelves.length === 0;
}

/** Whether ranked products alone fill the first page, plus one: always, if more products match than are counted. */
export function isFilledByRanked(narrowed: Narrowed, limit: number): boolean {
  return isOfMany(narrowed) && limit < minRanked;
}

interface Narrowed {
  reading: Reading;
  /** Further conditions on product `p`. Without any, only ranked products are read. */
  filters?: Prisma.Sql | undefined;
  /** Shelves that products must belong to, any of each list; an index narrows by them. */
  shelves?: readonly (readonly Shelf[])[];
}

interface FoundOptions extends Narrowed {
  /** The text as typed, without prices. */
  text: string;
  /**
   * The column of product `p` to sort by instead of rank. If more than `most` products match, others may come before
   * them.
   */
  sortedBy?: Prisma.Sql;
  /** What to read of each product `p`, including its id, if no rank is needed. */
  columns?: Prisma.Sql;
  /** The maximum number of products to find; one more is returned if there are more. */
  most?: number;
  /** Looks beyond the first row, and for titles, only while fewer products than this are found. */
  enough?: number;
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
  const all = Prisma.join(
    names.map((name) => Prisma.sql`SELECT * FROM ${name}`),
    ' UNION ALL ',
  );
  return Prisma.sql`WITH ${Prisma.join(tables)} ${isRanked(options) ? rankedOf(options, all) : all}`;
}

interface Way {
  /** The condition on search row `s`; undefined for the way that matches titles. */
  words?: Prisma.Sql;
  /** The place of its first product: matches of a weaker way come after all matches of a stronger one. */
  from: number;
  /** How many matches of this way and the earlier ones are ranked. */
  ranked: number;
  /** Run this way only while fewer than this many products were found. */
  until: number;
  /** So few products match that all are read. */
  isRare?: boolean;
}

const fromAlso = 2 * worst;

/** The ways to look for products, best first; none repeats the matches of an earlier one. */
function waysOf(options: FoundOptions): Way[] {
  const { reading, shelves = [], sortedBy } = options;
  const { enough = sortedBy && isOfMany(options) ? minSorted : Infinity } = options;
  const { query, also, standings } = reading;
  const untilByWords = Math.min(enough, enoughByWords);
  const belonging = shelves.map((any) => `(${any.map(shelfLexeme).join('|')})`);
  const has = (words: string) => Prisma.sql`s.words @@ ${[`(${words})`, ...belonging].join('&')}::tsquery`;
  const byWords = [
    ...(query === undefined ? [] : [{ has: has(query), from: 0 }]),
    ...(also === undefined ? [] : [{ has: has(also.query), from: fromAlso }]),
  ];
  return [
    ...byWords.flatMap(({ has: condition, from }, index) => {
      const notEarlier = byWords.slice(0, index).map((earlier) => Prisma.sql` AND NOT (${earlier.has})`);
      if (index === 0 && reading.isRare)
        return [{ words: condition, from, ranked: maxRanked, until: Infinity, isRare: true }];
      return standings.map((stands) => ({
        words: Prisma.sql`${standing[stands]} AND ${condition}${Prisma.join([...notEarlier, Prisma.empty], '')}`,
        from,
        ...(stands === 'firstRow'
          ? { ranked: maxRanked, until: Infinity }
          : { ranked: minRanked, until: index > 0 ? untilByWords : enough }),
      }));
    }),
    // Words alone find more than can be listed.
    ...(isOfMany(options) ? [] : [{ from: 4 * worst, ranked: 0, until: also ? untilByWords : enough }]),
  ];
}

interface SelectOptions extends FoundOptions, Way {
  /** The tables of the ways before this one. */
  earlier: Prisma.Sql[];
}

/** The products of one way: sorted by a column or to be ranked, which those without `words` are not. */
function selectOf(options: SelectOptions): Prisma.Sql {
  const { words, from, ranked, until, isRare, sortedBy, columns, isOnlyRanked, earlier } = options;
  const { most = sortedBy && isOfMany(options) ? maxSorted : maxFound } = options;
  const found = foundIn(options);
  const counts = earlier.map((table) => Prisma.sql` - (SELECT count(*) FROM ${table})`);
  const left = (number: number) => Prisma.sql`greatest(0, ${Prisma.join([sqlText(number), ...counts], '')})`;
  // With a limit PostgreSQL would read products until it has enough, and of rare words that is all of them.
  const limit = isRare ? Prisma.empty : Prisma.sql`LIMIT ${left(Math.min(isOnlyRanked ? ranked : most + 1, until))}`;
  if (columns) return Prisma.sql`SELECT ${columns} ${found} ${limit}`;
  if (sortedBy) return Prisma.sql`SELECT p.id, ${sortedBy} AS place ${found} ${limit}`;
  const begins = Prisma.sql`${sqlText(from)} AS begins`;
  if (words === undefined)
    return Prisma.sql`SELECT p.id, NULL::tsvector AS words, 0 AS sold_lately, ${begins} ${found} ${limit}`;
  if (isRare) return Prisma.sql`SELECT s.product_id AS id, s.words, s.sold_lately, ${begins} ${found}`;
  // The newest, so that every page finds and ranks the same ones, whichever way the database reads them. Their words are read
  // once they are sorted: sorting rows of a kilobyte takes longer than looking the ranked ones up again.
  const newestFirst = Prisma.sql`ORDER BY s.product_id DESC`;
  return Prisma.sql`
    SELECT n.id, s.words, s.sold_lately, ${begins}
      FROM (SELECT s.product_id AS id, row_number() OVER (${newestFirst}) <= ${left(ranked)} AS is_ranked
              FROM (SELECT s.product_id ${found} ${newestFirst} ${limit}) AS s) AS n
      LEFT JOIN product_search s ON s.product_id = CASE WHEN n.is_ranked THEN n.id END`;
}

function isRanked({ sortedBy, columns }: FoundOptions): boolean {
  return sortedBy === undefined && columns === undefined;
}

/** The products of all ways with their places: the ranked ones of each way by rank, and the others after them. */
function rankedOf({ reading, text }: FoundOptions, all: Prisma.Sql): Prisma.Sql {
  const { also } = reading;
  const place = also
    ? Prisma.sql`CASE s.begins WHEN ${sqlText(fromAlso)} THEN ${placeOf(also, text)} ELSE ${placeOf(reading, text)} END`
    : placeOf(reading, text);
  // A NULL join condition looks up no product.
  return Prisma.sql`
    SELECT s.id, s.begins + CASE WHEN p.id IS NULL THEN ${sqlText(worst)} ELSE ${place} END AS place
      FROM (${all}) AS s LEFT JOIN products p ON p.id = CASE WHEN s.words IS NOT NULL THEN s.id END`;
}

/** FROM and WHERE of one way. Retired products have no search row. */
function foundIn({ words, text, filters, sortedBy, columns, earlier }: SelectOptions): Prisma.Sql {
  const asked = filters === undefined ? [] : [filters];
  if (words === undefined) {
    const others = earlier.map((table) => Prisma.sql`p.id NOT IN (SELECT id FROM ${table})`);
    const conditions = [
      Prisma.sql`p.retired_at IS NULL`,
      Prisma.sql`(${foundTitleContains(text)})`,
      ...asked,
      ...others,
    ];
    return Prisma.sql`FROM products p WHERE ${Prisma.join(conditions, ' AND ')}`;
  }
  const products = sortedBy || columns || filters ? Prisma.sql`JOIN products p ON p.id = s.product_id` : Prisma.empty;
  return Prisma.sql`FROM product_search s ${products} WHERE ${Prisma.join([words, ...asked], ' AND ')}`;
}
