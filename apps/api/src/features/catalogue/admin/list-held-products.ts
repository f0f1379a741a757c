import { maxCounted, type EndpointReply, type Endpoints, type HeldProduct } from '@haat/contracts';
import { boundedCountOf } from '../../../platform/db/count-each.ts';
import type { HandlerInput } from '../../../platform/http/handler.ts';
import type { Services } from '../../../services.ts';

/** How many open orders, carts and lists of favourites hold each of these products, in the request's order. */
export async function listHeldProducts(
  { db }: Pick<Services, 'db'>,
  { query: { ids } }: HandlerInput<Endpoints['adminProductsHeld']>,
): Promise<EndpointReply<Endpoints['adminProductsHeld']>> {
  const [orders, carts, favourites] = await Promise.all([
    countOpenOrders(db, ids),
    countSaved(db, ids, 'cart'),
    countSaved(db, ids, 'favourites'),
  ]);
  const data: HeldProduct[] = ids.map((id) => ({
    id,
    open_orders: boundedCountOf(orders.get(id) ?? 0),
    carts: boundedCountOf(carts.get(id) ?? 0),
    favourites: boundedCountOf(favourites.get(id) ?? 0),
  }));
  return { success: true, data };
}

interface Counted {
  id: number;
  count: number;
}

/** Reads the lines of the open orders, of which there are few, however often a product was sold before. */
async function countOpenOrders(db: Services['db'], ids: readonly number[]): Promise<Map<number, number>> {
  const rows = await db.$queryRaw<Counted[]>`
    SELECT l.product_id AS id, count(DISTINCT l.order_id)::int AS count FROM order_lines l
     WHERE l.order_id = ANY (array(SELECT id FROM orders WHERE status IN ('pending', 'confirmed', 'packed', 'shipped')))
       AND l.product_id = ANY (${ids}::int[])
     GROUP BY l.product_id`;
  return countOf(rows);
}

/** Reads along the index as far as counts are exact. A shopper may have a product in several sizes. */
async function countSaved(db: Services['db'], ids: readonly number[], list: 'cart' | 'favourites') {
  const rows = await db.$queryRaw<Counted[]>`
    SELECT asked.id, (SELECT count(*)::int FROM (
             SELECT DISTINCT s.user_id FROM saved_lines s WHERE s.product_id = asked.id AND s.list = ${list}::"SavedList"
              LIMIT ${maxCounted + 1}) AS shoppers) AS count
      FROM unnest(${ids}::int[]) AS asked (id)`;
  return countOf(rows);
}

function countOf(rows: readonly Counted[]): Map<number, number> {
  return new Map(rows.map(({ id, count }) => [id, count]));
}
