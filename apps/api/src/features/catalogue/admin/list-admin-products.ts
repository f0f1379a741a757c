import type { EndpointReply, Endpoints } from '@haat/contracts';
import { Prisma } from '@haat/db';
import { countEach } from '../../../platform/db/count-each.ts';
import type { HandlerInput } from '../../../platform/http/handler.ts';
import type { Services } from '../../../services.ts';
import { isSold } from '../lists/product-filters.ts';
import { findProducts, isOnOffer, low, out } from './find-products.ts';
import { readProductRows } from './product-row.ts';
import { findSorted, wrongCursor, type FoundProduct } from './sorted-products.ts';

const pageSize = 50;

type Query = HandlerInput<Endpoints['adminProductList']>['query'];

/** A page of the shop's products, newest first or sorted, and how many each view holds. */
export async function listAdminProducts(
  { db }: Pick<Services, 'db'>,
  { query: { sort, ...query } }: { query: Query },
): Promise<EndpointReply<Endpoints['adminProductList']>> {
  const [found, counts] = await Promise.all([
    sort ? findSorted(db, { sort, query, limit: pageSize + 1 }) : findNewest(db, query),
    countViews(db),
  ]);
  const page = found.slice(0, pageSize);
  const ids = page.map(({ id }) => id);
  const placeOf = new Map(ids.map((id, place) => [id, place]));
  const rows = await readProductRows(db, ids);
  return {
    success: true,
    data: rows.toSorted((one, other) => (placeOf.get(one.id) ?? 0) - (placeOf.get(other.id) ?? 0)),
    next_cursor: (found.length > pageSize && page.at(-1)?.cursor) || null,
    counts,
  };
}

async function findNewest(db: Services['db'], query: Omit<Query, 'sort'>): Promise<FoundProduct[]> {
  if (query.cursor?.includes('-')) throw wrongCursor();
  const ids = await findProducts(db, query, pageSize + 1);
  return ids.map((id) => ({ id, cursor: String(id) }));
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
