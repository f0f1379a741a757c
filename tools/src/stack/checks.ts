import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findBreaches } from '@haat/db/invariants';
import pg from 'pg';
import { rootFolder } from '../start/settings.ts';
import { logIn, newShopper, orderWhile } from './shopping.ts';
import type { Service, Stack } from './stack.ts';

const mostMegabytesAboveBase = 300;
const webLimitMegabytes = 512;

/** Gives the image's size; throws when it is too much more than its base. */
export async function checkSize(stack: Stack, { image }: { image: string }): Promise<string> {
  const sizes = await Promise.all(
    [image, 'node:24-bookworm-slim'].map((name) => stack.engine('image', 'inspect', '--format', '{{.Size}}', name)),
  );
  const [own = 0, base = 0] = sizes.map((bytes) => Math.round(Number(bytes) / 1e6));
  assert(own - base <= mostMegabytesAboveBase, `the image is ${own - base} MB above its base`);
  return `${own - base} MB above its base`;
}

/** Nobody in the web container is root, and only its data can be written. */
export async function checkConfined(stack: Stack): Promise<string> {
  assert((await stack.inside('web', 'id', '-u')) !== '0', 'the server is root');
  const written = await stack.inside('web', 'touch', '/app/x').catch(() => 'refused');
  assert(written === 'refused', 'the root file system can be written');
  await stack.inside('web', 'touch', '/data/x');
  await stack.inside('web', 'rm', '/data/x');
  return 'the root file system is read-only, the user is not root';
}

/** Every order that was answered is there after `kill -9` of a service, once, and every promise of the database holds. */
export async function checkCrash(stack: Stack, service: Service): Promise<string> {
  const numbers = await orderWhile({ address: stack.address, happening: () => stack.crash(service) });
  await stack.untilAnswers('/readyz');
  await assertKept(stack, numbers);
  return `${numbers.length} orders, none lost`;
}

/** Orders and accounts outlive the containers. */
export async function checkVolumes(stack: Stack, { version }: { version: string }): Promise<string> {
  const { email } = await newShopper(stack.address);
  const numbers = await orderWhile({ address: stack.address, happening: async () => {} });
  await stack.restartAs(version);
  await assertKept(stack, numbers);
  await logIn({ address: stack.address, email });
  return `${numbers.length} orders and their accounts are there after down and up`;
}

/** What an earlier image stored is there under this one, and the earlier one still sells over the newer database. */
export async function checkUpgrade(stack: Stack, { from, to }: { from: string; to: string }): Promise<string> {
  await stack.restartAs(from);
  const { email } = await newShopper(stack.address);
  const before = await orderWhile({ address: stack.address, happening: async () => {} });
  await stack.restartAs(to);
  await assertKept(stack, before);
  await logIn({ address: stack.address, email });
  const after = await orderWhile({ address: stack.address, happening: async () => {} });
  await stack.restartAs(from);
  await logIn({ address: stack.address, email });
  const back = await orderWhile({ address: stack.address, happening: async () => {} });
  await stack.restartAs(to);
  await assertKept(stack, [...before, ...after, ...back]);
  return `${before.length} orders before, ${after.length} after, ${back.length} after rolling back`;
}

/** Lists, pages, pictures and checkouts at once; the web container stays within its memory and is not ended for it. */
export async function checkMemory(stack: Stack): Promise<string> {
  const [container = ''] = await stack.containers('web');
  const starts = () => stack.engine('inspect', '--format', '{{.State.StartedAt}} {{.State.OOMKilled}}', container);
  const before = await starts();
  await orderWhile({ address: stack.address, happening: () => browse(stack.address) });
  assert((await starts()) === before, 'the web container was started again under load');
  const peak = Math.round((await peakBytes(stack)) / 1e6);
  return `at most ${peak} of ${webLimitMegabytes} MB, caches of files included`;
}

