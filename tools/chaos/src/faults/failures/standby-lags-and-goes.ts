import { setTimeout as sleep } from 'node:timers/promises';
import { exactly, type Fault, withinMs } from '../../fault.ts';
import { send } from '../../stage/send.ts';
import { openShop } from '../../stage/shop.ts';
import { stageSettings } from '../../stage/stage.ts';
import { type Standby, startStandby } from '../../stage/standby.ts';

const patienceMs = 10_000;
const changes = 10;

export const standbyLagsAndGoes: Fault = {
  id: 'I25',
  title: 'lists are read from a standby: it keeps up, falls behind, is killed and comes back',
  async run({ folder, database, pool, goods }) {
    const product = await goods.product({ stock: 50 });
    const path = `/api/single-product/${product.id}`;
    const standby = await startStandby({ folder, database, pool });
    // No cache, so that every response comes from a database.
    const shop = await openShop({
      name: 'shop-with-standby',
      folder,
      env: {
        ...stageSettings(folder),
        DATABASE_URL: database.shopUrl(database.port),
        DATABASE_REPLICA_URLS: database.shopUrl(standby.port),
        RUN_JOBS: '0',
      },
    });
    const answers: number[] = [];
    const ask = async (turn: number) => {
      const { status, body } = await send(shop.port, {
        path: `/api/product-list?id=${product.id}&limit=${1 + (turn % 100)}`,
      });
      answers.push(status);
      return body.data as unknown as { offer_price: number }[] | undefined;
    };
    const older: number[] = [];
    /** Changes the price, waits until the product's page shows it, and counts older prices after that. */
    const change = async (price: number) => {
      await pool.query('UPDATE products SET offer_price = $1 WHERE id = $2', [price * 100, product.id]);
      const startedAt = performance.now();
      while ((await send(shop.port, { path })).body.data?.['offer_price'] !== price) {
        if (performance.now() - startedAt > patienceMs) break;
        await sleep(5);
      }
      const took = performance.now() - startedAt;
      for (let turn = 0; turn < 20; turn += 1)
        for (const { offer_price } of (await ask(turn)) ?? []) if (offer_price !== price) older.push(offer_price);
      return took;
    };
    // A busy shop writes all the time.
    const isOver = new AbortController();
    const writing = (async () => {
      while (!isOver.signal.aborted) {
        await pool.query("SELECT pg_logical_emit_message(true, 'chaos', 'something else')");
        await sleep(10);
      }
    })();
    try {
      for (let price = 60; price < 60 + changes; price += 1) await change(price);
      await sleep(1_200);
      const keepingUp = await readBy(standby, ask);
      await standby.pause();
      const behind = await change(80);
      await standby.resume();
      await standby.kill();
      const gone = await change(81);
      for (let turn = 0; turn < 100; turn += 1) await ask(turn);
      await standby.start();
      await change(82);
      await standby.caughtUp();
      await sleep(2_500);
      const back = await readBy(standby, ask);
      return {
        'read from it while it keeps up': exactly(keepingUp, 1),
        'older prices shown': exactly(older.length, 0),
        'shown while it is behind after': withinMs(behind, 2_000),
        'shown while it is away after': withinMs(gone, 2_000),
        'other answers than 200': exactly(answers.filter((status) => status !== 200).length, 0),
        'read from it once it is back': exactly(back, 1),
      };
    } finally {
      isOver.abort();
      await writing;
      await shop.stop();
      await standby.close();
    }
  },
};

/**
 * Whether products were read from a standby while they were asked for, as 1 or 0. PostgreSQL shows only the last statement of each
 * connection, and the server asks over the same ones how far the standby is: hence several rounds.
 */
async function readBy(standby: Standby, ask: (turn: number) => Promise<unknown>): Promise<number> {
  const since = new Date();
  for (let turn = 0; turn < 100; turn += 1) {
    await ask(turn);
    if (turn % 20 === 19 && (await standby.hasRead(since))) return 1;
  }
  return 0;
}
