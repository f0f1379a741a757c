import { Prisma } from '@haat/db';
import { readTimeCursor, timeCursorText } from '../../../platform/db/time-cursor.ts';
import type { Services } from '../../../services.ts';
import { hasTrigram, likePattern, readTitleContains } from '../../search/public.ts';
import { isOldestFirst, orderOf, type ReviewQuery } from './review-filter.ts';

/** So many reviews of a list are searched at first: enough for a page of a text that one in forty contains. */
const firstPieceSize = 2_000;
/** At most so many are searched at once afterwards. */
const maxPieceSize = 6_000;
/** A piece is larger than the matches so far call for, because they may lie less densely further on. */
const reserve = 1.3;
/** With more namesakes than this, a page fills soon when their names are read along the list. */
const maxNamesakes = 4_000;
/** Texts that no index can find are looked for among the newest reviews only. */
const maxSearchedWithoutIndex = 2_000;

export interface ReviewSearch {
  condition: Prisma.Sql;
  query: ReviewQuery & { q: string };
  limit: number;
}

/** A search for a text that the indexes can find. */
export interface IndexedSearch extends ReviewSearch {
  /** What `findNamesakes` will find: reviews are read meanwhile. */
  namesakes: Promise<readonly string[] | null>;
}

/** The ids of the matches at the beginning of a list, and from where the search goes on; null: that was all, or enough. */
export interface SearchedReviews {
  ids: number[];
  next: string | null;
}

/** The ids of the shoppers whose names contain a text that the index can find; null if they are too many. */
export async function findNamesakes(db: Services['db'], q: string): Promise<string[] | null> {
  const pattern = likePattern(q);
  const found = await db.$queryRaw<{ id: string }[]>`
    SELECT u.id::text FROM users u
     WHERE lower(u.full_name || ' ' || u.email || ' ' || coalesce(u.phone, '')) LIKE lower(${pattern})
       AND lower(u.full_name) LIKE lower(${pattern}) LIMIT ${maxNamesakes + 1}`;
  return found.length > maxNamesakes ? null : found.map(({ id }) => id);
}

/** Searches the beginning of a list. */
export function searchBeginning(db: Services['db'], search: IndexedSearch): Promise<SearchedReviews> {
  return searchPiece(db, search, firstPieceSize);
}

/** Searches a list from a position on until a page is full. */
export async function searchOn(db: Services['db'], search: IndexedSearch, from: SearchedReviews): Promise<number[]> {
  const { query, limit } = search;
  const ids = [...from.ids];
  let searched = firstPieceSize;
  for (let cursor = from.next; cursor !== null && ids.length < limit;) {
    const size = nextPieceSize({ found: ids.length, searched, limit });
    const piece = await searchPiece(db, { ...search, query: { ...query, cursor } }, size);
    ids.push(...piece.ids);
    searched += size;
    cursor = piece.next;
  }
  return ids.slice(0, limit);
}

/** How many reviews to search next for the rest of a page, when so many of those searched have matched. */
export function nextPieceSize({ found, searched, limit }: { found: number; searched: number; limit: number }): number {
  return Math.min(maxPieceSize, Math.ceil((((limit - found) * searched) / Math.max(1, found)) * reserve));
}

interface Piece {
  ids: number[];
  products: number[];
  authors: (string | null)[];
  /** Which of the reviews contain the text. */
  contain: boolean[];
  lastAt: Date | null;
}

/** Searches a piece of a list; the products of all its reviews are read at once. */
async function searchPiece(db: Services['db'], search: IndexedSearch, size: number): Promise<SearchedReviews> {
  const { q } = search.query;
  const piece = await readPiece(db, search, size);
  // Combining the trigrams with so many ids takes longer than reading the titles.
  const matching = await db.$queryRaw<{ id: number }[]>`
    SELECT p.id FROM products p WHERE p.id = ANY (${[...new Set(piece.products)]}::int[]) AND ${readTitleContains(q)}`;
  const products = new Set<number | undefined>(matching.map(({ id }) => id));
  const namesakes = new Set<string | null | undefined>(await search.namesakes);
  const ids = piece.ids.filter(
    (_id, place) =>
      piece.contain[place] === true || products.has(piece.products[place]) || namesakes.has(piece.authors[place]),
  );
  const lastId = piece.ids.at(-1);
  const isEnough = ids.length >= search.limit || piece.lastAt === null || lastId === undefined;
  const next = isEnough ? null : timeCursorText({ at: piece.lastAt?.toISOString() ?? '', id: String(lastId) });
  return { ids: ids.slice(0, search.limit), next };
}

/** Reads a piece of a list, and which of its reviews contain the text. */
async function readPiece(db: Services['db'], search: IndexedSearch, size: number): Promise<Piece> {
  const { condition, query } = search;
  const pattern = likePattern(query.q);
  const [piece] = await db.$queryRaw<Piece[]>`
    WITH piece AS MATERIALIZED (
      SELECT r.id, r.updated_at, r.product_id, r.user_id::text AS author,
             coalesce(lower(r.message) LIKE lower(${pattern}), false) AS does_contain
        FROM reviews r WHERE ${condition} AND ${isBeyond(query)} ORDER BY ${orderOf(query)} LIMIT ${size}
    )
    SELECT array(SELECT id FROM piece) AS ids, array(SELECT product_id FROM piece) AS products,
           array(SELECT author FROM piece) AS authors, array(SELECT does_contain FROM piece) AS contain,
           (SELECT updated_at FROM piece OFFSET ${size - 1} LIMIT 1) AS "lastAt"`;
  return piece ?? { ids: [], products: [], authors: [], contain: [], lastAt: null };
}

/** Searches a list review by review, each with its product and its author. */
export async function searchEach(db: Services['db'], { condition, query, limit }: ReviewSearch): Promise<number[]> {
  const recent = hasTrigram(query.q)
    ? Prisma.sql`true`
    : Prisma.sql`r.id > (SELECT max(id) - ${maxSearchedWithoutIndex}::int FROM reviews)`;
  // Deliberately not the indexed expressions: each review read is checked directly.
  const rows = await db.$queryRaw<{ id: number }[]>`
    SELECT r.id FROM reviews r JOIN products p ON p.id = r.product_id LEFT JOIN users u ON u.id = r.user_id
     WHERE ${condition} AND ${recent}
       AND lower(concat_ws(chr(10), r.message, p.title, p.title_bn, u.full_name)) LIKE lower(${likePattern(query.q)})
       AND ${isBeyond(query)} ORDER BY ${orderOf(query)} LIMIT ${limit}`;
  return rows.map(({ id }) => id);
}

/** Reviews `r` past the cursor. */
export function isBeyond(query: ReviewQuery): Prisma.Sql {
  if (query.cursor === undefined) return Prisma.sql`true`;
  const { at, id } = readTimeCursor(query.cursor);
  const end = Prisma.sql`(${at}::timestamptz, ${id}::bigint)`;
  return isOldestFirst(query) ? Prisma.sql`(r.updated_at, r.id) > ${end}` : Prisma.sql`(r.updated_at, r.id) < ${end}`;
}
