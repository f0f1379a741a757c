import type { Endpoints } from '@haat/contracts';
import { plannedForItsValues, Prisma } from '@haat/db';
import type { HandlerInput } from '../../../platform/http/handler.ts';
import type { Services } from '../../../services.ts';
import { lowStockAt, lowStockDays } from '../../content/public.ts';
import { hasTrigram, readTitleContains, titleContains } from '../../search/public.ts';
import { isSold } from '../lists/product-filters.ts';

/** Up to so many matches are found first and sorted. */
const maxSorted = 2_000;
/** A text that one product in forty contains fills a page from so many of the newest, which are simply read. */
const newestRead = 2_000;
/** A text that one product in five hundred contains fills a page from so many of the newest, with the index of titles. */
const newestSearched = 30_000;
/** A shelf with more products than this has enough of them among those short in stock to read along these. */
const maxOfSmallShelf = 20_000;

/** Conditions on `short_stock`, which holds only products on sale. */
export const low = Prisma.sql`stock BETWEEN 1 AND ${lowStockAt}`;
export const out = Prisma.sql`stock = 0`;
/** A condition on products `p`, written exactly as in its index. */
export const isOnOffer = Prisma.sql`p.offer_price < p.price`;

/** Products `p` on sale that sold lately, with their sales `s`, that will be sold out as soon as the owner calls soon. */
export const endingProducts = Prisma.sql`
  product_sales s JOIN products p
    ON p.id = s.product_id AND ${isSold} AND s.is_ending AND s.month_pieces > 0 AND p.stock * 30 <= s.month_pieces * ${lowStockDays}`;

export type Query = Omit<HandlerInput<Endpoints['adminProductList']>['query'], 'sort'>;

/**
 * The ids of a page, at most `limit`. A selective condition finds its few products first and sorts them; otherwise
 * the page is read along an index of ids, which PostgreSQL would also choose, wrongly, for the few.
 */
export async function findProducts(db: Services['db'], query: Query, limit: number): Promise<number[]> {
  const { view, ending, cursor: _cursor, ...filters } = query;
  const conditions = Object.values(filters).filter((filter) => filter !== undefined).length;
  if (query.q !== undefined && hasTrigram(query.q)) {
    const newest = await findAmongNewest(db, { ...query, q: query.q }, limit);
    if (newest.length === limit) return newest;
  }
  if ((view === 'low' || view === 'out') && !ending && conditions === 1 && !(await isSmallShelf(db, query)))
    return alongShortStock(db, query, limit);
  if (ending || conditions > 1 || (conditions === 1 && view !== 'sold' && view !== 'retired')) {
    const found = await findFew(db, productsOfList(query), limit);
    if (found) return found;
  }
  return idsOf(
    await db.$queryRaw<{ id: number }[]>`
      SELECT p.id FROM products p WHERE ${productsOfList(query)} ORDER BY p.id DESC LIMIT ${limit}`,
  );
}

/** The matches of a text among the newest products past the cursor. */
async function findAmongNewest(db: Services['db'], query: Query & { q: string }, limit: number): Promise<number[]> {
  // Not an aggregate, for which Prisma reads the whole table.
  const newest = await db.product.findFirst({ orderBy: { id: 'desc' }, select: { id: true } });
  const end = Number(query.cursor ?? (newest?.id ?? 0) + 1);
  const newestOf = (count: number) => Prisma.sql`p.id BETWEEN ${end - count}::bigint AND ${end - 1}::bigint`;
  const contains = readTitleContains(query.q);
  const read = await db.$queryRaw<{ id: number }[]>`${plannedForItsValues}
    SELECT p.id FROM products p WHERE ${productsOfList(query, contains)} AND ${newestOf(newestRead)}
     ORDER BY p.id DESC LIMIT ${limit}`;
  if (read.length === limit) return idsOf(read);
  // A bitmap of ids and one of trigrams leave few products to read. Materialized, or PostgreSQL would read along the ids.
  const found = await db.$queryRaw<{ id: number }[]>`${plannedForItsValues}
    WITH found AS MATERIALIZED (SELECT p.id FROM products p WHERE ${productsOfList(query)} AND ${newestOf(newestSearched)})
    SELECT id FROM found ORDER BY id DESC LIMIT ${limit}`;
  return idsOf(found);
}

