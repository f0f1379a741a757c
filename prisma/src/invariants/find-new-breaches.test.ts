import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { countSold, rowsOfOldShop } from '../../test/old-shop.ts';
import { createMigratedDatabase, type TestDatabase } from '../../test/test-database.ts';
import { breachesInEverything } from './find-breaches.ts';
import { findNewBreaches, type NewBreaches, newBreachesSeenBy } from './find-new-breaches.ts';
import { invariants } from './invariants.ts';
import { isKeyless } from './scopes.ts';

/** An order that was delivered, with a coupon. */
const order = '(SELECT id FROM orders WHERE discount > 0 AND status = $$delivered$$ ORDER BY id LIMIT 1)';
const shipped = '(SELECT id FROM orders WHERE status = $$shipped$$ ORDER BY id LIMIT 1)';
const settlement = '(SELECT id FROM settlements ORDER BY id LIMIT 1)';

/** A way to violate each invariant, and only that one. */
const violations: Record<string, string> = {
  'stock is the sum of its ledger': 'UPDATE products SET stock = stock + 1000 WHERE id = 30',
  'an order holds what its lines say, and nothing once it is cancelled or returned': `
    UPDATE stock_movements SET order_id = ${order} + 1 WHERE order_id = ${order}`,
  'an order has lines, and they add up to its total': `UPDATE order_lines SET offer_price = offer_price + 1 WHERE order_id = ${order}`,
  'the history of an order begins with pending and ends with its status': `
    UPDATE order_status_changes SET to_status = 'packed' WHERE to_status = 'delivered' AND order_id = ${order}`,
  'an order has one confirmation mail': `UPDATE mails SET kind = 'order-shipped' WHERE order_id = ${order}`,
  'a coupon counts its redemptions, within its limits': 'UPDATE coupons SET used_count = used_count + 1',
  'a customer stays within a coupon’s limit': 'UPDATE coupons SET per_customer_limit = 0',
  'a discount belongs to a redeemed coupon': `UPDATE coupon_redemptions SET order_id = (SELECT id FROM orders WHERE status = 'cancelled' LIMIT 1) WHERE order_id = ${order}`,
  'a key of a shopper placed one order': `
    DROP INDEX orders_user_id_idempotency_key_key;
    UPDATE orders o SET idempotency_key = first.idempotency_key FROM orders first
     WHERE first.id = ${order} AND o.user_id = first.user_id`,
  'a product’s rating is that of its visible reviews': 'UPDATE products SET rating_sum = rating_sum + 1 WHERE id = 1',
  'a forgotten order or account names nobody': `UPDATE orders SET forgotten_at = '2026-10-30' WHERE id = ${order}`,
  'an order on a sheet was handed over, and is settled with a settlement of that sheet': `
    UPDATE courier_sheet_parcels SET settlement_id = ${settlement} WHERE order_id = ${shipped}`,
  'a settlement expects what its paid parcels had to bring in': `UPDATE settlements SET expected = expected + 1 WHERE id = ${settlement}`,
  'an order is on one sheet at most': `
    ALTER TABLE courier_sheet_parcels DROP CONSTRAINT courier_sheet_parcels_pkey;
    INSERT INTO courier_sheet_parcels SELECT * FROM courier_sheet_parcels WHERE order_id = ${shipped}`,
  'products are counted by what they are': `UPDATE product_counts SET count = count + 1 WHERE key = 'all'`,
  'orders are counted by day, zone and status': `
    UPDATE order_figures SET orders = orders + 1
     WHERE id = (SELECT f.id FROM order_figures f JOIN orders o ON o.id = ${order} AND f.day = (o.created_at AT TIME ZONE 'Asia/Dhaka')::date LIMIT 1)`,
  'orders are counted by shop and day': `
    UPDATE shop_figures SET orders = orders + 1
     WHERE id = (SELECT f.id FROM shop_figures f JOIN orders o ON o.id = ${order} AND f.day = (o.created_at AT TIME ZONE 'Asia/Dhaka')::date LIMIT 1)`,
  'an order is kept with the shops of its products': `UPDATE order_shops SET total = total + 1 WHERE order_id = ${order}`,
  'what sold is counted as far as the mark says': 'UPDATE sold_by_day SET kept = kept + 1 WHERE product_id = 3',
  'products of which few are left are kept as such': 'DELETE FROM short_stock WHERE product_id = 1',
  'products without a second picture are kept as such': 'DELETE FROM single_pictures WHERE product_id = 2',
};

