import { setTimeout as sleep } from 'node:timers/promises';
import { exactly, type Fault, type Figure, withinMs } from '../../fault.ts';
import { checkoutBody, postCheckout } from '../../stage/buy.ts';
import type { Shop } from '../../stage/shop.ts';
import type { Stage } from '../../stage/stage.ts';

const clients = 30;

export const databaseStandsStill: Fault = {
  id: 'I5',
  title: 'every process of the database stands still (SIGSTOP), then goes on',
  runs: { short: 1, long: 5 },
  run: (stage) =>
    whileItHangs(stage, {
      shop: stage.shops[0],
      begin: () => stage.database.freeze(),
      end: () => stage.database.thaw(),
    }),
};

export const databaseUnreachable: Fault = {
  id: 'I5',
  title: 'the network to the database swallows everything, then comes back',
  runs: { short: 1, long: 5 },
  run: (stage) =>
    whileItHangs(stage, {
      shop: stage.shops[1],
      begin: async () => stage.databaseProxy.beginSilence(),
      end: () => stage.databaseProxy.endSilence(),
    }),
};

interface Hang {
  shop: Shop;
  begin: () => Promise<void>;
  end: () => void;
}

async function whileItHangs(stage: Stage, { shop, begin, end }: Hang): Promise<Record<string, Figure>> {
  const { goods } = stage;
  const product = await goods.product({ stock: 10_000 });
  const shoppers = await goods.shoppers(clients);
  const item = [{ product_id: product.id, qty: 1 }];
  const order = (index: number) => {
    const shopper = shoppers[index];
    if (!shopper) throw new Error('Nobody shops.');
    return postCheckout(shop.port, { shopper, body: checkoutBody({ shopper, zone: goods.zone, item }) });
  };
  const orderAll = () => Promise.all(shoppers.map((_, index) => order(index)));
  await orderAll();

  await begin();
  const answers = await orderAll().finally(end);
  const backAt = performance.now();
  while ((await order(0)).status !== 201) await sleep(50);
  return {
    'answered 503': exactly(answers.filter(({ status }) => status === 503).length, clients),
    'with Retry-After': exactly(answers.filter(({ headers }) => headers['retry-after']).length, clients),
    slowest: withinMs(Math.max(...answers.map(({ ms }) => ms)), 8_000),
    'first order after it': withinMs(performance.now() - backAt, 3_000),
  };
}
