import { setTimeout as sleep } from 'node:timers/promises';
import { atMost, exactly, type Figure, withinMs } from '../fault.ts';
import { residentMegabytes } from './resident-megabytes.ts';
import { send } from './send.ts';
import { openShop, type Shop } from './shop.ts';
import type { Stage } from './stage.ts';
import { stageSecret } from './token.ts';

const products = 10_000;
const maxMegabytes = 350;
const maxOthersMs = 500;

/** A shop with default settings behind a proxy, so that requests can claim any address. */
export interface Crowd {
  shop: Shop;
  /** Ids of its products. */
  productIds: number[];
}

const filled = new WeakSet<Stage>();

/**
 * Measures an attack on a shop with 10,000 products: the memory it takes, and how long a visitor from another address
 * waits meanwhile. Adds the figures of `attack`.
 */
export async function underAttack(
  stage: Stage,
  attack: (crowd: Crowd) => Promise<Record<string, Figure>>,
): Promise<Record<string, Figure>> {
  await fillShelves(stage);
  const crowd = await openCrowd(stage);
  const { shop } = crowd;
  try {
    const over = new AbortController();
    const memory = watchMemory(shop, over.signal);
    const visitor = visit(crowd, over.signal);
    const figures = await attack(crowd);
    over.abort();
    const { times, refused } = await visitor;
    const megabytes = await memory;
    return {
      ...figures,
      'MB of memory at most': atMost(megabytes, maxMegabytes),
      'answers to another visitor': { value: times.length, bar: '> 0', isWithin: times.length > 0 },
      'her p99': withinMs(percentile(times, 0.99), maxOthersMs),
      'of them refused': exactly(refused, 0),
    };
  } finally {
    await shop.stop();
  }
}

async function openCrowd({ folder, database, pool }: Stage): Promise<Crowd> {
  const { rows } = await pool.query<{ id: number }>('SELECT id FROM products ORDER BY random() LIMIT 500');
  const env = {
    NODE_ENV: 'test',
    DATABASE_URL: database.shopUrl(database.port),
    DATA_DIR: `${folder}/data-of-crowd`,
    JWT_SECRET: stageSecret,
    LOG_LEVEL: 'warn',
    RUN_JOBS: '0',
    TRUST_PROXY: '1',
    UNREAD_SECONDS: '4',
  };
  const shop = await openShop({ name: 'crowd', folder, env });
  return { shop, productIds: rows.map(({ id }) => id) };
}

/** Adds 10,000 products to the stage's shop, once. They are sold out, so that the ledger needs no rows for them. */
async function fillShelves(stage: Stage): Promise<void> {
  if (filled.has(stage)) return;
  await stage.pool.query(
    `INSERT INTO products (slug, title, title_bn, description, description_bn, photo, price, offer_price, stock, condition,
                           brand_id, category_id, subcategory_id, shop_id)
     SELECT 'crowd-' || number, 'Crowd ' || number, 'পণ্য ' || number, repeat('A sentence of some length. ', 20),
            repeat('একটি বাক্য। ', 20), like_one.photo, 10000 + number * 100, 10000 + number * 100, 0, 'new',
            like_one.brand_id, like_one.category_id, like_one.subcategory_id, like_one.shop_id
       FROM generate_series(1, $1) AS number, (SELECT * FROM products WHERE id = $2) AS like_one`,
    [products, (await stage.goods.product({ stock: 0 })).id],
  );
  await stage.pool.query('ANALYZE products');
  filled.add(stage);
}

async function watchMemory(shop: Shop, signal: AbortSignal): Promise<number> {
  let most = 0;
  while (!signal.aborted) {
    most = Math.max(most, residentMegabytes(shop.pid()));
    await sleep(50);
  }
  return most;
}

/** A visitor who requests pages in sequence from her own address. */
async function visit({ shop, productIds }: Crowd, signal: AbortSignal): Promise<{ times: number[]; refused: number }> {
  const times: number[] = [];
  let refused = 0;
  for (let turn = 0; !signal.aborted; turn += 1) {
    const id = productIds[turn % productIds.length];
    const path = turn % 2 === 0 ? `/api/single-product/${id}` : `/api/product-list?limit=${20 + (turn % 70)}&view=card`;
    const startedAt = performance.now();
    const answer = await send(shop.port, { path, headers: { 'x-forwarded-for': '198.51.100.7' } }).catch(
      () => undefined,
    );
    times.push(performance.now() - startedAt);
    if (answer?.status !== 200) refused += 1;
    await sleep(30);
  }
  return { times, refused };
}

function percentile(values: number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}