/** The browser journeys against the stack; `words` choose some of them. */
export async function runJourneys(
  stack: Stack,
  { jwtSecret, words }: { jwtSecret: string; words: string[] },
): Promise<string> {
  const program = path.join(rootFolder, 'apps/e2e/node_modules/.bin/playwright');
  const env = {
    ...process.env,
    SHOP_URL: stack.address,
    SHOP_DATABASE_URL: stack.databaseUrl,
    SHOP_JWT_SECRET: jwtSecret,
  };
  const args = ['test', '--config=apps/e2e/playwright.config.ts', ...words];
  const [code] = await once(spawn(program, args, { cwd: rootFolder, env, stdio: 'inherit' }), 'exit');
  assert(code === 0, 'journeys failed');
  await assertPromises(stack);
  return 'the journeys are through';
}

/** Three web containers wait for a database and find it empty at the same moment. */
export async function checkManyAtOnce(stack: Stack): Promise<string> {
  for (let started = 0; started < 3; started += 1) await stack.startAnother();
  await stack.compose('up', '-d', 'db');
  const containers = await stack.containers('web');
  await Promise.all(containers.map((container) => untilOpen(stack, container)));
  const applied: string[] = [];
  for (const container of containers) {
    const log = await stack.engine('logs', container);
    if (log.includes('the database is up to date')) applied.push(container);
  }
  assert(applied.length === 1, `${applied.length} containers brought the database up to date`);
  await assertPromises(stack);
  await stack.engine('rm', '--force', ...containers);
  return 'one of them brought the database up to date';
}

async function untilOpen(stack: Stack, container: string): Promise<void> {
  const deadline = Date.now() + 180_000;
  while (!(await stack.engine('logs', container)).includes('Haat is open')) {
    assert(Date.now() < deadline, `the web container ${container} did not open`);
    await sleep(500);
  }
}

async function assertKept(stack: Stack, numbers: string[]): Promise<void> {
  assert(numbers.length > 0, 'no order was placed');
  const rows = await query<{ order_number: string }>(stack, 'SELECT order_number FROM orders');
  const kept = new Set(rows.map(({ order_number }) => order_number));
  const lost = numbers.filter((number) => !kept.has(number));
  assert(lost.length === 0, `lost orders: ${lost.join(' ')}`);
  await assertPromises(stack);
}

async function assertPromises(stack: Stack): Promise<void> {
  const pool = new pg.Pool({ connectionString: stack.databaseUrl, max: 1 });
  try {
    const breaches = await findBreaches(pool);
    assert(breaches.length === 0, JSON.stringify(breaches));
  } finally {
    await pool.end();
  }
}

async function query<Row extends pg.QueryResultRow>(stack: Stack, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: stack.databaseUrl });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

const browsers = 8;
const rounds = 40;

/** Eight people at once open pages, lists of every kind and pictures in every width. */
async function browse(address: string): Promise<void> {
  const answer = await fetch(`${address}/api/product-list?limit=100`);
  const { data } = (await answer.json()) as { data: { slug: string; photo: string }[] };
  const widths = [160, 320, 480, 640];
  await Promise.all(
    Array.from({ length: browsers }, async (_, browser) => {
      for (let round = 0; round < rounds; round += 1) {
        const turn = browser * rounds + round;
        const product = data[turn % data.length];
        const paths = [
          '/',
          `/product/product_details/${product?.slug}`,
          `/api/product-list?limit=24&page=${1 + (turn % 8)}`,
          '/api/product-list',
          `${product?.photo}?w=${widths[turn % widths.length]}`,
        ];
        for (const each of paths) await (await fetch(`${address}${each}`)).arrayBuffer();
      }
    }),
  );
}

/** What the kernel counted at most for the web container: control groups of the second version, or of the first. */
async function peakBytes(stack: Stack): Promise<number> {
  const files = ['/sys/fs/cgroup/memory.peak', '/sys/fs/cgroup/memory/memory.max_usage_in_bytes'];
  for (const file of files) {
    const bytes = await stack.inside('web', 'cat', file).catch(() => undefined);
    if (bytes !== undefined) return Number(bytes);
  }
  throw new Error('The kernel does not say how much memory the container took.');
}

function assert(isTrue: boolean, otherwise: string): asserts isTrue {
  if (!isTrue) throw new Error(otherwise);
}
