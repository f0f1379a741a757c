import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { migrate } from '@haat/db/migrate';
import supertest from 'supertest';
import { afterAll, expect, test } from 'vitest';
import { assertInvariants } from '../../test/assert-invariants.ts';
import { liftedLimits } from '../../test/lifted-limits.ts';
import { checkoutBody, makeCoupon, makeOrder, makeZone, postCheckout } from '../../test/data/make-order.ts';
import { makeProduct } from '../../test/data/make-product.ts';
import { makeShopper } from '../../test/data/make-shopper.ts';
import { makeStaff } from '../../test/data/make-staff.ts';
import { createTestDatabase } from '../../test/test-database.ts';
import { buildApp } from '../app.ts';
import { changeOrderStatus } from '../features/orders/public.ts';
import { readConfig } from '../platform/config.ts';
import { createServices } from '../services.ts';
import { runShopCommand } from './commands.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'haat-months-'));
const database = await createTestDatabase();
const environment = {
  NODE_ENV: 'test',
  LOG_LEVEL: 'error',
  DATABASE_URL: database.connectionString,
  DATA_DIR: path.join(folder, 'data'),
  BACKUP_DIR: path.join(folder, 'backups'),
  ...liftedLimits,
};
const services = await createServices(readConfig(environment));
const app = await buildApp(services);
await app.listen({ host: '127.0.0.1', port: 0 });
const http = supertest(app.server);
afterAll(async () => {
  await app.close();
  await services.close();
  await database.drop();
  await rm(folder, { recursive: true });
});

const shopper = await makeShopper(services);
const [zone, product] = [await makeZone(services), await makeProduct(services, { stock: 1_000 })];
const coupon = await makeCoupon(services, { value: 1_000 });
const item = [{ product_id: product.id, qty: 2 }];
const { headers } = await makeStaff(services, { role: 'staff' });
const order = async () => (await makeOrder(http, { shopper, zone, item, coupon: coupon.value / 100 })).orderNumber;

/** Retries as a shopper would who is told that the shop is busy; the shop's page repeats the key. */
async function orderUntilPlaced(_: unknown, index: number): Promise<string> {
  for (let left = 10; ; left -= 1) {
    const answer = await postCheckout(http, {
      shopper,
      body: checkoutBody({ shopper, zone, item }),
      key: `meanwhile-${index}`,
    });
    if (answer.status === 201) return answer.body.data.order_number;
    if (answer.status !== 503 || left === 1) throw new Error(`no order: ${answer.text}`);
    await sleep(Number(answer.headers['retry-after']) * 1_000);
  }
}

async function shop(...words: string[]): Promise<string> {
  const lines: string[] = [];
  await runShopCommand({ words, environment, print: (line) => lines.push(line) });
  return lines.join('\n');
}

/** The partition of each order, by order number. */
async function partitions(): Promise<Record<string, string>> {
  const { rows } = await services.pool.query<{ number: string; partition: string }>(
    'SELECT order_number AS number, tableoid::regclass::text AS partition FROM orders',
  );
  return Object.fromEntries(rows.map(({ number, partition }) => [number, partition]));
}

/** Simulates midnight: new orders get ids of the first month without orders. */
async function beginNextMonth(): Promise<string> {
  const { rows } = await services.pool.query<{ partition: string }>(
    `SELECT min(relname::text) AS partition FROM pg_class WHERE relname ~ '^orders_[0-9]{6}$' AND relkind = 'r'`,
  );
  const partition = String(rows[0]?.partition);
  await services.pool.query('SELECT setval($1, $2::bigint, false)', [
    'orders_id_seq',
    `${partition.slice(-6)}000000000`,
  ]);
  return partition;
}

const early = await Promise.all(Array.from({ length: 8 }, order));
const [first = ''] = early;

