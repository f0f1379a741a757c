/**
 * `pnpm bench:checkout`: whole checkouts over HTTP beside the least an order can be (F4), in one run, on a PostgreSQL of its
 * own. Prints medians, ratios and processor time, which says more where the machine is not idle: beside other work the many
 * processes of F4 get a larger share than one server does. Ends with 1 when both ratios are below the bar. `--built` takes the server as it
 * was built last, `--send` lets it send its mails, to its own mailbox. Needs Linux and pgbench.
 */
import { createHmac, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findBreaches } from '@haat/db/invariants';
import { migrate } from '@haat/db/migrate';
import { seed } from '@haat/db/seed';
import pg from 'pg';
import { startLocalPostgres } from '../local-postgres/local-postgres.ts';
import { build } from '../start/build.ts';
import { runCommand } from '../start/command.ts';
import { startServer, stopServer, waitUntilReady } from '../start/server-process.ts';
import { cpuMs, cpuMsWithChildren } from './cpu-time.ts';
import { HttpConnection } from './http-connection.ts';
import { runOrderFloor } from './order-floor.ts';

const connections = 16;
const rounds = 3;
const seconds = 3;
const shopperCount = 200;
const productCount = 2_000;
const secret = 'a secret for the benchmark alone, of forty letters';

interface Shop {
  connectionString: string;
  postgresPid: number;
  serverPid: number;
  port: number;
  shoppers: { userId: string; token: string }[];
  productIds: number[];
  zone: { id: number; charge: number };
}

/** The products of one checkout. */
type Cart = (shop: Shop) => number[];

const anyOf = <Value>(values: Value[]): Value => values[Math.floor(Math.random() * values.length)] as Value;
const anyCart: Cart = ({ productIds }) =>
  Array.from({ length: 1 + Math.floor(Math.random() * 3) }, () => anyOf(productIds));
const carts: Record<string, { cart: Cart; bar: number }> = {
  '1 to 3 lines': { cart: anyCart, bar: 0.4 },
  'one product': { cart: ({ productIds }) => productIds.slice(0, 1), bar: 0.25 },
};

/** How often, and what each took of the processor, in ms. */
interface Round {
  perSecond: number;
  nodeMs: number;
  postgresMs: number;
  loadMs: number;
}

const { values: options } = parseArgs({
  options: { built: { type: 'boolean', default: false }, send: { type: 'boolean', default: false } },
});

await runCommand(async () => {
  if (!options.built) await build();
  const folder = mkdtempSync(path.join(tmpdir(), 'haat-bench-'));
  chmodSync(folder, 0o755);
  const postgres = await startLocalPostgres({ dataDir: path.join(folder, 'postgres') });
  try {
    await measure({ ...postgres, folder });
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true });
  }
});

async function measure({ connectionString, folder }: { connectionString: string; folder: string }): Promise<void> {
  await migrate({ connectionString });
  await seed({ connectionString, withDemoLogins: false, products: productCount });
  const port = await freePort();
  const server = startServer({
    args: [...nodeFlags(), 'apps/api/dist/main.js'],
    env: {
      DATABASE_URL: connectionString,
      DATA_DIR: folder,
      PORT: String(port),
      LOG_LEVEL: 'warn',
      NODE_ENV: options.send ? 'test' : 'production',
      SEND_MAILS: options.send ? '1' : '0',
      PUBLIC_URL: 'https://shop.example.com',
      OPERATOR_EMAIL: 'owner@example.com',
      JWT_SECRET: secret,
      LIMIT_CHECKOUT: '1000000/h',
    },
  });
  try {
    await waitUntilReady({ child: server, address: `http://127.0.0.1:${port}` });
    const postmasterFile = path.join(folder, 'postgres/cluster/postmaster.pid');
    const postgresPid = Number(readFileSync(postmasterFile, 'utf8').split('\n')[0]);
    const shop = {
      connectionString,
      port,
      postgresPid,
      serverPid: server.pid ?? 0,
      ...(await stockUp(connectionString)),
    };
    await report(shop);
  } finally {
    await stopServer(server);
  }
}

/** What else Node is started with, such as `--cpu-prof`. */
function nodeFlags(): string[] {
  const flags = ['--max-semi-space-size=8', '--max-old-space-size=320'];
  return [...flags, ...(process.env['BENCH_NODE_FLAGS']?.split(' ').filter(Boolean) ?? [])];
}

async function report(shop: Shop): Promise<void> {
  await runCheckouts(shop, anyCart);
  const floors: Round[] = [];
  const results = new Map<string, Round[]>();
  for (let round = 0; round < rounds; round += 1) {
    floors.push(await timed(shop, () => runOrderFloor({ connectionString: shop.connectionString, seconds })));
    for (const [name, { cart }] of Object.entries(carts)) {
      results.set(name, [...(results.get(name) ?? []), await runCheckouts(shop, cart)]);
    }
  }
  const floor = medianRound(floors);
  console.log(`  F4, the least an order can be  ${describe(floor)}`);
  for (const [name, { bar }] of Object.entries(carts)) {
    const round = medianRound(results.get(name) ?? []);
    const ratio = round.perSecond / floor.perSecond;
    const cpuRatio = cpuOf(floor) / cpuOf(round);
    const isWithin = Math.max(ratio, cpuRatio) >= bar;
    const label = `checkouts, ${name}`.padEnd(30);
    console.log(
      `${isWithin ? '✓' : '✗'} ${label} ${describe(round)} · ${ratio.toFixed(2)} F4, ${cpuRatio.toFixed(2)} by processor time (bar ${bar})`,
    );
    if (!isWithin) process.exitCode = 1;
  }
  await assertInvariants(shop);
}

