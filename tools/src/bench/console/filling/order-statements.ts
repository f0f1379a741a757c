import { staffOf } from './staff-of.ts';

interface Time {
  orders: number;
  days: number;
}

/** Each statement adds the rows of the orders numbered $1 to $2. */
export function orderStatements(time: Time): string[] {
  return [lines, ordersOf(time), shops, movements, changes, mails, audited(time)];
}

/**
 * The number of shoppers: two thirds of a million orders are first orders, and larger shops have more from returning
 * shoppers.
 */
export function shopperCount({ orders }: Pick<Time, 'orders'>): number {
  return Math.min(Math.ceil(orders * 0.7), 2_000_000);
}

/** Adds the shoppers numbered $1 to $2. */
export const shoppers = `
  INSERT INTO users (id, email, full_name, phone, created_at)
  SELECT ${userId('n')}, 'shopper-' || n || '@haat.example', 'Shopper ' || n, '+88017' || lpad(n::text, 8, '0'), now() - interval '3 years'
    FROM generate_series($1::int, $2::int) AS n`;

function userId(shopper: string): string {
  return `('01890000-0000-7000-8000-' || lpad(to_hex(${shopper}), 12, '0'))::uuid`;
}

/** Order numbers use only digits and a few letters here, which is enough for a hundred million. */
const orderNumber = `'HT-' || translate(lpad((n / 10000)::text, 4, '0'), '01', 'AB') || '-' || translate(lpad((n % 10000)::text, 4, '0'), '01', 'AB')`;

/**
 * The newest orders are to be confirmed, packed or handed over, those before are with the courier, and the others
 * have ended.
 */
const status = (orders: number) => `(CASE
  WHEN n > ${orders} - 400 THEN (ARRAY['pending', 'confirmed', 'packed'])[1 + n % 3]
  WHEN n % 19 = 7 THEN 'cancelled'
  WHEN n > ${orders} - ${Math.min(5_000, Math.round(orders / 20))} THEN 'shipped'
  WHEN n % 23 = 3 THEN 'returned' ELSE 'delivered' END)::"OrderStatus"`;

/**
 * One or two products, some with more pieces; a few products sell far more often, and a few orders are very
 * expensive.
 */
const lines = `
  INSERT INTO order_lines (order_id, position, product_id, name, name_bn, slug, photo, price, offer_price, qty)
  SELECT n, line, p.id, p.title, p.title_bn, p.slug, p.photo, p.price, p.offer_price, CASE WHEN n % 20000 = 1 THEN 900 ELSE 1 + n % 3 END
    FROM generate_series($1::int, $2::int) AS n, generate_series(0, n % 2) AS line, (SELECT max(id) FROM products) AS newest (id),
         LATERAL (SELECT newest.id - ((('x' || left(md5(n || ' ' || line), 7))::bit(28)::int / 268435456.0) ^ 3 * newest.id)::int) AS wanted (id)
    JOIN products p ON p.id = greatest(1, wanted.id)`;

/** One order in ten thousand goes to a rarely used zone. */
const ordersOf = ({ orders, days }: Time) => `
  INSERT INTO orders (id, order_number, user_id, status, name, email, phone, address, shipping_zone_id, shipping_address,
    subtotal, delivery_charge, total, created_at)
  SELECT n, ${orderNumber}, ${userId('shopper')}, ${status(orders)},
    (ARRAY['Farzana', 'কামরুল', 'Ishrat', 'Imran', 'সুমাইয়া', 'Mahmud', 'Lamia'])[1 + n % 7] || ' ' || n % 997,
    'shopper-' || shopper || '@haat.example', '+88017' || lpad(shopper::text, 8, '0'), 'House ' || n % 90 || ', Road 5, Dhaka',
    z.id, z.shipping_address, cost, z.delivery_charge, cost + z.delivery_charge, now() - (${orders} - n) / ${orders}.0 * interval '${days} days'
    FROM (SELECT order_id::int AS n, sum(offer_price::bigint * qty)::bigint AS cost, order_id * 7919 % ${shopperCount({ orders })} AS shopper
            FROM order_lines WHERE order_id BETWEEN $1 AND $2 GROUP BY order_id) AS bought
    JOIN (SELECT row_number() OVER (ORDER BY id) - 1 AS place, count(*) OVER () AS total, * FROM shipping_zones) AS z
      ON z.place = CASE WHEN n % 10000 = 0 THEN z.total - 1 ELSE n % (z.total - 1) END`;

