import { setTimeout as sleep } from 'node:timers/promises';
import { buy, checkoutBody, countTries, type Purchase } from './buy.ts';
import { exactly, type Figure } from '../fault.ts';
import type { Shopper } from './goods.ts';
import type { Stage } from './stage.ts';

const productCount = 20;

/** What people bought meanwhile. */
export interface Load {
  purchases: Purchase[];
  shoppers: Shopper[];
}

interface Shopping {
  /** How many buy at the same time. */
  clients: number;
  happening: () => Promise<void>;
  shoppers?: number;
  /** The pause between two orders of a client. */
  pauseMs?: number;
}

/** Places orders of one to three products in sequence, from several clients, while `happening` runs. */
export async function whileBuying(
  stage: Stage,
  { clients, happening, shoppers: shopperCount = 60, pauseMs = 0 }: Shopping,
): Promise<Load> {
  const { zone } = stage.goods;
  const products = await stage.goods.products(productCount, { stock: 100_000 });
  const shoppers = await stage.goods.shoppers(shopperCount);
  const ports = stage.shops.map(({ port }) => port);
  const purchases: Purchase[] = [];
  const over = new AbortController();

  async function keepBuying(client: number): Promise<void> {
    for (let turn = 0; !over.signal.aborted; turn += 1) {
      const shopper = shoppers[(client + turn * clients) % shoppers.length];
      if (!shopper) return;
      const item = Array.from({ length: 1 + (turn % 3) }, () => ({ product_id: anyOf(products).id, qty: 1 }));
      purchases.push(await buy(ports, { shopper, body: checkoutBody({ shopper, zone, item }), patienceMs: 10_000 }));
      if (pauseMs > 0) await sleep(pauseMs);
    }
  }

  const buying = Promise.all(Array.from({ length: clients }, (_, client) => keepBuying(client)));
  try {
    await happening();
  } finally {
    over.abort();
    await buying;
  }
  return { purchases, shoppers };
}

/** Checks that every confirmed order is stored, and no other. */
export async function accountFor(stage: Pick<Stage, 'db'>, load: Load): Promise<Record<string, Figure>> {
  const { purchases, shoppers } = load;
  const stored = new Set(await orderNumbersOf(stage, shoppers));
  const promised = purchases.flatMap(({ orderNumber }) => orderNumber ?? []);
  return {
    orders: { value: promised.length, bar: '> 0', isWithin: promised.length > 0 },
    lost: exactly(promised.filter((orderNumber) => !stored.has(orderNumber)).length, 0),
    doubled: exactly(stored.size - new Set(promised).size, 0),
    unanswered: exactly(purchases.length - promised.length, 0),
    'answers 500': exactly(countTries(purchases, '500'), 0),
  };
}

/** The numbers of these shoppers' stored orders. */
export async function orderNumbersOf({ db }: Pick<Stage, 'db'>, shoppers: readonly Shopper[]): Promise<string[]> {
  const userIds = shoppers.map(({ userId }) => userId);
  const orders = await db.order.findMany({ where: { userId: { in: userIds } }, select: { orderNumber: true } });
  return orders.map(({ orderNumber }) => orderNumber);
}

function anyOf<Value>(values: readonly Value[]): Value {
  return values[Math.floor(Math.random() * values.length)] as Value;
}