function describe(round: Round): string {
  const { perSecond, nodeMs, postgresMs, loadMs } = round;
  const parts = [nodeMs, postgresMs, loadMs].map((ms) => ms.toFixed(2)).join(' + ');
  return `${perSecond.toFixed(0)}/s, ${cpuOf(round).toFixed(2)} ms each (server ${parts} load)`;
}

function cpuOf({ nodeMs, postgresMs, loadMs }: Round): number {
  return nodeMs + postgresMs + loadMs;
}

function medianRound(all: Round[]): Round {
  const of = (name: keyof Round) => median(all.map((round) => round[name]));
  return { perSecond: of('perSecond'), nodeMs: of('nodeMs'), postgresMs: of('postgresMs'), loadMs: of('loadMs') };
}

/** Checkouts on 16 connections for some seconds. Throws when one is refused. */
async function runCheckouts(shop: Shop, cart: Cart): Promise<Round> {
  const lines = await Promise.all(Array.from({ length: connections }, () => HttpConnection.open(shop.port)));
  const round = await timed(shop, async () => {
    const startedAt = performance.now();
    const endsAt = startedAt + seconds * 1000;
    const counts = await Promise.all(
      lines.map(async (line) => {
        let count = 0;
        for (; performance.now() < endsAt; count += 1) await checkOut(line, { shop, cart });
        return count;
      }),
    );
    const count = counts.reduce((sum, each) => sum + each, 0);
    return { count, perSecond: count / ((performance.now() - startedAt) / 1000) };
  });
  for (const line of lines) line.close();
  return round;
}

/** What each of the things that `work` did took. */
async function timed(
  { serverPid, postgresPid }: Shop,
  work: () => Promise<{ count: number; perSecond: number }>,
): Promise<Round> {
  const take = () => ({
    nodeMs: cpuMs(serverPid),
    postgresMs: cpuMsWithChildren(postgresPid),
    loadMs: cpuMs(process.pid),
  });
  const before = take();
  const { count, perSecond } = await work();
  const after = take();
  const each = (name: keyof typeof before) => (after[name] - before[name]) / count;
  return { perSecond, nodeMs: each('nodeMs'), postgresMs: each('postgresMs'), loadMs: each('loadMs') };
}

async function checkOut(line: HttpConnection, { shop, cart }: { shop: Shop; cart: Cart }): Promise<void> {
  const shopper = anyOf(shop.shoppers);
  const body = JSON.stringify({
    user_id: shopper.userId,
    total_amount: 9_000_000,
    sub_total: 9_000_000,
    name: 'Nusrat Jahan',
    email: 'nusrat@haat.example',
    phone: '01712345678',
    address: 'House 12, Road 5, Dhanmondi, Dhaka',
    item: cart(shop).map((id) => ({ product_id: id, qty: 1, size: null, color: null })),
    delivery_charge: shop.zone.charge / 100,
    coupon: 0,
    shipping_id: shop.zone.id,
    order_notes: '',
    locale: 'en',
  });
  const headers = [`authorization: Bearer ${shopper.token}`, `idempotency-key: ${randomUUID()}`];
  const answer = await line.post('/api/checkout-confirm', { headers, body });
  if (answer.status !== 201) throw new Error(`A checkout was refused: ${answer.status} ${answer.body}`);
}

/** Shoppers with tokens, and stock that does not run out. */
async function stockUp(connectionString: string): Promise<Pick<Shop, 'shoppers' | 'productIds' | 'zone'>> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(
    `WITH more AS (UPDATE products SET stock = stock + 1000000 RETURNING id)
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
  await client.query('VACUUM ANALYZE');
  const products = await client.query<{ id: number }>('SELECT id FROM products ORDER BY id LIMIT $1', [productCount]);
  const zones = await client.query<{ id: number; charge: number }>(
    'SELECT id, delivery_charge AS charge FROM shipping_zones ORDER BY id LIMIT 1',
  );
  await client.end();
  const [zone] = zones.rows;
  if (!zone) throw new Error('The demo catalogue has no delivery area.');
  return { shoppers, productIds: products.rows.map(({ id }) => id), zone };
}

/** A token as the server would sign it. */
function tokenOf(userId: string): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = { sub: userId, ver: 1, iat: now, exp: now + 3600, iss: 'haat', aud: 'haat-api' };
  const content = [{ alg: 'HS256', typ: 'JWT' }, claims].map((part) => base64url(JSON.stringify(part))).join('.');
  return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`;
}

function base64url(text: string): string {
  return Buffer.from(text).toString('base64url');
}

async function assertInvariants({ connectionString }: Shop): Promise<void> {
  const pool = new pg.Pool({ connectionString, max: 1 });
  const breaches = await findBreaches(pool);
  await pool.end();
  if (breaches.length > 0) throw new Error(`Something that must hold does not: ${JSON.stringify(breaches)}`);
  console.log('✓ all invariants hold');
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string') throw new Error('No free port.');
  return address.port;
}
