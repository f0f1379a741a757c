import { setTimeout as sleep } from 'node:timers/promises';
import { exactly, type Fault, type Figure, withinMs } from '../../fault.ts';
import { checkoutBody, postCheckout } from '../../stage/buy.ts';
import type { Shop } from '../../stage/shop.ts';
import type { Stage } from '../../stage/stage.ts';

export const toldToStopWithoutDatabase: Fault = {
  id: 'I2',
  title: 'SIGTERM to a server whose database has been killed',
  runs: { short: 1, long: 5 },
  run: (stage) =>
    stopWithoutDatabase(stage, {
      shop: stage.shops[0],
      begin: () => stage.database.kill(),
      end: () => stage.database.start(),
    }),
};

export const toldToStopInSilence: Fault = {
  id: 'I2',
  title: 'SIGTERM to a server whose network to the database swallows everything',
  runs: { short: 1, long: 5 },
  run: (stage) =>
    stopWithoutDatabase(stage, {
      shop: stage.shops[1],
      begin: async () => stage.databaseProxy.beginSilence(),
      end: async () => stage.databaseProxy.endSilence(),
    }),
};

interface Absence {
  shop: Shop;
  begin: () => Promise<void>;
  end: () => Promise<void>;
}

/** The database has not responded for a while, and an order is in progress. */
async function stopWithoutDatabase({ goods }: Stage, { shop, begin, end }: Absence): Promise<Record<string, Figure>> {
  const product = await goods.product({ stock: 1 });
  const [shopper] = await goods.shoppers(1);
  if (!shopper) throw new Error('Nobody shops.');
  await begin();
  await sleep(2_000);
  const body = checkoutBody({ shopper, zone: goods.zone, item: [{ product_id: product.id, qty: 1 }] });
  const ordering = postCheckout(shop.port, { shopper, body });
  await sleep(100);
  const ended = await shop.stop();
  const { status } = await ordering;
  await end();
  await shop.start();
  return {
    'exit code': exactly(ended.code ?? -1, 0),
    'the order in progress': exactly(status, 503),
    'until it had ended': withinMs(ended.ms, 10_000),
  };
}