test('orders are split while the shop sells, and every one of them stays', { timeout: 60_000 }, async () => {
  const [said, ...meanwhile] = await Promise.all([
    shop('order-months'),
    ...Array.from({ length: 12 }, orderUntilPlaced),
  ]);
  expect(said).toMatch(/^All rows were read\.\nThe tables were exchanged, for which orders waited \d+ ms\./);
  const found = await partitions();
  expect(Object.keys(found).toSorted()).toEqual([...early, ...meanwhile].toSorted());
  expect(new Set(Object.values(found))).toEqual(new Set(['orders_before']));
  await assertInvariants(services);
});

test('a new month has its own orders, with their lines and history, which are found, listed and moved like the others', async () => {
  const month = await beginNextMonth();
  const late = await order();
  expect((await partitions())[late]).toBe(month);
  for (const table of ['order_lines', 'order_status_changes']) {
    const { rows } = await services.pool.query(
      `SELECT DISTINCT c.tableoid::regclass::text AS partition FROM ${table} c JOIN orders o ON o.id = order_id WHERE order_number = $1`,
      [late],
    );
    expect(rows).toEqual([{ partition: month.replace('orders', table) }]);
  }
  for (const orderNumber of [first, late])
    expect(await changeOrderStatus(services, { orderNumber, status: 'cancelled', byUserId: null })).toBe(true);

  const mine = await http.get('/api/user_order').set('authorization', `Bearer ${shopper.token}`);
  expect(mine.body.data[0].order_number ?? JSON.stringify(mine.body.data[0])).toContain(late);
  const all = await http.get('/api/admin/orders?view=all').set(headers);
  expect(all.body.data[0]).toMatchObject({ order_number: late, status: 'cancelled' });
  expect((await http.get(`/api/admin/orders?view=all&q=${first}`).set(headers)).body.data).toHaveLength(1);
  await assertInvariants(services);
});

test('every part knows how few lines and changes of status an order has', async () => {
  const parts = await services.db.$queryRaw<{ part: string; is_known: boolean }[]>`
    SELECT c.relname AS part, a.attoptions IS NOT NULL AS is_known
      FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'order_id'
     WHERE c.relkind IN ('r', 'p') AND c.relname ~ '^order_(lines|status_changes)'`;
  expect(parts.length).toBeGreaterThan(4);
  expect(parts.filter(({ is_known: isKnown }) => !isKnown)).toEqual([]);
});

test('a key places one order, even when the next month has begun before it is repeated', async () => {
  const body = checkoutBody({ shopper, zone, item });
  const placed = await postCheckout(http, { shopper, body, key: 'over-midnight' });
  await services.pool.query(
    "SELECT setval('orders_id_seq', (last_value / 1000000000 + 1) * 1000000000, false) FROM orders_id_seq",
  );
  const again = await Promise.all([1, 2, 3].map(() => postCheckout(http, { shopper, body, key: 'over-midnight' })));
  for (const { body: said } of again) expect(said.data.order_number).toBe(placed.body.data.order_number);
  await assertInvariants(services);
});

test('running it again changes nothing, and functions and triggers can still be replaced', async () => {
  expect(await shop('order-months')).toBe('✓ Orders are split by month.');
  await services.pool.query('DELETE FROM _applied_functions');
  await migrate({ connectionString: database.connectionString });
  await order();
  await assertInvariants(services);
});

test('a backup has the orders of all months, and is restored into one table', { timeout: 60_000 }, async () => {
  const count = Object.keys(await partitions()).length;
  expect(await shop('backup', path.join(folder, 'copy.tar'))).toContain(`${count} orders`);
  const other = await createTestDatabase();
  try {
    const restored = { ...environment, DATABASE_URL: other.connectionString };
    const lines: string[] = [];
    const words = ['restore', path.join(folder, 'copy.tar')];
    await runShopCommand({ words, environment: restored, print: (line) => lines.push(line) });
    expect(lines.join('\n')).toContain('✓ Every promise of the database holds.');
  } finally {
    await other.drop();
  }
});
