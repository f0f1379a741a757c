import pg from 'pg';

const chunk = 100_000;

interface Orders {
  orders: number;
  /** Over how many days up to now they were placed. */
  days: number;
  onProgress: (message: string) => void;
}

/**
 * Very many orders of a shop that has products, in chunks inside PostgreSQL, without triggers: nine tenths are delivered, some came
 * back or were cancelled, the newest are still worked on. A third of the phone numbers ordered more than once. Stock is not moved.
 */
export async function fillOrders(connectionString: string, { orders, days, onProgress }: Orders): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query('SET session_replication_role = replica; SET synchronous_commit = off');
    await client.query(shopper);
    for (let made = 0; made < orders; made += chunk) {
      const upTo = Math.min(made + chunk, orders);
      for (const statement of statements) await client.query(statement(orders, days), [made + 1, upTo]);
      onProgress(`${upTo.toLocaleString('en')} orders`);
    }
    await client.query("SELECT setval(pg_get_serial_sequence('orders', 'id'), (SELECT max(id) FROM orders))");
    await client.query('ANALYZE');
  } finally {
    await client.end();
  }
}

const shopper = `
  INSERT INTO users (id, email, full_name) VALUES ('01890000-0000-7000-8000-00000000be9c', 'bench@haat.example', 'Bench')`;

/** Digits of an order number are few of its letters: enough for a million different ones. */
const orderNumber = `'HT-' || translate(lpad((n / 10000)::text, 4, '0'), '01', 'AB') || '-' || translate(lpad((n % 10000)::text, 4, '0'), '01', 'AB')`;

/** The newest in thousand are worked on, the others have ended. */
const status = (
  orders: number,
) => `(CASE WHEN n > ${orders} - 400 THEN (ARRAY['pending', 'confirmed', 'packed', 'shipped'])[1 + n % 4]
  WHEN n % 20 = 7 THEN 'cancelled' WHEN n % 25 = 3 THEN 'returned' ELSE 'delivered' END)::"OrderStatus"`;
const placedAt = (orders: number, days: number) => `now() - (${orders} - n) * interval '${days} days' / ${orders}`;

/** Each adds the rows of the orders with these numbers. */
const statements: ((orders: number, days: number) => string)[] = [
  (orders, days) => `
    INSERT INTO orders (id, order_number, user_id, status, name, email, phone, address, shipping_zone_id, shipping_address,
      subtotal, delivery_charge, total, created_at)
    SELECT n, ${orderNumber}, '01890000-0000-7000-8000-00000000be9c', ${status(orders)},
      (ARRAY['Farzana', 'কামরুল', 'Ishrat', 'Imran', 'সুমাইয়া', 'Mahmud', 'Lamia'])[1 + n % 7] || ' ' || n % 1000,
      'bench@haat.example', '+88017' || lpad((n % 700000)::text, 8, '0'), 'House ' || n % 90 || ', Road 5, Dhaka',
      z.id, z.shipping_address, 150000, z.delivery_charge, 150000 + z.delivery_charge, ${placedAt(orders, days)}
      FROM generate_series($1::int, $2::int) AS n
      JOIN (SELECT row_number() OVER (ORDER BY id) - 1 AS place, count(*) OVER () AS total, * FROM shipping_zones) AS z
        ON z.place = n % z.total`,
  () => `
    INSERT INTO order_lines (order_id, position, product_id, name, name_bn, slug, photo, price, offer_price, qty)
    SELECT n, line, p.id, p.title, p.title_bn, p.slug, p.photo, p.price, p.offer_price, 1 + n % 3
      FROM generate_series($1::int, $2::int) AS n, generate_series(0, n % 2) AS line
      JOIN LATERAL (SELECT * FROM products WHERE id >= (n * 7919::bigint + line) % (SELECT max(id) FROM products) ORDER BY id LIMIT 1) AS p ON true`,
  (orders, days) => `
    INSERT INTO order_status_changes (order_id, from_status, to_status, created_at)
    SELECT n, 'pending', ${status(orders)}, ${placedAt(orders, days)} + interval '2 days'
      FROM generate_series($1::int, $2::int) AS n`,
];