let database: TestDatabase;
let pool: pg.Pool;
let client: pg.PoolClient;
let first: NewBreaches;
beforeAll(async () => {
  database = await createMigratedDatabase();
  for (const { sql } of await rowsOfOldShop()) await database.query(sql);
  await countSold(database);
  await database.query('DELETE FROM checked_stock');
  pool = new pg.Pool({ connectionString: database.connectionString, max: 2 });
  first = await findNewBreaches(pool);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});
// Every test ends where it began.
beforeEach(async () => {
  client = await pool.connect();
  await client.query('BEGIN');
});
afterEach(async () => {
  await client.query('ROLLBACK');
  client.release();
});

const names = (breaches: { invariant: string }[]) => breaches.map(({ invariant }) => invariant);
const violated = async () => names((await newBreachesSeenBy(client)).breaches);
const moveAllOrders = () => client.query('UPDATE order_status_changes SET created_at = now()');
/** Without triggers, which refuse some of it. */
const change = (sql: string) =>
  client.query(`SET LOCAL session_replication_role = replica; ${sql}; SET LOCAL session_replication_role = origin`);

test.each(Object.entries(invariants))(
  '%s, which is checked again once its orders have moved',
  async (name, { scope }) => {
    await change(violations[name] ?? '');
    expect(names(await breachesInEverything(client))).toEqual([name]);
    const isAlwaysRead = isKeyless(scope);
    expect(await violated()).toEqual(isAlwaysRead ? [name] : []);
    await moveAllOrders();
    expect(await violated()).toEqual([name]);
  },
);

test('the first check reads everything', () => {
  expect(first).toEqual({ breaches: [], orders: null });
});

test('a check begins where the last one ended, unless it found something', async () => {
  expect(await newBreachesSeenBy(client)).toEqual({ breaches: [], orders: 0 });
  await client.query(`UPDATE order_status_changes SET created_at = now() WHERE order_id = ${order}`);
  expect(await newBreachesSeenBy(client)).toEqual({ breaches: [], orders: 1 });

  const ofStock = 'stock is the sum of its ledger';
  const countAll = () => client.query('SELECT count_sold((SELECT max(id) FROM stock_movements), 100000)');
  await change(`
    UPDATE products SET stock = stock + 5 WHERE id = 30;
    INSERT INTO stock_movements (product_id, delta, reason) VALUES (30, 4, 'delivery')`);
  expect(await violated()).toEqual([ofStock]);
  await countAll();
  expect(await violated()).toEqual([ofStock]);
  await change('UPDATE products SET stock = stock - 1 WHERE id = 30');
  expect(await violated()).toEqual([]);
  // The movement belongs to what has been checked now, and is not read again.
  await change('DELETE FROM stock_movements WHERE product_id = 30');
  expect(await violated()).toEqual([]);
  expect(names(await breachesInEverything(client))).toContain(ofStock);
});

test.each([
  ['placed', `UPDATE orders SET created_at = now() WHERE id = ${order}`],
  ['moved', `UPDATE order_status_changes SET created_at = now() WHERE order_id = ${order}`],
  [
    'taken from stock',
    `INSERT INTO stock_movements (product_id, delta, reason, order_id) VALUES (1, 1, 'adjustment', ${order})`,
  ],
  ['forgotten', `UPDATE orders SET forgotten_at = now() WHERE id = ${order}`],
  ['settled', 'UPDATE settlements SET created_at = now()'],
])('orders that were %s since are checked', async (_what, sql) => {
  await change(sql);
  expect((await newBreachesSeenBy(client)).orders).toBeGreaterThan(0);
});

test('a check waits for another one, and begins where that ended', async () => {
  await change("UPDATE order_status_changes SET created_at = now() - interval '1 minute'");
  await client.query('COMMIT; BEGIN; LOCK TABLE checked_mark IN EXCLUSIVE MODE');
  const check = findNewBreaches(pool);
  const waiting = 'SELECT FROM pg_locks WHERE relation = $$checked_mark$$::regclass AND NOT granted';
  await expect.poll(async () => (await client.query(waiting)).rowCount).toBe(1);
  await client.query("UPDATE checked_mark SET checked_at = now() + interval '1 day'; COMMIT");
  expect(await check).toEqual({ breaches: [], orders: 0 });
});
