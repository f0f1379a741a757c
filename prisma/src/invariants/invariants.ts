import type { Scope } from './scopes.ts';

interface Invariant {
  /** Finds the rows that violate it. */
  sql: string;
  /** What its statement reads when only what has changed is checked. */
  scope: Scope;
}

/** The invariants, by name. */
export const invariants: Readonly<Record<string, Invariant>> = {
  'stock is the sum of its ledger': {
    scope: 'ledger',
    sql: `
      SELECT p.id AS product_id, p.stock, coalesce(sum(m.delta), 0)::int AS ledger
      FROM products p LEFT JOIN stock_movements m ON m.product_id = p.id
     GROUP BY p.id HAVING p.stock <> coalesce(sum(m.delta), 0) OR p.stock < 0`,
  },
  'an order holds what its lines say, and nothing once it is cancelled or returned': {
    scope: 'orders',
    sql: `
      SELECT o.order_number, product_id, l.qty AS lines, m.qty AS ledger
      FROM (SELECT order_id, product_id, sum(qty) AS qty FROM order_lines WHERE product_id IS NOT NULL GROUP BY 1, 2) l
      LEFT JOIN (SELECT order_id, product_id, -sum(delta) AS qty FROM stock_movements WHERE reason <> 'damaged' GROUP BY 1, 2) m USING (order_id, product_id)
      JOIN orders o ON o.id = order_id
     WHERE coalesce(m.qty, 0) <> CASE WHEN o.status IN ('cancelled', 'returned') THEN 0 ELSE l.qty END`,
  },
  'an order has lines, and they add up to its total': {
    scope: 'orders',
    sql: `
      SELECT o.order_number, o.subtotal, o.total, sum(l.offer_price::bigint * l.qty) AS lines
      FROM orders o LEFT JOIN order_lines l ON l.order_id = o.id
     GROUP BY o.id, o.order_number, o.subtotal, o.total, o.delivery_charge, o.discount
    HAVING count(l.order_id) = 0 OR o.subtotal <> sum(l.offer_price::bigint * l.qty)
        OR o.total <> o.subtotal + o.delivery_charge - o.discount OR o.total < 0`,
  },
  'the history of an order begins with pending and ends with its status': {
    scope: 'orders',
    sql: `
      SELECT o.order_number, o.status, array_agg(c.to_status::text ORDER BY c.id) AS history
      FROM orders o LEFT JOIN order_status_changes c ON c.order_id = o.id
     GROUP BY o.id, o.order_number, o.status
    HAVING (array_agg(c.to_status ORDER BY c.id))[1] IS DISTINCT FROM 'pending'
        OR (array_agg(c.to_status ORDER BY c.id DESC))[1] IS DISTINCT FROM o.status
        OR count(*) FILTER (WHERE c.from_status IS NULL) <> 1`,
  },
  'an order has one confirmation mail': {
    scope: 'orders',
    sql: `
      SELECT o.order_number, count(m.id) AS mails
      FROM orders o LEFT JOIN mails m ON m.order_id = o.id AND m.kind = 'order-confirmation'
     GROUP BY o.id, o.order_number HAVING count(m.id) <> 1`,
  },
  'a coupon counts its redemptions, within its limits': {
    scope: 'coupons',
    sql: `
      SELECT c.code, c.used_count, count(r.order_id) AS redemptions
      FROM coupons c LEFT JOIN coupon_redemptions r ON r.coupon_id = c.id
     GROUP BY c.id, c.code, c.used_count, c.total_limit HAVING c.used_count <> count(r.order_id) OR c.used_count > c.total_limit`,
  },
  'a customer stays within a coupon’s limit': {
    scope: 'coupons',
    sql: `
      -- A limit may be lowered below the uses so far; those after the change must keep it.
      SELECT c.code, r.user_id, count(*) FROM coupons c JOIN coupon_redemptions r ON r.coupon_id = c.id
     GROUP BY c.id, c.code, c.per_customer_limit, r.user_id
    HAVING count(*) > c.per_customer_limit AND max(r.created_at) > coalesce((
           SELECT max(a.created_at) FROM audit_log a
            WHERE a.subject_kind = 'coupon' AND a.subject_id = c.code AND a.after ? 'per_customer_limit'), '-infinity')`,
  },
  'a discount belongs to a redeemed coupon': {
    scope: 'orders',
    sql: `
      SELECT o.order_number, o.discount FROM orders o LEFT JOIN coupon_redemptions r ON r.order_id = o.id
     WHERE (o.status <> 'cancelled' AND (o.coupon_id IS NOT NULL OR o.discount > 0) AND r.order_id IS NULL)
        OR (o.status = 'cancelled' AND r.order_id IS NOT NULL)`,
  },
  'a key of a shopper placed one order': {
    scope: 'shoppers',
    sql: `
      SELECT user_id, idempotency_key, count(*) FROM orders WHERE idempotency_key IS NOT NULL
     GROUP BY user_id, idempotency_key HAVING count(*) > 1`,
  },
  'a product’s rating is that of its visible reviews': {
    scope: 'everything',
    sql: `
      SELECT p.id AS product_id, p.rating_count, p.rating_sum, count(r.id) AS reviews, coalesce(sum(r.star), 0) AS stars
      FROM products p LEFT JOIN reviews r ON r.product_id = p.id AND r.status = 'visible'
     GROUP BY p.id HAVING p.rating_count <> count(r.id) OR p.rating_sum <> coalesce(sum(r.star), 0)`,
  },
  'a forgotten order or account names nobody': {
    scope: 'orders',
    sql: `
      SELECT o.order_number AS what FROM orders o
     WHERE o.forgotten_at IS NOT NULL AND (concat(o.name, o.email, o.phone, o.address, o.notes) <> ''
        OR EXISTS (SELECT FROM order_notes n WHERE n.order_id = o.id)
        OR EXISTS (SELECT FROM delivery_tries d WHERE d.order_id = o.id AND d.reason <> '')
        OR EXISTS (SELECT FROM order_corrections c WHERE c.order_id = o.id))
    UNION ALL
    SELECT u.id::text FROM users u
     WHERE u.forgotten_at IS NOT NULL AND (concat(u.full_name, u.phone, u.address, u.city, u.country, u.photo) <> ''
        OR u.password_hash IS NOT NULL OR EXISTS (SELECT FROM orders o WHERE o.user_id = u.id AND o.forgotten_at IS NULL))`,
  },
  'an order on a sheet was handed over, and is settled with a settlement of that sheet': {
    scope: 'orders',
    sql: `
      SELECT o.order_number, o.status, s.code AS sheet, p.settlement_id, t.sheet_id AS settled_on
      FROM courier_sheet_parcels p JOIN orders o ON o.id = p.order_id JOIN courier_sheets s ON s.id = p.sheet_id
      LEFT JOIN settlements t ON t.id = p.settlement_id
     WHERE o.status NOT IN ('shipped', 'delivered', 'returned') OR t.sheet_id <> p.sheet_id
        OR (o.status = 'shipped' AND p.settlement_id IS NOT NULL)`,
  },
  'a settlement expects what its paid parcels had to bring in': {
    scope: 'settlements',
    sql: `
      SELECT t.id AS settlement, t.expected, coalesce(sum(o.total), 0) AS parcels
      FROM settlements t LEFT JOIN courier_sheet_parcels p ON p.settlement_id = t.id AND p.received IS NOT NULL
      LEFT JOIN orders o ON o.id = p.order_id
     GROUP BY t.id, t.expected HAVING t.expected <> coalesce(sum(o.total), 0)`,
  },
  'an order is on one sheet at most': {
    scope: 'orders',
    sql: `
      SELECT order_id, count(*) FROM courier_sheet_parcels GROUP BY order_id HAVING count(*) > 1`,
  },
  'products are counted by what they are': {
    scope: 'everything',
    sql: `
      SELECT key, kept.count AS kept, counted.count AS counted
      FROM (SELECT kind.key, count(*)::int FROM products p CROSS JOIN LATERAL (VALUES
              ('all'), ('category:' || p.category_id), ('subcategory:' || p.subcategory_id), ('brand:' || p.brand_id),
              ('shop:' || p.shop_id), ('condition:' || p.condition)) AS kind (key)
             WHERE p.retired_at IS NULL GROUP BY kind.key) AS counted
      FULL JOIN product_counts kept USING (key)
     WHERE coalesce(kept.count, 0) <> coalesce(counted.count, 0)`,
  },
  'orders are counted by day, zone and status': {
    scope: 'days',
    sql: `
      SELECT day, zone_id, status, sum(orders) AS surplus, sum(total) AS surplus_total
      FROM (SELECT day, zone_id, status, orders, total FROM order_figures
            UNION ALL
            SELECT (created_at AT TIME ZONE 'Asia/Dhaka')::date, shipping_zone_id, status, -1, -total FROM orders) AS counted
     GROUP BY day, zone_id, status HAVING sum(orders) <> 0 OR sum(total) <> 0`,
  },
  'orders are counted by shop and day': {
    scope: 'days',
    sql: `
      SELECT shop_id, day, sum(orders) AS surplus, sum(returned) AS surplus_returned
      FROM (SELECT shop_id, day, orders, returned FROM shop_figures
            UNION ALL
            SELECT shop_id, (created_at AT TIME ZONE 'Asia/Dhaka')::date, -1, -(status = 'returned')::int FROM order_shops) AS counted
     GROUP BY shop_id, day HAVING sum(orders) <> 0 OR sum(returned) <> 0`,
  },
  'an order is kept with the shops of its products': {
    scope: 'orders',
    sql: `
      SELECT order_id, shop_id, kept.status AS kept, counted.status AS counted
      FROM (SELECT DISTINCT o.id AS order_id, p.shop_id, o.status, o.total, o.created_at
              FROM order_lines l JOIN products p ON p.id = l.product_id JOIN orders o ON o.id = l.order_id) AS counted
      FULL JOIN order_shops kept USING (order_id, shop_id)
     WHERE (kept.status, kept.total, kept.created_at) IS DISTINCT FROM (counted.status, counted.total, counted.created_at)`,
  },
  'what sold is counted as far as the mark says': {
    scope: 'ledger',
    sql: `
      SELECT product_id, sum(kept) AS surplus
      FROM (SELECT product_id, kept FROM sold_by_day
            UNION ALL
            SELECT product_id, delta FROM stock_movements
             WHERE id <= (SELECT movement_id FROM sold_mark) AND reason IN ('order', 'cancellation', 'return')) AS counted
     GROUP BY product_id HAVING sum(kept) <> 0`,
  },
  'products of which few are left are kept as such': {
    scope: 'everything',
    sql: `
      SELECT product_id, kept.stock AS kept, p.stock
      FROM (SELECT id AS product_id, stock FROM products WHERE stock <= 50 AND retired_at IS NULL) AS p
      FULL JOIN short_stock kept USING (product_id) WHERE kept.stock IS DISTINCT FROM p.stock`,
  },
  'products without a second picture are kept as such': {
    scope: 'everything',
    sql: `
      SELECT p.product_id AS single, kept.product_id AS kept
      FROM (SELECT id AS product_id FROM products p
             WHERE retired_at IS NULL AND NOT EXISTS (SELECT FROM product_images i WHERE i.product_id = p.id)) AS p
      FULL JOIN single_pictures kept ON kept.product_id = p.product_id
     WHERE p.product_id IS NULL OR kept.product_id IS NULL`,
  },
};

/** Checked only if the job store exists, which the server creates when it starts. */
export const jobInvariants: Readonly<Record<string, Invariant>> = {
  'a mail that is handed over and not sent has its job': {
    scope: 'mails',
    sql: `
      SELECT m.id, m.kind FROM mails m
     WHERE m.status = 'queued' AND m.handed_over_at IS NOT NULL
       AND NOT EXISTS (SELECT FROM pgboss.job j WHERE j.data ->> 'mailId' = m.id::text)`,
  },
};
