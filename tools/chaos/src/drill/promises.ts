import { setTimeout as sleep } from 'node:timers/promises';
import { findBreaches } from '@haat/db/invariants';
import { exactly, type Figure } from '../fault.ts';
import type { Purchase } from '../stage/buy.ts';
import type { Machines } from './machines.ts';
import { rareStock, type Shopping } from './shopping.ts';

interface StoredOrder {
  orderNumber: string;
  idempotencyKey: string | null;
}

/** Workers that have sent nothing for this long will send nothing more. */
const mailPatienceMs = 20_000;

/** After the shopping has ended: compares what was promised with what was stored and sent. */
export async function promisesOf(machines: Machines, shopping: Shopping): Promise<Record<string, Figure>> {
  const { db, pool, mailServer } = machines;
  const orders = await ordersOf(machines, shopping);
  const stored = orders.map(({ orderNumber }) => orderNumber);
  const promised = shopping.purchases.flatMap(({ orderNumber }) => orderNumber ?? []);
  const isStored = new Set(stored);
  const unanswered = shopping.purchases.filter(({ answer }) => !answer).length;
  const denied = deniedOf(shopping, orders);
  for (const { tries, answer } of denied)
    console.log(`· stored although denied: ${tries.join(', ')} ${answer?.body.code}`);
  const mails = await mailsOf(machines, stored);
  const arrived = mailServer.arrived.join(' ');
  const rare = await db.orderLine.findMany({ where: { productId: shopping.rareId }, select: { qty: true } });
  const sold = rare.reduce((sum, { qty }) => sum + qty, 0);
  return {
    'orders placed': { value: promised.length, bar: '> 0', isWithin: promised.length > 0 },
    'orders lost': exactly(promised.filter((orderNumber) => !isStored.has(orderNumber)).length, 0),
    'orders doubled': exactly(orders.length - new Set(orders.map(({ idempotencyKey }) => idempotencyKey)).size, 0),
    'orders stored although denied': exactly(denied.length, 0),
    'orders without an answer': exactly(unanswered, 0),
    'units oversold': exactly(Math.max(0, sold - rareStock), 0),
    'own reads that were stale': exactly(shopping.staleReads, 0),
    mails: { value: mails.length, bar: '> 0', isWithin: mails.length > 0 },
    'mails lost': exactly(mails.filter((id) => !arrived.includes(id)).length, 0),
    'answers 500': exactly(shopping.purchases.flatMap(({ tries }) => tries).filter((each) => each === '500').length, 0),
    ...countsOf(shopping),
    'invariants broken': exactly((await findBreaches(pool)).length, 0),
  };
}

/** The stored orders of these shoppers. */
async function ordersOf({ db }: Machines, { shoppers }: Shopping): Promise<StoredOrder[]> {
  const userId = { in: shoppers.map(({ userId: id }) => id) };
  return db.order.findMany({ where: { userId }, select: { orderNumber: true, idempotencyKey: true } });
}

/**
 * Stored orders whose shoppers were finally told that they have no order, or a different one. Shoppers who gave up
 * were told nothing.
 */
function deniedOf({ purchases }: Shopping, orders: readonly StoredOrder[]): Purchase[] {
  const stored = new Map(orders.map(({ idempotencyKey, orderNumber }) => [idempotencyKey, orderNumber]));
  return purchases.filter(
    ({ key, answer, orderNumber }) => answer && stored.has(key) && stored.get(key) !== orderNumber,
  );
}

/** The ids of all mails about these orders, once none is waiting or no more are sent. */
async function mailsOf({ db }: Machines, orderNumbers: string[]): Promise<string[]> {
  const numbers = new Set(orderNumbers);
  let waiting = Number.POSITIVE_INFINITY;
  for (let since = Date.now(); waiting > 0 && Date.now() - since < mailPatienceMs; await sleep(200)) {
    const now = await db.mail.count({ where: { status: 'queued' } });
    if (now < waiting) since = Date.now();
    waiting = now;
  }
  const mails = await db.mail.findMany({ select: { id: true, order: { select: { orderNumber: true } } } });
  return mails.filter(({ order }) => order && numbers.has(order.orderNumber)).map(({ id }) => id);
}

/** The outcomes of orders, by status and code. */
function countsOf({ purchases }: Shopping): Record<string, Figure> {
  const counts: Record<string, Figure> = {};
  for (const { answer } of purchases) {
    const name = `answers ${answer?.status ?? 'none'} ${answer?.body.code ?? ''}`.trim();
    counts[name] = { value: (counts[name]?.value ?? 0) + 1, bar: 'counted', isWithin: true };
  }
  return counts;
}
