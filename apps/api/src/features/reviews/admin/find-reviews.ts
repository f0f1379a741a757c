import { maxCounted } from '@haat/contracts';
import { Prisma } from '@haat/db';
import type { Services } from '../../../services.ts';
import { hasTrigram, likePattern, titleContains } from '../../search/public.ts';
import { orderOf, reviewsOfList, type ReviewQuery } from './review-filter.ts';
import { findNamesakes, isBeyond, type ReviewSearch, searchBeginning, searchEach, searchOn } from './search-reviews.ts';

/** With more matching products, people or reviews than this, enough for a page are found soon when reading along the newest reviews. */
const maxNamed = 4_000;

/**
 * The ids of a page of reviews, at most `limit`. Conditions with an index in list order are read along it, as are
 * conditions that many reviews fulfil, because a page fills soon. Otherwise matches are found first and sorted.
 * Throws VALIDATION for an invalid cursor.
 */
export async function findReviews(db: Services['db'], query: ReviewQuery, limit: number): Promise<number[]> {
  const page = Prisma.sql`${isBeyond(query)} ORDER BY ${orderOf(query)} LIMIT ${limit}`;
  const condition = reviewsOfList(query);
  const { q, shop, photos, lately } = query;
  if (q !== undefined) {
    const few = [photos === true && (await withFewPhotos(db)), shop !== undefined && (await ofSmallShop(db, shop))];
    const listed = Prisma.join([condition, ...few.filter((each) => each instanceof Prisma.Sql)], ' AND ');
    return search(db, { condition: listed, query: { ...query, q }, limit }, page);
  }
  const isRare = lately === true || (shop !== undefined && (await isSmall(db, shop)));
  const rare = isRare ? Prisma.sql`true` : photos === true ? await withFewPhotos(db) : null;
  const found = rare && (await ofFound(db, { condition, page, named: [rare] }));
  return found ?? walk(db, { condition, page });
}

/** Whether a shop has few products. */
async function isSmall(db: Services['db'], shop: number): Promise<boolean> {
  const counted = await db.productCount.findUnique({ where: { key: `shop:${shop}` } });
  return (counted?.count ?? 0) <= maxNamed;
}

/** The condition for the reviews of a shop with few products, by which they are found first; null if it has many. */
async function ofSmallShop(db: Services['db'], shop: number): Promise<Prisma.Sql | null> {
  if (!(await isSmall(db, shop))) return null;
  const products = await db.product.findMany({ where: { shopId: shop }, select: { id: true } });
  return Prisma.sql`r.product_id = ANY (${products.map(({ id }) => id)}::int[])`;
}

/** The condition for the reviews with photos if those are few, and null if not. */
async function withFewPhotos(db: Services['db']): Promise<Prisma.Sql | null> {
  const [row] = await db.$queryRaw<{ ids: number[] }[]>`
    SELECT array(SELECT DISTINCT review_id FROM review_photos WHERE review_id IS NOT NULL LIMIT ${maxCounted + 1}) AS ids`;
  const { ids } = row ?? { ids: [] };
  return ids.length > maxCounted ? null : Prisma.sql`r.id = ANY (${ids}::int[])`;
}

interface Walk {
  condition: Prisma.Sql;
  page: Prisma.Sql;
}

/** The page of reviews that fulfil one of the conditions `named`; null if more than 10,000 do. */
async function ofFound(
  db: Services['db'],
  { condition, page, named }: Walk & { named: Prisma.Sql[] },
): Promise<number[] | null> {
  const parts = named.map(
    (each) =>
      Prisma.sql`(SELECT r.id, r.updated_at FROM reviews r WHERE ${condition} AND ${each} LIMIT ${maxCounted + 1})`,
  );
  const [found] = await db.$queryRaw<{ count: number; ids: number[] }[]>`
    WITH found AS MATERIALIZED (${Prisma.join(parts, ' UNION ')})
    SELECT count(*)::int AS count, array(SELECT r.id FROM found r WHERE ${page}) AS ids FROM found`;
  return found && found.count <= maxCounted ? found.ids : null;
}

async function walk(db: Services['db'], { condition, page }: Walk): Promise<number[]> {
  const rows = await db.$queryRaw<{ id: number }[]>`SELECT r.id FROM reviews r WHERE ${condition} AND ${page}`;
  return rows.map(({ id }) => id);
}

/**
 * The matches of a text. The beginning of the list fills a page for a text that one in forty contains, and a part of it
 * for one that one in 250 contains, for which the search goes on; of those still rarer, all matches are found first.
 */
async function search(db: Services['db'], asked: ReviewSearch, page: Prisma.Sql): Promise<number[]> {
  if (!hasTrigram(asked.query.q)) return searchEach(db, asked);
  const indexed = { ...asked, namesakes: findNamesakes(db, asked.query.q) };
  const [namesakes, beginning] = await Promise.all([indexed.namesakes, searchBeginning(db, indexed)]);
  if (!namesakes) return searchEach(db, asked);
  if (beginning.next === null) return beginning.ids;
  if (beginning.ids.length > asked.limit / 6) return searchOn(db, indexed, beginning);
  const named = await reviewsWith(db, asked.query.q, namesakes);
  const found = named && (await ofFound(db, { condition: asked.condition, page, named }));
  return found ?? searchOn(db, indexed, beginning);
}

/** The conditions on reviews `r` for a text in the review, the product's title or the author's name; null if many match one of them. */
async function reviewsWith(db: Services['db'], q: string, namesakes: readonly string[]): Promise<Prisma.Sql[] | null> {
  const limit = Prisma.sql`LIMIT ${maxNamed + 1}`;
  const [named] = await db.$queryRaw<{ reviews: number[]; products: number[] }[]>`
    SELECT array(SELECT id FROM reviews WHERE lower(message) LIKE lower(${likePattern(q)}) ${limit}) AS reviews,
           array(SELECT p.id FROM products p WHERE ${titleContains(q)} ${limit}) AS products`;
  const { reviews, products } = named ?? { reviews: [], products: [] };
  if ([reviews, products].some((each) => each.length > maxNamed)) return null;
  return [
    Prisma.sql`r.id = ANY (${reviews}::int[])`,
    Prisma.sql`r.product_id = ANY (${products}::int[])`,
    Prisma.sql`r.user_id = ANY (${namesakes}::uuid[])`,
  ];
}
