import { takaFromPoisha, type AdminOrderRow, type CallOutcome, type OrderStatus } from '@haat/contracts';
import { Prisma } from '@haat/db';
import { zoneNameBn } from '../../zone-name.ts';

/** An order `o` as lists of the console show it; `id` is its position in the list. */
export interface OrderRow {
  id: string;
  orderNumber: string;
  createdAt: Date;
  status: OrderStatus;
  since: Date;
  name: string;
  phone: string;
  address: string;
  zone: string;
  zoneBn: string;
  photos: string[];
  lines: number;
  pieces: number;
  shops: number;
  total: bigint;
  couponCode: string | null;
  hasNote: boolean;
  sheet: string | null;
  owed: AdminOrderRow['owed'];
  cameBack: AdminOrderRow['came_back'];
  calls: number;
  unanswered: number;
  lastCall: { outcome: CallOutcome; at: string; by: string; again_at: string | null } | null;
  tries: number;
  lastTry: { at: string; by: string; reason: string } | null;
  pending: number;
  ended: number;
  returned: number;
}

/** Why order `o` came back, and what became of its pieces. */
const whatCameBack = Prisma.sql`(
  SELECT json_build_object(
           'reason', (SELECT reason FROM order_status_changes WHERE order_id = o.id AND to_status = 'returned' ORDER BY id DESC LIMIT 1),
           'in_stock', coalesce(sum(delta), 0), 'damaged', coalesce(-sum(delta) FILTER (WHERE reason = 'damaged'), 0))
    FROM stock_movements WHERE order_id = o.id AND reason IN ('return', 'damaged'))`;

/** Reads list rows of the orders in `page`, a set of rows of `orders`. */
export function orderRows(page: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    SELECT o.id::text, o.order_number AS "orderNumber", o.created_at AS "createdAt", o.status, coalesce(o.notes, '') <> '' AS "hasNote",
           o.name, o.phone, o.address, o.shipping_address AS zone, ${zoneNameBn} AS "zoneBn", o.total, o.coupon_code AS "couponCode",
           coalesce((SELECT max(created_at) FROM order_status_changes WHERE order_id = o.id), o.created_at) AS since,
           (SELECT s.code FROM courier_sheet_parcels p JOIN courier_sheets s ON s.id = p.sheet_id WHERE p.order_id = o.id) AS sheet,
           CASE WHEN o.status = 'returned' THEN ${whatCameBack} END AS "cameBack", brought.owed,
           goods.*, called.calls, called.unanswered, called."lastCall", tried.*, same.*
      FROM ${page} AS o
     CROSS JOIN LATERAL (
       SELECT coalesce((array_agg(l.photo ORDER BY l.position))[1:3], '{}') AS photos, count(*)::int AS lines,
              coalesce(sum(l.qty), 0)::int AS pieces, count(DISTINCT p.shop_id)::int AS shops
         FROM order_lines l LEFT JOIN products p ON p.id = l.product_id WHERE l.order_id = o.id) AS goods
     CROSS JOIN LATERAL (
       SELECT coalesce(json_agg(json_build_object('shop', name, 'shop_bn', name_bn, 'pieces', pieces) ORDER BY name), '[]') AS owed
         FROM (SELECT s.name, s.name_bn, sum(l.qty) AS pieces
                 FROM order_lines l JOIN products p ON p.id = l.product_id JOIN shops s ON s.id = p.shop_id
                WHERE o.status = 'confirmed' AND l.order_id = o.id GROUP BY s.id) AS by_shop) AS brought
     CROSS JOIN LATERAL (
       SELECT count(*)::int AS calls, count(*) FILTER (WHERE c.outcome = 'no_answer')::int AS unanswered,
              (array_agg(json_build_object('outcome', c.outcome, 'at', c.created_at, 'by', s.full_name, 'again_at', c.again_at)
                         ORDER BY c.id DESC))[1] AS "lastCall"
         FROM order_calls c JOIN staff_members s ON s.id = c.staff_id WHERE c.order_id = o.id) AS called
     CROSS JOIN LATERAL (
       SELECT count(*)::int AS tries,
              (array_agg(json_build_object('at', d.created_at, 'by', s.full_name, 'reason', d.reason) ORDER BY d.nth DESC))[1] AS "lastTry"
         FROM delivery_tries d JOIN staff_members s ON s.id = d.staff_id WHERE d.order_id = o.id) AS tried
     CROSS JOIN LATERAL (
       SELECT count(*) FILTER (WHERE e.status = 'pending')::int AS pending,
              count(*) FILTER (WHERE e.status IN ('delivered', 'returned'))::int AS ended,
              count(*) FILTER (WHERE e.status = 'returned')::int AS returned
         FROM orders e WHERE e.phone = o.phone AND e.phone <> '' AND e.id <> o.id) AS same`;
}

export function orderRowView(row: OrderRow): AdminOrderRow {
  const { lastCall, lastTry } = row;
  return {
    order_number: row.orderNumber,
    date: row.createdAt.toISOString(),
    status: row.status,
    since: row.since.toISOString(),
    name: row.name,
    phone: row.phone,
    address: row.address,
    zone: row.zone,
    zone_bn: row.zoneBn,
    photos: row.photos,
    lines: row.lines,
    pieces: row.pieces,
    shops: row.shops,
    total_amount: takaFromPoisha(Number(row.total)),
    coupon_code: row.couponCode,
    has_note: row.hasNote,
    calls: {
      count: row.calls,
      unanswered: row.unanswered,
      last: lastCall && {
        ...lastCall,
        at: isoTime(lastCall.at),
        again_at: lastCall.again_at && isoTime(lastCall.again_at),
      },
    },
    tries: { count: row.tries, last: lastTry && { ...lastTry, at: isoTime(lastTry.at) } },
    sheet: row.sheet,
    owed: row.owed,
    came_back: row.cameBack,
    same_phone: { pending: row.pending, ended: row.ended, returned: row.returned },
  };
}

/** PostgreSQL writes times into JSON with an offset. */
function isoTime(text: string): string {
  return new Date(text).toISOString();
}
