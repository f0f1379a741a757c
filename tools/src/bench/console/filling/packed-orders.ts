import pg from 'pg';

/** Adds packed copies of the demo's first order, with different names, places and sums. */
export async function packOrders(connectionString: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(
      `WITH added AS (
         INSERT INTO orders (order_number, user_id, status, name, email, phone, address, shipping_zone_id, shipping_address, subtotal,
                             delivery_charge, total, created_at)
         SELECT 'HT-' || translate(lpad(n::text, 4, '0'), '01', 'XY') || '-2222', o.user_id, 'packed', 'Shopper ' || n, o.email,
                '+88017' || lpad((n * 7919)::text, 8, '0'), 'House ' || n || ', Road 5, Section 10, Mirpur, Dhaka 1216', z.id,
                z.shipping_address, o.subtotal, o.delivery_charge, o.total, now() - n * interval '7 minutes'
           FROM generate_series(1, $1::int) n CROSS JOIN (SELECT * FROM orders ORDER BY id LIMIT 1) o
          CROSS JOIN LATERAL (SELECT * FROM shipping_zones ORDER BY position, id OFFSET n % 4 LIMIT 1) z
         RETURNING id),
       lines AS (
         INSERT INTO order_lines (order_id, position, product_id, name, name_bn, slug, photo, price, offer_price, qty)
         SELECT a.id, 1, p.id, p.title, p.title_bn, p.slug, p.photo, p.price, p.offer_price, 1
           FROM added a CROSS JOIN (SELECT * FROM products ORDER BY id LIMIT 1) p)
       INSERT INTO order_status_changes (order_id, to_status) SELECT id, 'packed' FROM added`,
      [count],
    );
  } finally {
    await client.end();
  }
}
