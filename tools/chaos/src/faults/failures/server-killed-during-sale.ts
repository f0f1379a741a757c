import { setTimeout as sleep } from 'node:timers/promises';
import { atLeast, exactly, type Fault, withinMs } from '../../fault.ts';
import { buy, checkoutBody, countTries, type Purchase } from '../../stage/buy.ts';
import { orderNumbersOf } from '../../stage/load.ts';
import { send } from '../../stage/send.ts';

const units = 300;
const ordersPerSecond = 100;
const seconds = 5;
const visitors = 200;
const visitorPauseMs = 2_000;

export const serverKilledDuringSale: Fault = {
  id: 'I22',
  title: `kill -9 of a server during a sale: ${units} units of one product, ${ordersPerSecond} orders a second, ${visitors} visitors`,
  runs: { short: 1, long: 10 },
  async run({ goods, shops, db }) {
    const [one, other] = shops;
    const ports = [one.port, other.port];
    const { id, slug } = await goods.product({ stock: units });
    const shoppers = await goods.shoppers(ordersPerSecond * seconds);
    const over = new AbortController();
    const pages: string[] = [];

    async function visit(visitor: number): Promise<void> {
      await sleep(Math.random() * visitorPauseMs);
      for (let turn = 0; !over.signal.aborted; turn += 1) {
        const port = ports[(visitor + turn) % ports.length] ?? 0;
        const outcome = await send(port, { path: `/product/product_details/${slug}` }).then(
          ({ status }) => String(status),
          () => 'broken',
        );
        pages.push(outcome);
        await sleep(visitorPauseMs);
      }
    }

    /** Orders are due by the clock, however long earlier ones take. */
    async function order(turn: number): Promise<Purchase> {
      await sleep((turn / ordersPerSecond) * 1_000);
      const shopper = shoppers[turn];
      if (!shopper) throw new Error('each order has a shopper of its own');
      const item = [{ product_id: id, qty: 1 }];
      return buy(ports, { shopper, body: checkoutBody({ shopper, zone: goods.zone, item }) });
    }

    const visiting = Promise.all(Array.from({ length: visitors }, (_, visitor) => visit(visitor)));
    const ordering = Promise.all(shoppers.map((_, turn) => order(turn)));
    await sleep((seconds / 3) * 1_000);
    await one.kill();
    await one.start();
    const purchases = await ordering;
    over.abort();
    await visiting;

    const promised = purchases.flatMap(({ orderNumber }) => orderNumber ?? []);
    const stored = await orderNumbersOf({ db }, shoppers);
    const { stock } = await db.product.findUniqueOrThrow({ where: { id } });
    const soldOut = purchases.filter(({ answer }) => answer?.body.code === 'OUT_OF_STOCK');
    const times = purchases.map(({ ms }) => ms).toSorted((a, b) => a - b);
    return {
      sold: exactly(promised.length, units),
      'told it is sold out': exactly(soldOut.length, shoppers.length - units),
      'units left': exactly(stock, 0),
      lost: exactly(promised.filter((orderNumber) => !stored.includes(orderNumber)).length, 0),
      doubled: exactly(stored.length - promised.length, 0),
      'answers 500': exactly(countTries(purchases, '500') + pages.filter((page) => page === '500').length, 0),
      'pages shown': atLeast(pages.filter((page) => page === '200').length, visitors),
      'p95 of an order': withinMs(times[Math.floor(times.length * 0.95)] ?? 0, 3_000),
    };
  },
};
