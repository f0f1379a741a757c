import { setTimeout as sleep } from 'node:timers/promises';
import { createPool } from '@haat/db';
import { PgBoss, type QueueOptions } from 'pg-boss';
import type { Logger } from 'pino';
import { withTimeout } from '../concurrency/with-timeout.ts';
import type { Config } from '../config.ts';
import { createPrepared } from '../db/prepared.ts';
import type { Tracing } from '../tracing/tracing.ts';
import type { PgTransaction } from './pg-transaction.ts';

const drainMs = 7_000;
const closeTimeoutMs = 1_000;

/** How often and how long a queue's jobs are retried, and the queue to which they move after the last attempt. */
type QueueSettings = QueueOptions & { deadLetter?: string };

/** Work that outlives a request: stored in PostgreSQL and done by any process that works on its queue. */
export interface Jobs {
  /** Creates a queue, or updates the settings of an existing one. */
  declareQueue(name: string, settings: QueueSettings): Promise<void>;
  /**
   * Adds one job per data item inside a transaction, in one statement: the jobs exist if and only if it commits. A
   * job continues the trace that the `traceParent` of its data names.
   */
  send(tx: PgTransaction, queue: string, ...data: Record<string, unknown>[]): Promise<void>;
  /**
   * Runs the jobs of a queue in this process, at most `maxConcurrent` at a time; a new job waits up to a second. If
   * the handler throws, its job is retried according to the queue's settings. The handler has to validate its data.
   */
  work(queue: string, options: { maxConcurrent: number }, handler: (data: unknown) => Promise<void>): Promise<void>;
  /** Makes this process's workers of a queue look for jobs now. Call it after the commit. */
  wake(queue: string): void;
  /**
   * Repeats a task in this process with this pause between runs; the signal aborts when work ends. Errors are logged
   * and do not stop it.
   */
  repeat(options: { everyMs: number }, task: (signal: AbortSignal) => Promise<void>): void;
  /**
   * Runs a task once in this process; the signal aborts when work ends, which waits for the task. An error is logged
   * with this message.
   */
  once(options: { failure: string }, task: (signal: AbortSignal) => Promise<void>): void;
  /** Stops taking jobs and waits at most 7 s for those in progress. Unfinished ones run again elsewhere. */
  endWork(): Promise<void>;
  /** Stops working and closes the connections, even if the database no longer responds. */
  close(): Promise<void>;
}

interface JobsOptions {
  config: Config;
  log: Logger;
  tracing: Tracing;
}

/**
 * The jobs of this process. Their store (schema `pgboss`, created if missing) is opened with the first use of a
 * queue, on dedicated connections that bypass any pooler.
 */
export function createJobs({ config, log, tracing }: JobsOptions): Jobs {
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
    // The job of a dead worker is detected by its missing heartbeat within 10 s.
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
    reindex: false,
  });
  boss.on('error', (error) => log.error({ err: error }, 'jobs'));
  boss.on('warning', (warning) => log.warn({ warning }, 'jobs'));
  let opening: Promise<unknown> | undefined;
  const open = () => (opening ??= boss.start());
  const workers = new Map<string, string[]>();
  const stopped = new AbortController();
  const running: Promise<void>[] = [];

  async function repeatUntilStopped({
    everyMs,
    task,
  }: {
    everyMs: number;
    task: (signal: AbortSignal) => Promise<void>;
  }) {
    while (!stopped.signal.aborted) {
      await task(stopped.signal).catch((error: unknown) =>
        log.warn({ err: error }, 'a repeated task failed and is tried again'),
      );
      await sleep(everyMs, undefined, { signal: stopped.signal }).catch(() => {});
    }
  }

  let workEnds: Promise<void> | undefined;
  function endWork(): Promise<void> {
    stopped.abort();
    workEnds ??= withTimeout(
      drainMs,
      Promise.all([...running, ...[...workers.keys()].map((queue) => boss.offWork(queue))]),
    );
    return workEnds;
  }

  async function closeStore(): Promise<void> {
    if (opening) {
      await opening.catch(() => {});
      await boss.stop({ graceful: false });
    }
    await pool.end();
  }

  return {
    async declareQueue(name, settings) {
      await open();
      await boss.createQueue(name, settings);
      await boss.updateQueue(name, settings);
    },
    async send(tx, queue, ...data) {
      // The library's statement has one text per queue, so it is planned once per connection instead of with every
      // job.
      const executeSql = (text: string, values: unknown[] = []) =>
        tx.query(prepared({ name: `jobs-send-${queue}`, text }, values));
      const jobs = data.map((each) => ({ data: each }));
      await open();
      await boss.insert(queue, jobs, { db: { executeSql } });
    },
    async work(queue: string, { maxConcurrent }: { maxConcurrent: number }, handler: (data: unknown) => Promise<void>) {
      await open();
      for (let line = 0; line < maxConcurrent; line += 1) {
        // One job per batch: in a larger batch, one failure would repeat all its jobs.
        const id = await boss.work(queue, { batchSize: 1, pollingIntervalSeconds: 1 }, async (batch) => {
          for (const { data } of batch) await tracing.resume(traceParentOf(data), `job ${queue}`, () => handler(data));
          // Where there was one job there may be more, so look again at once instead of after the pause.
          boss.notifyWorker(id);
        });
        workers.set(queue, [...(workers.get(queue) ?? []), id]);
      }
    },
    wake(queue) {
      for (const id of workers.get(queue) ?? []) boss.notifyWorker(id);
    },
    repeat({ everyMs }, task) {
      running.push(repeatUntilStopped({ everyMs, task }));
    },
    once({ failure }, task) {
      const report = (error: unknown) => {
        if (!stopped.signal.aborted) log.warn({ err: error }, failure);
      };
      running.push(task(stopped.signal).catch(report));
    },
    endWork,
    async close() {
      await endWork();
      await withTimeout(closeTimeoutMs, closeStore());
    },
  };
}

function traceParentOf(data: unknown): string | null {
  if (typeof data !== 'object' || data === null || !('traceParent' in data)) return null;
  return typeof data.traceParent === 'string' ? data.traceParent : null;
}
