import type { EndpointReply, Endpoints } from '@haat/contracts';
import { Prisma } from '@haat/db';
import { countEach } from '../../../platform/db/count-each.ts';
import type { HandlerInput } from '../../../platform/http/handler.ts';
import type { Services } from '../../../services.ts';
import { lowStockAt } from '../../content/public.ts';
import { titleContains } from '../../search/public.ts';
import { isSold } from '../lists/product-filters.ts';
import { readProductRows } from './product-row.ts';

const pageSize = 50;
const maxSorted = 2_000;

/** Conditions on `short_stock`, which holds only products on sale. */
const low = Prisma.sql`stock BETWEEN 1 AND ${lowStockAt}`;
const out = Prisma.sql`stock = 0`;
/** A condition on products `p`, written exactly as in its index. */
const isOnOffer = Prisma.sql`p.offer_price < p.price`;

type Query = HandlerInput<Endpoints['adminProductList']>['query'];

/** A page of the shop's products, newest first, and how many each view holds. */
export async function listAdminProducts(
  { db }: Pick<Services, 'db'>,
  { query }: { query: Query },
): Promise<EndpointReply<Endpoints['adminProductList']>> {
  const [found, counts] = await Promise.all([findProducts(db, query), countViews(db)]);
  const page = found.slice(0, pageSize);
  const last = found.length > pageSize ? page.at(-1) : undefined;
  return {
    success: true,
    data: await readProductRows(db, page),
    next_cursor: last === undefined ? null : String(last),
    counts,
  };
}

/**
 * The ids of a page. A selective condition finds its few products first and sorts them; otherwise the page is read
 * along the index of ids, which PostgreSQL would also choose, wrongly, for the few.
 */
async function findProducts(db: Services['db'], query: Query): Promise<number[]> {
  const condition = productsOfList(query);
  const { view, cursor: _cursor, ...filters } = query;
  const conditions = Object.values(filters).filter((filter) => filter !== undefined).length;
  if (conditions > 1 || (conditions === 1 && (view === 'offer' || view === 'one-picture'))) {
    const [row] = await db.$queryRaw<{ count: number; ids: number[] }[]>`
      WITH found AS MATERIALIZED (SELECT p.id FROM products p WHERE ${condition} LIMIT ${maxSorted + 1})
      SELECT (SELECT count(*)::int FROM found) AS count, array(SELECT id FROM found ORDER BY id DESC LIMIT ${pageSize + 1}) AS ids`;
    if (row && row.count <= maxSorted) return row.ids;
  }
  const rows = await db.$queryRaw<{ id: number }[]>`
    SELECT p.id FROM products p WHERE ${condition} ORDER BY p.id DESC LIMIT ${pageSize + 1}`;
  return rows.map(({ id }) => id);
}

/** The condition on products `p` for a list of the console. */
export function productsOfList({ view, q, category, subcategory, brand, shop, cursor }: Query): Prisma.Sql {
  const conditions = [
    view === 'retired' ? Prisma.sql`p.retired_at IS NOT NULL` : isSold,
    ...(view === 'low' ? [isShort(low)] : []),
    ...(view === 'out' ? [isShort(out)] : []),
    ...(view === 'offer' ? [isOnOffer] : []),
    ...(view === 'one-picture' ? [Prisma.sql`p.id IN (SELECT product_id FROM single_pictures)`] : []),
    ...(category ? [Prisma.sql`p.category_id = ${category}::int`] : []),
    ...(subcategory ? [Prisma.sql`p.subcategory_id = ${subcategory}::int`] : []),
    ...(brand ? [Prisma.sql`p.brand_id = ${brand}::int`] : []),
    ...(shop ? [Prisma.sql`p.shop_id = ${shop}::int`] : []),
    ...(q ? [Prisma.sql`(${titleContains(q)} OR p.id = ${idIn(q)}::int)`] : []),
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

/** The number of products on sale is maintained and therefore exact; the others are counted here. */
async function countViews(db: Services['db']): Promise<EndpointReply<Endpoints['adminProductList']>['counts']> {
  const [sold, rest] = await Promise.all([
    db.productCount.findUnique({ where: { key: 'all' } }),
    countEach(db, {
      low: Prisma.sql`SELECT FROM short_stock WHERE ${low}`,
      out: Prisma.sql`SELECT FROM short_stock WHERE ${out}`,
      offer: Prisma.sql`SELECT FROM products p WHERE ${isOnOffer} AND ${isSold}`,
      'one-picture': Prisma.sql`SELECT FROM single_pictures`,
      retired: Prisma.sql`SELECT FROM products WHERE retired_at IS NOT NULL`,
    }),
  ]);
  return { sold: { count: sold?.count ?? 0, is_exact: true }, ...rest };
}
