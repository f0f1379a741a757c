import type { EndpointReply, Endpoints } from '@haat/contracts';
import { Prisma } from '@haat/db';
import type { HandlerInput } from '../../../platform/http/handler.ts';
import type { Services } from '../../../services.ts';
import { countOrders, isFromShop } from '../../orders/public.ts';
import { packingShops, type PackingRow } from './packing-shops.ts';

const maxOrders = 200;
const maxLines = 1_000;

/**
 * What each shop has to bring for the oldest orders to be packed; an order is listed with all its lines or not at
 * all.
 */
export async function readPackingList(
  { db }: Pick<Services, 'db'>,
  { query: { zone, shop, orders } }: Pick<HandlerInput<Endpoints['adminPackingList']>, 'query'>,
): Promise<EndpointReply<Endpoints['adminPackingList']>> {
  const condition = Prisma.join(
    [
      Prisma.sql`o.status = 'confirmed'`,
      ...(zone ? [Prisma.sql`o.shipping_zone_id = ${zone}::int`] : []),
      ...(shop ? [isFromShop(shop)] : []),
      ...(orders ? [Prisma.sql`o.order_number = ANY(${orders}::text[])`] : []),
    ],
    ' AND ',
  );
  const isOfShop = shop ? Prisma.sql`p.shop_id = ${shop}::int` : Prisma.sql`true`;
  const [rows, found] = await Promise.all([
    db.$queryRaw<PackingRow[]>`
      WITH oldest AS (
        SELECT o.id, o.order_number, sum((SELECT count(*) FROM order_lines WHERE order_id = o.id)) OVER (ORDER BY o.id) AS lines
          FROM (SELECT * FROM orders o WHERE ${condition} ORDER BY o.created_at, o.id LIMIT ${maxOrders}) AS o
      )
      SELECT s.id AS "shopId", s.name AS shop, s.name_bn AS "shopBn", l.product_id AS "productId", l.name, l.name_bn AS "nameBn", l.photo,
             o.order_number AS "orderNumber", l.size, l.color, l.color_bn AS "colorBn", l.qty
        FROM oldest o JOIN order_lines l ON l.order_id = o.id
        LEFT JOIN products p ON p.id = l.product_id
        LEFT JOIN shops s ON s.id = p.shop_id
       WHERE o.lines <= ${maxLines} AND ${isOfShop}
       ORDER BY s.name NULLS LAST, s.id, l.name, l.product_id, l.color, l.size, o.id`,
    countOrders(db, condition),
  ]);
  return {
    success: true,
    data: packingShops(rows),
    orders: new Set(rows.map((row) => row.orderNumber)).size,
    found: { count: found.count, is_exact: found.is_exact },
  };
}
