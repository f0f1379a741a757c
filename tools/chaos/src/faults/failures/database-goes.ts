import { setTimeout as sleep } from 'node:timers/promises';
import { atLeast, exactly, type Fault, type Figure, withinMs } from '../../fault.ts';
import { countTries } from '../../stage/buy.ts';
import type { Database } from '../../stage/database.ts';
import { accountFor, whileBuying } from '../../stage/load.ts';
import { send } from '../../stage/send.ts';
import type { Stage } from '../../stage/stage.ts';

const awayMs = 700;

export const databaseKilled: Fault = {
  id: 'I3',
  title: 'kill -9 of the database while 20 people buy',
  runs: { short: 1, long: 10 },
  run: (stage) => whileItIsGone(stage, (database) => database.kill()),
};

export const databaseStoppedAtOnce: Fault = {
  id: 'I4',
  title: 'immediate stop of the database, as pg_ctl does, while 20 people buy',
  runs: { short: 1, long: 10 },
  run: (stage) => whileItIsGone(stage, (database) => database.stopAtOnce()),
};

async function whileItIsGone(
  stage: Stage,
  end: (database: Database) => Promise<void>,
): Promise<Record<string, Figure>> {
  const { database, shops } = stage;
  const pidsBefore = shops.map((shop) => shop.pid());
  let health: Health = { live: 0, ready: 0, withRetryAfter: 0 };
  let recoveredMs = 0;
  const load = await whileBuying(stage, {
    clients: 20,
    async happening() {
      await sleep(500);
      await end(database);
      await sleep(awayMs);
      try {
        health = await healthOf(stage);
      } finally {
        await database.start();
      }
      recoveredMs = await untilReady(stage);
      await sleep(300);
    },
  });
  return {
    ...(await accountFor(stage, load)),
    'answers 503': atLeast(countTries(load.purchases, '503'), 1),
    'servers alive meanwhile': exactly(health.live, shops.length),
    'servers ready meanwhile': exactly(health.ready, 0),
    '503 with Retry-After': exactly(health.withRetryAfter, shops.length),
    'servers started again': exactly(
      shops.filter((shop, index) => !shop.isRunning() || shop.pid() !== pidsBefore[index]).length,
      0,
    ),
    'ready after the database': withinMs(recoveredMs, 5_000),
  };
}

interface Health {
  live: number;
  ready: number;
  withRetryAfter: number;
}

async function healthOf({ shops }: Stage): Promise<Health> {
  const live = await Promise.all(shops.map(({ port }) => send(port, { path: '/livez' })));
  const ready = await Promise.all(shops.map(({ port }) => send(port, { path: '/readyz' })));
  return {
    live: live.filter(({ status }) => status === 200).length,
    ready: ready.filter(({ status }) => status !== 503).length,
    withRetryAfter: ready.filter(({ headers }) => headers['retry-after'] === '1').length,
  };
}

/** The time in ms until both servers are ready again. */
async function untilReady({ shops }: Stage): Promise<number> {
  const startedAt = performance.now();
  for (const { port } of shops) {
    while ((await send(port, { path: '/readyz' })).status !== 200) await sleep(20);
  }
  return performance.now() - startedAt;
}
