import { setTimeout as sleep } from 'node:timers/promises';
import { atMost, type Fault, withinMs } from '../../fault.ts';
import { checkoutBody, postCheckout } from '../../stage/buy.ts';
import { send } from '../../stage/send.ts';
import type { Stage } from '../../stage/stage.ts';

const patienceMs = 10_000;

export const changesSeenByBoth: Fault = {
  id: 'caches',
  title: 'a price changed in the database, and a unit sold at one server: when the other shows it',
  async run(stage) {
    const { goods, shops, pool } = stage;
    const product = await goods.product({ stock: 2 });
    const [shopper] = await goods.shoppers(1);
    if (!shopper) throw new Error('Nobody shops.');
    const path = `/api/single-product/${product.id}`;
    await Promise.all(shops.map(({ port }) => send(port, { path })));

    await pool.query('UPDATE products SET offer_price = 9000 WHERE id = $1', [product.id]);
    const price = await untilShown(stage, { path, is: (data) => data['offer_price'] === 90 });
    const body = checkoutBody({ shopper, zone: goods.zone, item: [{ product_id: product.id, qty: 1 }] });
    await postCheckout(shops[0].port, { shopper, body });
    const stock = await untilShown(stage, { path, is: (data) => data['stock'] === '1' });
    return {
      'price shown by both after': withinMs(price, 2_000),
      'stock shown by both after': withinMs(stock, 2_000),
      'never shown': atMost(Number(price >= patienceMs) + Number(stock >= patienceMs), 0),
    };
  },
};

interface Shown {
  path: string;
  is: (data: Record<string, unknown>) => boolean;
}

/** The time in ms until both servers give this response. */
async function untilShown({ shops }: Stage, { path, is }: Shown): Promise<number> {
  const startedAt = performance.now();
  for (const { port } of shops) {
    while (!is((await send(port, { path })).body.data ?? {}) && performance.now() - startedAt < patienceMs) {
      await sleep(20);
    }
  }
  return performance.now() - startedAt;
}
