import type { Prepared } from '../../platform/db/prepared.ts';
import type { Transaction } from '../../platform/db/transaction.ts';
import type { NewOrder, NewOrderLine } from './new-order.ts';

/**
 * The key is claimed first: an equal one of a request in progress makes this wait, and then claim nothing. The zone is
 * asked again whether it still has the charge that was counted with.
 */
const insertOrderSql = `
WITH next AS (
  SELECT nextval(pg_get_serial_sequence('orders', 'id')) AS id, shipping_address
    FROM shipping_zones WHERE id = $9 AND is_active AND delivery_charge = $11::bigint
), claim AS (
  INSERT INTO idempotency_keys (user_id, key, request_hash, response, order_id)
  SELECT $2::uuid, $16, $17, $18::jsonb, id FROM next WHERE $16::text IS NOT NULL
  ON CONFLICT (user_id, key) DO NOTHING
  RETURNING order_id
), placed AS (
  INSERT INTO orders (id, order_number, user_id, name, email, phone, address, notes, locale, shipping_zone_id, shipping_address,
                      subtotal, delivery_charge, discount, total, coupon_id, coupon_code)
  SELECT id, $1, $2::uuid, $3, $4, $5, $6, $7, $8::"Locale", $9, shipping_address,
         $10::bigint, $11::bigint, $12::bigint, $13::bigint, $14::int, $15::text
    FROM next WHERE $16::text IS NULL OR EXISTS (SELECT FROM claim)
  RETURNING id
), first_status AS (
  INSERT INTO order_status_changes (order_id, to_status, by_user_id)
  SELECT id, 'pending', $2::uuid FROM placed
), line AS (
  INSERT INTO order_lines (order_id, position, product_id, name, name_bn, slug, photo, price, offer_price, qty, size, color)
  SELECT placed.id, l.position - 1, l.product_id, l.name, l.name_bn, l.slug, l.photo, l.price, l.offer_price, l.qty, l.size, l.color
    FROM placed, unnest($19::int[], $20::text[], $21::text[], $22::text[], $23::text[], $24::int[], $25::int[], $26::int[],
                        $27::text[], $28::text[])
         WITH ORDINALITY AS l (product_id, name, name_bn, slug, photo, price, offer_price, qty, size, color, position)
)
SELECT id FROM placed`;

/** Stores an order, its lines and its first status; gives its id. Null: the key is taken or the zone has changed. */
export async function insertOrder(
  { tx, prepared }: { tx: Transaction; prepared: Prepared },
  order: NewOrder,
): Promise<number | null> {
  const { rows } = await tx.query<{ id: number }>(
    prepared({ name: 'insert-order', text: insertOrderSql }, [...orderValues(order), ...lineValues(order.lines)]),
  );
  return rows[0]?.id ?? null;
}

function orderValues(order: NewOrder): unknown[] {
  const { coupon, idempotency, zone } = order;
  return [
    order.orderNumber,
    order.userId,
    order.name,
    order.email,
    order.phone,
    order.address,
    order.notes,
    order.locale,
    zone.id,
    order.subtotal,
    order.deliveryCharge,
    order.discount,
    order.total,
    coupon?.id ?? null,
    coupon?.code ?? null,
    idempotency?.key ?? null,
    idempotency?.requestHash ?? null,
    idempotency && JSON.stringify(idempotency.response),
  ];
}

function lineValues(lines: readonly NewOrderLine[]): unknown[] {
  return [
    lines.map((line) => line.productId),
    lines.map((line) => line.name),
    lines.map((line) => line.nameBn),
    lines.map((line) => line.slug),
    lines.map((line) => line.photo),
    lines.map((line) => line.price),
    lines.map((line) => line.offerPrice),
    lines.map((line) => line.qty),
    lines.map((line) => line.size),
    lines.map((line) => line.color),
  ];
}
