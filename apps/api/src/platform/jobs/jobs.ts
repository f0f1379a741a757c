import { setTimeout as sleep } from 'node:timers/promises';
import { createPool } from '@haat/db';
import { PgBoss, type QueueOptions } from 'pg-boss';
import type { Logger } from 'pino';
import { atMost } from '../at-most.ts';
import type { Config } from '../config.ts';
import { createPrepared } from '../db/prepared.ts';
import type { Transaction } from '../db/transaction.ts';

const drainMs = 7_000;
const goodbyeMs = 1_000;

/** How often and how long a queue's jobs are tried, and the queue they end in when that was not enough. */
type QueueSettings = QueueOptions & { deadLetter?: string };

/** Work that outlives a request: kept in PostgreSQL, done by whichever process works on its queue. */
export interface Jobs {
  /** Makes sure a queue is there; the settings of one that exists are brought up to date. */
  declareQueue(name: string, settings: QueueSettings): Promise<void>;
  /** Adds jobs inside a transaction, one for each data, in one statement: they exist if and only if that commits. */
  send(tx: Transaction, queue: string, ...data: Record<string, unknown>[]): Promise<void>;
  /**
   * Does the jobs of a queue in this process, `atOnce` at most at a time; a new job waits up to a second. A handler that
   * throws has its job run again later, as the queue's retry settings say. It checks its data itself.
   */
  work(queue: string, options: { atOnce: number }, handler: (data: unknown) => Promise<void>): Promise<void>;
  /** Has the workers of a queue in this process look for jobs now. Call it after the commit. */
  wake(queue: string): void;
  /** Does something again and again in this process, this long after it ended last. An error is logged, and it goes on. */
  repeat(options: { everyMs: number }, task: () => Promise<void>): void;
  /** Takes no further job, and lets those that run end, at most 7 s. What did not end runs again elsewhere. */
  endWork(): Promise<void>;
  /** Ends the work, and gives up the connections, also those to a database that no longer answers. */
  close(): Promise<void>;
}

/** Opens the job store (schema `pgboss`, made when missing) on connections of its own, past any pooler. */
export async function createJobs({ config, log }: { config: Config; log: Logger }): Promise<Jobs> {
  const pool = createPool({
    connectionString: config.DATABASE_DIRECT_URL ?? config.DATABASE_URL,
    max: 3,
    statementTimeoutMs: 15_000,
    onError: (error) => log.warn({ err: error }, 'a connection of the jobs broke'),
  });
  const prepared = createPrepared(config);
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: 'pgboss',
    schedule: false,
    // A dead worker's job is found by its missing heartbeat within 10 s.
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
    reindex: false,
  });
  boss.on('error', (error) => log.error({ err: error }, 'jobs'));
  boss.on('warning', (warning) => log.warn({ warning }, 'jobs'));
  await boss.start();
  const workers = new Map<string, string[]>();
  const stopped = new AbortController();
  const repeating: Promise<void>[] = [];

  async function repeatUntilStopped({ everyMs, task }: { everyMs: number; task: () => Promise<void> }) {
    while (!stopped.signal.aborted) {
      await task().catch((error: unknown) => log.warn({ err: error }, 'a repeated task failed and is tried again'));
      await sleep(everyMs, undefined, { signal: stopped.signal }).catch(() => {});
    }
  }

  let workEnds: Promise<void> | undefined;
  function endWork(): Promise<void> {
    stopped.abort();
    workEnds ??= atMost(
      drainMs,
      Promise.all([...repeating, ...[...workers.keys()].map((queue) => boss.offWork(queue))]),
    );
    return workEnds;
  }

  return {
    async declareQueue(name, settings) {
      await boss.createQueue(name, settings);
      await boss.updateQueue(name, settings);
    },
    async send(tx, queue, ...data) {
      // The library's own statement, one text a queue: planned once a connection instead of with every job.
      const executeSql = (text: string, values: unknown[] = []) =>
        tx.query(prepared({ name: `jobs-send-${queue}`, text }, values));
      const jobs = data.map((each) => ({ data: each }));
      await boss.insert(queue, jobs, { db: { executeSql } });
    },
    async work(queue: string, { atOnce }: { atOnce: number }, handler: (data: unknown) => Promise<void>) {
      for (let line = 0; line < atOnce; line += 1) {
        // One job a batch: in a larger one a failure runs its neighbours again.
        const id = await boss.work(queue, { batchSize: 1, pollingIntervalSeconds: 1 }, async (batch) => {
          for (const job of batch) await handler(job.data);
          // Where there was one job there may be more: look again at once instead of after the pause.
          boss.notifyWorker(id);
        });
        workers.set(queue, [...(workers.get(queue) ?? []), id]);
      }
    },
    wake(queue) {
      for (const id of workers.get(queue) ?? []) boss.notifyWorker(id);
    },
    repeat({ everyMs }, task) {
      repeating.push(repeatUntilStopped({ everyMs, task }));
    },
    endWork,
    async close() {
      await endWork();
      const goodbye = boss.stop({ graceful: false }).then(() => pool.end());
      await atMost(goodbyeMs, goodbye);
    },
  };
}
