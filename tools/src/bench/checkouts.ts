import { createHmac, randomUUID } from 'node:crypto';
import { findBreaches } from '@haat/db/invariants';
import pg from 'pg';
import { type BenchPostgres, type BenchServer, jwtSecret } from './bench-shop.ts';
import { postRequest } from './http-connection.ts';
import { runOrderFloor } from './floors/order-floor.ts';
import { runLoad, runSeconds, type Subject } from './subject.ts';

const connections = 16;
const shopperCount = 200;
const orderFloor = 'F4, an order by pgbench';

/** Shoppers, and the products they can order. */
export interface Shoppers {
  shoppers: { userId: string; token: string }[];
  productIds: number[];
  zone: { id: number; charge: number };
}

/** The products of one checkout. */
type Cart = (productIds: number[]) => number[];

const anyOf = <Value>(values: Value[]): Value => values[Math.floor(Math.random() * values.length)] as Value;
/** One to three products. */
export const oneToThree: Cart = (productIds) =>
  Array.from({ length: 1 + Math.floor(Math.random() * 3) }, () => anyOf(productIds));

/** Whole checkouts, compared with the minimum cost of an order. */
export async function checkoutSubjects({
  postgres,
  server,
}: {
  postgres: BenchPostgres;
  server: BenchServer;
}): Promise<Subject[]> {
  const shoppers = await stockUp(postgres.connectionString);
  const checkouts = (name: string, { cart, share }: { cart: Cart; share: number }): Subject => ({
    name,
    serverPid: server.pid,
    run: () =>
      runLoad({ port: server.port, connections, next: () => checkoutRequest({ ...shoppers, cart }), status: 201 }),
    bar: { of: orderFloor, share },
  });
  return [
    {
      name: orderFloor,
      run: () => runOrderFloor({ connectionString: postgres.connectionString, seconds: Math.ceil(runSeconds) }),
    },
    checkouts('checkout of 1 to 3 products', { cart: oneToThree, share: 0.4 }),
    checkouts('checkout, all of one product', { cart: (productIds) => productIds.slice(0, 1), share: 0.25 }),
  ];
}

/** A whole checkout of one of the shoppers. */
export function checkoutRequest({ shoppers, productIds, zone, cart }: Shoppers & { cart: Cart }): string {
  const shopper = anyOf(shoppers);
  const body = JSON.stringify({
    user_id: shopper.userId,
    total_amount: 9_000_000,
    sub_total: 9_000_000,
    name: 'Nusrat Jahan',
    email: `${shopper.userId}@haat.example`,
    phone: '01712345678',
    address: 'House 12, Road 5, Dhanmondi, Dhaka',
    item: cart(productIds).map((id) => ({ product_id: id, qty: 1, size: null, color: null })),
    delivery_charge: zone.charge / 100,
    coupon: 0,
    shipping_id: zone.id,
    order_notes: '',
    locale: 'en',
  });
  const headers = [`authorization: Bearer ${shopper.token}`, `idempotency-key: ${randomUUID()}`];
  return postRequest('/api/checkout-confirm', { headers, body });
}

/** Shoppers with tokens, and stock that does not run out. */
export async function stockUp(connectionString: string): Promise<Shoppers> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(
    `WITH more AS (UPDATE products SET stock = stock + 1000000 WHERE id IN (SELECT id FROM products WHERE retired_at IS NULL ORDER BY id LIMIT 2000) RETURNING id)
     INSERT INTO stock_movements (product_id, delta, reason) SELECT id, 1000000, 'adjustment' FROM more`,
  );
  const shoppers = Array.from({ length: shopperCount }, () => {
    const userId = randomUUID();
    return { userId, token: tokenOf(userId) };
  });
  await client.query(
    `INSERT INTO users (id, email, full_name) SELECT id, id || '@haat.example', 'Nusrat Jahan' FROM unnest($1::uuid[]) AS id`,
    [shoppers.map(({ userId }) => userId)],
  );
  await client.query('VACUUM ANALYZE products, users');
  const products = await client.query<{ id: number }>(
    'SELECT id FROM products WHERE retired_at IS NULL ORDER BY id LIMIT 2000',
  );
  const zones = await client.query<{ id: number; charge: number }>(
    'SELECT id, delivery_charge AS charge FROM shipping_zones ORDER BY id LIMIT 1',
  );
  await client.end();
  const [zone] = zones.rows;
  if (!zone) throw new Error('The demo catalogue has no delivery area.');
  return { shoppers, productIds: products.rows.map(({ id }) => id), zone };
}

/** A token as the server would sign it. */
export function tokenOf(userId: string): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = { sub: userId, ver: 1, iat: now, exp: now + 3600, iss: 'haat', aud: 'haat-api' };
  const content = [{ alg: 'HS256', typ: 'JWT' }, claims].map((part) => base64url(JSON.stringify(part))).join('.');
  return `${content}.${createHmac('sha256', jwtSecret).update(content).digest('base64url')}`;
}

function base64url(text: string): string {
  return Buffer.from(text).toString('base64url');
}

/** Throws if an invariant of the database is violated. */
export async function assertInvariants(connectionString: string): Promise<void> {
  const pool = new pg.Pool({ connectionString, max: 1 });
  const breaches = await findBreaches(pool);
  await pool.end();
  if (breaches.length > 0) throw new Error(`Broken invariants: ${JSON.stringify(breaches)}`);
  console.log('✓ every invariant of the database holds');
}
