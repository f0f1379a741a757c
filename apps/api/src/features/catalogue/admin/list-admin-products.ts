import { lowStock, type EndpointReply, type Endpoints } from '@haat/contracts';
import { Prisma } from '@haat/db';
import type { HandlerInput } from '../../../platform/http/handler.ts';
import type { Services } from '../../../services.ts';
import { titleContains } from '../../search/public.ts';
import { isSold } from '../lists/product-filters.ts';
import { productRowSelect, productRowView } from './product-row.ts';

const pageSize = 50;

type Query = HandlerInput<Endpoints['adminProductList']>['query'];

/** A page of the shop's products, newest first. */
export async function listAdminProducts(
  { db }: Pick<Services, 'db'>,
  { query }: { query: Query },
): Promise<EndpointReply<Endpoints['adminProductList']>> {
  const found = await db.$queryRaw<{ id: number }[]>`
    SELECT p.id FROM products p WHERE ${productsOfList(query)} ORDER BY p.id DESC LIMIT ${pageSize + 1}`;
  const page = found.slice(0, pageSize).map(({ id }) => id);
  const last = found.length > pageSize ? page.at(-1) : undefined;
  const rows = await db.product.findMany({
    where: { id: { in: page } },
    orderBy: { id: 'desc' },
    select: productRowSelect,
  });
  return {
    success: true,
    data: rows.map((row) => productRowView(row)),
    next_cursor: last === undefined ? null : String(last),
    total: await totalOf(db, query),
  };
}

/** The condition on products `p` that a list of the console stands for. */
export function productsOfList({ view, q, category, subcategory, brand, shop, cursor }: Query): Prisma.Sql {
  const conditions = [
    view === 'retired' ? Prisma.sql`p.retired_at IS NOT NULL` : isSold,
    ...(view === 'low' ? [Prisma.sql`p.stock BETWEEN 1 AND ${lowStock}::int`] : []),
    ...(view === 'out' ? [Prisma.sql`p.stock = 0`] : []),
    ...(category ? [Prisma.sql`p.category_id = ${category}::int`] : []),
    ...(subcategory ? [Prisma.sql`p.subcategory_id = ${subcategory}::int`] : []),
    ...(brand ? [Prisma.sql`p.brand_id = ${brand}::int`] : []),
    ...(shop ? [Prisma.sql`p.shop_id = ${shop}::int`] : []),
    ...(q ? [Prisma.sql`(${titleContains(q)} OR p.id = ${idIn(q)}::int)`] : []),
    ...(cursor === undefined ? [] : [Prisma.sql`p.id < ${cursor}::bigint`]),
  ];
  return Prisma.join(conditions, ' AND ');
}

/** The id that somebody typed; null if the text is none. */
function idIn(text: string): number | null {
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
}

/** What is sold is counted as it changes; anything else would have to be counted one by one. */
async function totalOf(db: Services['db'], { view, cursor: _cursor, ...filters }: Query): Promise<number | null> {
  const isFiltered = Object.values(filters).some((filter) => filter !== undefined);
  if (view !== 'sold' || isFiltered) return null;
  const row = await db.productCount.findUnique({ where: { key: 'all' } });
  return row?.count ?? 0;
}