/** As the triggers would. */
const shops = `
  INSERT INTO order_shops (order_id, shop_id, status, total, created_at)
  SELECT DISTINCT o.id, p.shop_id, o.status, o.total, o.created_at
    FROM orders o JOIN order_lines l ON l.order_id = o.id JOIN products p ON p.id = l.product_id WHERE o.id BETWEEN $1 AND $2`;

/** The pieces that each order took, and returned if it was cancelled or came back. */
const movements = `
  INSERT INTO stock_movements (product_id, delta, reason, order_id, created_at)
  SELECT product_id, sign * qty, (CASE sign WHEN -1 THEN 'order' ELSE CASE o.status WHEN 'cancelled' THEN 'cancellation' ELSE 'return' END END)::"StockReason",
         o.id, o.created_at
    FROM (SELECT order_id, product_id, sum(qty) AS qty FROM order_lines WHERE order_id BETWEEN $1 AND $2 GROUP BY 1, 2) AS line
    JOIN orders o ON o.id = order_id
    JOIN (VALUES (-1), (1)) AS signs (sign) ON sign = -1 OR o.status IN ('cancelled', 'returned')`;

/** Delivers as many pieces as the orders took. */
export const deliveries = `
  INSERT INTO stock_movements (product_id, delta, reason)
  SELECT product_id, -sum(delta), 'delivery' FROM stock_movements WHERE order_id IS NOT NULL GROUP BY product_id HAVING sum(delta) <> 0`;

const changes = `
  INSERT INTO order_status_changes (order_id, from_status, to_status, by_staff_id, created_at)
  SELECT o.id, lag(step) OVER (PARTITION BY o.id ORDER BY place), step, CASE WHEN place > 1 THEN ${staffOf('o.id')} END,
         least(now(), o.created_at + (place - 1) * interval '15 hours')
    FROM orders o, unnest(CASE o.status WHEN 'pending' THEN '{pending}' WHEN 'cancelled' THEN '{pending,cancelled}'
      ELSE ('{pending,confirmed,packed,shipped}'::"OrderStatus"[])[1:CASE o.status WHEN 'confirmed' THEN 2 WHEN 'packed' THEN 3 ELSE 4 END]
           || CASE WHEN o.status IN ('delivered', 'returned') THEN ARRAY[o.status] ELSE '{}' END
      END::"OrderStatus"[]) WITH ORDINALITY AS steps (step, place)
   WHERE o.id BETWEEN $1 AND $2`;

/** Three mails were given up. */
const mails = `
  INSERT INTO mails (id, kind, recipient, status, last_error, attempts, order_id, created_at, handed_over_at, sent_at)
  SELECT ('01890000-0000-7' || lpad(to_hex(id / 65536), 3, '0') || '-8000-' || lpad(to_hex(id * 2 + nth), 12, '0'))::uuid,
         (ARRAY['order-confirmation', 'order-status'])[nth + 1], email, CASE WHEN id % 300000 = 9 THEN 'failed' ELSE 'sent' END::"MailStatus", CASE WHEN id % 300000 = 9 THEN 'mailbox full' END, 1,
         id, created_at, created_at, created_at
    FROM orders, generate_series(0, 1) AS nth WHERE id BETWEEN $1 AND $2`;

/**
 * The audit log and the reviews cover this many of the newest orders: they grow with the staff, not with the orders.
 */
export const eventful = 1_000_000;

const audited = ({ orders }: Time) => `
  INSERT INTO audit_log (staff_id, action, subject_kind, subject_id, before, after, created_at)
  SELECT ${staffOf('id')}, 'adminOrderMove', 'order', order_number, '{"status": "pending"}'::jsonb, '{"status": "confirmed"}'::jsonb, created_at FROM orders
   WHERE id BETWEEN greatest($1, ${orders - eventful}) AND $2
  UNION ALL
  SELECT ${staffOf('id')}, 'adminProductChange', 'product', (id % 900000)::text, '{"price": 100}'::jsonb, '{"price": 90}'::jsonb, created_at FROM orders
   WHERE id BETWEEN greatest($1, ${orders - eventful}) AND $2 AND id % 2 = 0
  UNION ALL
  SELECT NULL, 'shop order', 'order', order_number, NULL, '{"status": "delivered"}'::jsonb, created_at FROM orders
   WHERE id BETWEEN $1 AND $2 AND id % 50000 = 0
   ORDER BY created_at`;