/** The page if at most 2,000 products fulfil the condition. */
async function findFew(db: Services['db'], condition: Prisma.Sql, limit: number): Promise<number[] | null> {
  const [row] = await db.$queryRaw<{ count: number; ids: number[] }[]>`
    WITH found AS MATERIALIZED (SELECT p.id FROM products p WHERE ${condition} LIMIT ${maxSorted + 1})
    SELECT (SELECT count(*)::int FROM found) AS count, array(SELECT id FROM found ORDER BY id DESC LIMIT ${limit}) AS ids`;
  return row && row.count <= maxSorted ? row.ids : null;
}

/** Whether the shelf or shop of a list holds few products, or the list is not of one. */
async function isSmallShelf(db: Services['db'], { category, subcategory, brand, shop }: Query): Promise<boolean> {
  const shelves = Object.entries({ category, subcategory, brand, shop }).filter(([, id]) => id !== undefined);
  const keys = shelves.map(([kind, id]) => `${kind}:${id}`);
  const counted = await db.productCount.findMany({ where: { key: { in: keys } }, select: { count: true } });
  return counted.length < 1 || counted.some(({ count }) => count <= maxOfSmallShelf);
}

/** Reads the page along the products short in stock, of which there are few. */
async function alongShortStock(db: Services['db'], query: Query, limit: number): Promise<number[]> {
  const condition = query.view === 'low' ? low : out;
  return idsOf(
    await db.$queryRaw<{ id: number }[]>`
      SELECT p.id FROM (SELECT product_id FROM short_stock WHERE ${condition} ORDER BY product_id DESC) AS s
       CROSS JOIN LATERAL (
         SELECT p.id FROM products p WHERE p.id = s.product_id AND ${productsOfShelf(query)} LIMIT 1) AS p
       ORDER BY s.product_id DESC LIMIT ${limit}`,
  );
}

function idsOf(rows: readonly { id: number }[]): number[] {
  return rows.map(({ id }) => id);
}

/** The condition on products `p` for a list of the console. `contains` is its condition for the text, if that is given. */
export function productsOfList(query: Query, contains?: Prisma.Sql): Prisma.Sql {
  const { view } = query;
  const conditions = [
    productsOfShelf(query, contains),
    ...(view === 'low' ? [isShort(low)] : []),
    ...(view === 'out' ? [isShort(out)] : []),
    ...(query.ending ? [Prisma.sql`p.id = ANY (array(SELECT p.id FROM ${endingProducts}))`] : []),
    ...(view === 'one-picture' ? [Prisma.sql`p.id IN (SELECT product_id FROM single_pictures)`] : []),
  ];
  return Prisma.join(conditions, ' AND ');
}

/** The part of that condition that a product fulfils by itself. */
function productsOfShelf(query: Query, contains?: Prisma.Sql): Prisma.Sql {
  const { view, q, category, subcategory, brand, shop, cursor } = query;
  const conditions = [
    view === 'retired' ? Prisma.sql`p.retired_at IS NOT NULL` : isSold,
    ...(view === 'offer' ? [isOnOffer] : []),
    ...(category ? [Prisma.sql`p.category_id = ${category}::int`] : []),
    ...(subcategory ? [Prisma.sql`p.subcategory_id = ${subcategory}::int`] : []),
    ...(brand ? [Prisma.sql`p.brand_id = ${brand}::int`] : []),
    ...(shop ? [Prisma.sql`p.shop_id = ${shop}::int`] : []),
    ...(q ? [Prisma.sql`(${contains ?? titleContains(q)} OR p.id = ${idIn(q)}::int)`] : []),
    ...(cursor === undefined ? [] : [Prisma.sql`p.id < ${cursor}::bigint`]),
  ];
  return Prisma.join(conditions, ' AND ');
}

/** Narrows products `p` to those whose short stock fulfils the condition. */
function isShort(condition: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`p.id IN (SELECT product_id FROM short_stock WHERE ${condition})`;
}

/** The id in a search text; null if the text is not an id. */
function idIn(text: string): number | null {
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
}
