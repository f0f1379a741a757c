import { setTimeout as sleep } from 'node:timers/promises';
import { readMix } from '@haat/tools/sale-mix';
import { buy, checkoutBody, type Purchase } from '../stage/buy.ts';
import type { Shopper } from '../stage/goods.ts';
import { send } from '../stage/send.ts';
import type { Machines } from './machines.ts';
import { uploadPhotos } from './photos.ts';

const shopperCount = 500;
const productCount = 40;
const photoCount = 8;
/** One in this many visits requests a picture from the bucket. */
const looksAtPhoto = 4;
/** One in this many orders is viewed by its shopper as soon as it is placed. */
const lookedAt = 4;
/** One in this many orders also contains the scarce product. */
const wantsRare = 5;

/** The stock of the scarce product. */
export const rareStock = 400;

/** A response or a failure: when it was known, and how long it took. Times are in ms since the process started. */
export interface Seen {
  at: number;
  ms: number;
  isAnswered: boolean;
}

/** What shoppers did and saw. */
export interface Shopping {
  shoppers: Shopper[];
  /** The scarce product. */
  rareId: number;
  purchases: Purchase[];
  orders: Seen[];
  pages: Seen[];
  /** Orders that their own shopper was told do not exist, after they were confirmed. */
  staleReads: number;
  /** Starts nothing more; resolves once everything in progress has ended. */
  end(): Promise<void>;
}

interface Rates {
  ordersPerSecond: number;
  pagesPerSecond: number;
}

/** Places orders and requests pages at fixed rates until `end`. */
export async function startShopping(machines: Machines, rates: Rates): Promise<Shopping> {
  const { goods, balancer, database } = machines;
  const { port } = balancer;
  const mix = await readMix(database.adminUrl);
  const shoppers = await goods.shoppers(shopperCount);
  const products = await goods.products(productCount, { stock: 100_000 });
  const rare = await goods.product({ stock: rareStock });
  const photos = await uploadPhotos(port, shoppers.slice(0, photoCount));
  await visitAll(machines, [...mix.all.map(({ path }) => path), ...photos]);
  const over = new AbortController();
  const shopping: Shopping = {
    shoppers,
    rareId: rare.id,
    purchases: [],
    orders: [],
    pages: [],
    staleReads: 0,
    async end() {
      over.abort();
      await Promise.all(running);
    },
  };

  async function order(turn: number): Promise<void> {
    const shopper = shoppers[turn % shoppers.length] as Shopper;
    const wanted = [products[turn % products.length], ...(turn % wantsRare === 0 ? [rare] : [])];
    const item = wanted.flatMap((product) => (product ? [{ product_id: product.id, qty: 1 }] : []));
    const body = checkoutBody({ shopper, zone: goods.zone, item });
    const purchase = await buy([port], { shopper, body, patienceMs: 10_000 });
    shopping.purchases.push(purchase);
    shopping.orders.push({ at: performance.now(), ms: purchase.ms, isAnswered: purchase.answer !== undefined });
    if (purchase.orderNumber && turn % lookedAt === 0) await lookAtOwn(shopper, purchase.orderNumber);
  }

  async function lookAtOwn({ token }: Shopper, orderNumber: string): Promise<void> {
    const answer = await send(port, { path: `/api/order/${orderNumber}`, token }).catch(() => undefined);
    if (answer?.status === 404) shopping.staleReads += 1;
  }

  async function lookAround(turn: number): Promise<void> {
    const photo = turn % looksAtPhoto === 0 ? photos[(turn / looksAtPhoto) % photos.length] : undefined;
    const path = photo ?? mix.next().path;
    const startedAt = performance.now();
    const status = await send(port, { path, patienceMs: 10_000 }).then(
      (answer) => answer.status,
      () => 0,
    );
    const at = performance.now();
    shopping.pages.push({ at, ms: at - startedAt, isAnswered: status === 200 });
  }

  const running = [
    byTheClock(rates.ordersPerSecond, over.signal, order),
    byTheClock(rates.pagesPerSecond, over.signal, lookAround),
  ];
  return shopping;
}

/** Requests each page and picture from each web process, to fill the caches. */
async function visitAll({ webs }: Machines, paths: readonly string[]): Promise<void> {
  await Promise.all(
    webs.map(async ({ port }) => {
      for (const path of paths) await send(port, { path });
    }),
  );
}

/** Starts this many per second, regardless of the outcome of earlier ones; resolves once all have ended. */
async function byTheClock(perSecond: number, over: AbortSignal, begin: (turn: number) => Promise<void>): Promise<void> {
  const startedAt = performance.now();
  const begun = new Set<Promise<void>>();
  for (let turn = 0; !over.aborted; turn += 1) {
    const one: Promise<void> = begin(turn).finally(() => begun.delete(one));
    begun.add(one);
    const dueAt = startedAt + ((turn + 1) * 1_000) / perSecond;
    await sleep(Math.max(0, dueAt - performance.now()));
  }
  await Promise.all(begun);
}
