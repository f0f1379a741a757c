import { setTimeout as sleep } from 'node:timers/promises';
import { createPool } from '@haat/db';
import type { Machines } from './machines.ts';

/** Something that happens to the machines under load. */
export interface Step {
  title: string;
  /** The longest period allowed without a confirmed order or a served page, in s. */
  maxSeconds: number;
  run(machines: Machines): Promise<void>;
}

const settleMs = 3_000;
/** The interval of the watchdog, which acts after two checks in a row without a response. */
const lookEveryMs = 500;

export const steps: readonly Step[] = [
  { title: 'nothing happens', maxSeconds: 1, run: () => sleep(8_000) },
  {
    title: 'kill -9 of a web process, which comes back',
    maxSeconds: 1,
    async run({ webs: [web] }) {
      await web?.kill();
      await sleep(settleMs);
      await web?.start();
    },
  },
  {
    title: 'kill -9 of a worker, which comes back',
    maxSeconds: 1,
    async run({ workers: [worker] }) {
      await worker?.kill();
      await sleep(settleMs);
      await worker?.start();
    },
  },
  { title: 'PgBouncer restarts', maxSeconds: 1, run: ({ pooler }) => pooler.restart() },
  {
    title: 'kill -9 of Redis, which comes back empty',
    maxSeconds: 1,
    async run({ redis }) {
      await redis.kill();
      await sleep(settleMs);
      await redis.start();
    },
  },
  {
    title: 'kill -9 of the S3 server, which comes back',
    maxSeconds: 1,
    async run({ s3 }) {
      await s3.kill();
      await sleep(settleMs);
      await s3.start();
    },
  },
  {
    title: 'the replica lags, is killed, and comes back',
    maxSeconds: 1,
    async run({ replica }) {
      await replica.pause();
      await sleep(settleMs);
      await replica.kill();
      await sleep(settleMs);
      await replica.start();
    },
  },
  {
    title: 'a deployment: each web process is drained and replaced',
    maxSeconds: 1,
    async run({ webs, balancer }) {
      for (const [place, web] of webs.entries()) {
        await balancer.drain(place);
        await sleep(200);
        await web.stop();
        await web.start();
        await balancer.admit(place);
        // Until the balancer has seen that it is ready.
        await sleep(1_500);
      }
    },
  },
  {
    title: 'every connection of the pool is held for 2 s',
    maxSeconds: 4,
    run: fillPool,
  },
  {
    title: 'kill -9 of the primary; the standby takes over',
    maxSeconds: 5,
    async run({ database, standby, balancer, pool }) {
      await database.kill();
      for (let failed = 0; failed < 2;) {
        failed = await pool.query('SELECT 1').then(
          () => 0,
          () => failed + 1,
        );
        await sleep(lookEveryMs);
      }
      await standby.promote(['replica']);
      await balancer.moveToStandby();
    },
  },
];

const heldMs = 2_000;
/** The size of PgBouncer's pool for the shop. */
const held = 10;

/** Like a reporting query without a timeout. */
async function fillPool({ pooler, database }: Machines): Promise<void> {
  const port = Number(pooler.address.split(':')[1]);
  const own = createPool({ connectionString: database.shopUrl(port), max: held, onError: () => {} });
  await Promise.all(
    Array.from({ length: held }, () => own.query(`SELECT pg_sleep(${heldMs / 1_000})`).catch(() => {})),
  );
  await own.end();
}
