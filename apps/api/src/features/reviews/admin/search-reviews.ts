import { Prisma } from '@haat/db';
import { readTimeCursor, timeCursorText } from '../../../platform/db/time-cursor.ts';
import type { Services } from '../../../services.ts';
import { hasTrigram, likePattern } from '../../search/public.ts';
import { isOldestFirst, orderOf, type ReviewQuery } from './review-filter.ts';

/** So many reviews of a list are searched at once. */
const pieceSize = 8_000;
/** With more namesakes than this, a page fills soon when their names are read along the list. */
const maxNamesakes = 4_000;
/** Texts that no index can find are looked for among the newest reviews only. */
const maxSearchedWithoutIndex = 2_000;

export interface ReviewSearch {
  condition: Prisma.Sql;
  query: ReviewQuery & { q: string };
  limit: number;
}

/** The ids of the matches at the beginning of a list, and from where the search goes on; null: that was all, or enough. */
export interface SearchedReviews {
  ids: number[];
  next: string | null;
}

/** Searches the beginning of a list; null for a text that many names contain, or no index. */
export async function searchBeginning(db: Services['db'], search: ReviewSearch): Promise<SearchedReviews | null> {
  return hasTrigram(search.query.q) ? searchPiece(db, search) : null;
}

/** Searches a list from a position on until a page is full. */
export async function searchOn(db: Services['db'], search: ReviewSearch, from: SearchedReviews): Promise<number[]> {
  const { query, limit } = search;
  const ids = [...from.ids];
  for (let cursor = from.next; cursor !== null && ids.length < limit;) {
    const piece = await searchPiece(db, { ...search, query: { ...query, cursor } });
    ids.push(...(piece?.ids ?? []));
    cursor = piece?.next ?? null;
  }
  return ids.slice(0, limit);
}

interface Piece {
  namesakes: number;
  ids: number[];
  products: number[];
  named: boolean[];
  lastAt: Date | null;
}

/** Searches a piece of a list; the products of all its reviews are read at once. */
async function searchPiece(db: Services['db'], search: ReviewSearch): Promise<SearchedReviews | null> {
  const { q } = search.query;
  const piece = await readPiece(db, search);
  if (piece.namesakes > maxNamesakes) return null;
  // Deliberately not the indexed expressions: combining the trigrams with so many ids takes longer than reading the titles.
  const matching = await db.$queryRaw<{ id: number }[]>`
    SELECT p.id FROM products p WHERE p.id = ANY (${[...new Set(piece.products)]}::int[])
       AND lower(concat_ws(chr(10), p.title, p.title_bn)) LIKE lower(${likePattern(q)})`;
  const products = new Set(matching.map(({ id }) => id));
  const ids = piece.ids.filter((_id, place) => {
    const product = piece.products[place];
    return piece.named[place] === true || (product !== undefined && products.has(product));
  });
  const lastId = piece.ids.at(-1);
  const isEnough = ids.length >= search.limit || piece.lastAt === null || lastId === undefined;
  const next = isEnough ? null : timeCursorText({ at: piece.lastAt?.toISOString() ?? '', id: String(lastId) });
  return { ids: ids.slice(0, search.limit), next };
}

/** Reads a piece of a list, and which of its reviews contain the text or are by somebody so named. */
async function readPiece(db: Services['db'], { condition, query }: ReviewSearch): Promise<Piece> {
  const pattern = likePattern(query.q);
  const [piece] = await db.$queryRaw<Piece[]>`
    WITH namesakes AS MATERIALIZED (
      SELECT u.id FROM users u
       WHERE lower(u.full_name || ' ' || u.email || ' ' || coalesce(u.phone, '')) LIKE lower(${pattern})
         AND lower(u.full_name) LIKE lower(${pattern}) LIMIT ${maxNamesakes + 1}
    ), piece AS MATERIALIZED (
      SELECT r.id, r.updated_at, r.product_id,
             coalesce(lower(r.message) LIKE lower(${pattern}) OR r.user_id IN (SELECT id FROM namesakes), false) AS is_named
        FROM reviews r WHERE ${condition} AND ${isBeyond(query)} ORDER BY ${orderOf(query)} LIMIT ${pieceSize}
    )
    SELECT (SELECT count(*)::int FROM namesakes) AS namesakes, array(SELECT id FROM piece) AS ids,
           array(SELECT product_id FROM piece) AS products, array(SELECT is_named FROM piece) AS named,
           (SELECT updated_at FROM piece OFFSET ${pieceSize - 1} LIMIT 1) AS "lastAt"`;
  return piece ?? { namesakes: 0, ids: [], products: [], named: [], lastAt: null };
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
