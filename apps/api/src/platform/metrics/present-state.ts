import { totalmem } from 'node:os';
import { statfs } from 'node:fs/promises';
import { type Db, type Pool, Prisma } from '@haat/db';
import { newestCopyAt } from '@haat/db/kept-copies';
import { Counter } from 'prom-client';
import { backupFolder } from '../backup-folder.ts';
import type { ResponseCache } from '../cache/response-cache.ts';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import { createGauge, type Metrics } from './metrics.ts';

interface StateOptions {
  config: Pick<Config, 'DATA_DIR' | 'BACKUP_DIR'>;
  metrics: Metrics;
  pool: Pool;
  db: Db;
  cache: ResponseCache;
  log: Log;
}

/** Gauges of the current state (database, jobs, pool, cache, disk), updated by the returned function. */
export function createPresentState({ config, metrics, pool, db, cache, log }: StateOptions): () => Promise<void> {
  const gauges = createGauges(metrics);
  const cacheAnswers = new Counter({
    name: 'haat_cache_answers_total',
    help: 'Shared responses found ready (hit) and made (miss)',
    labelNames: ['result'],
    registers: [metrics.registry],
  });

  async function askDatabase(): Promise<void> {
    try {
      const { seconds, count } = await readWaitingMails(db);
      gauges.databaseUp.set(1);
      gauges.jobLag.set(seconds);
      gauges.jobsWaiting.set(count);
    } catch (error) {
      log.warn({ err: error }, 'the metrics could not ask the database');
      gauges.databaseUp.set(0);
    }
  }

  return async () => {
    gauges.pool.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
    gauges.pool.set({ state: 'idle' }, pool.idleCount);
    gauges.poolWaiting.set(pool.waitingCount);
    // The cache keeps plain numbers, which cost nothing there.
    cacheAnswers.reset();
    cacheAnswers.inc({ result: 'hit' }, cache.hits);
    cacheAnswers.inc({ result: 'miss' }, cache.misses);
    gauges.cacheBytes.set(cache.bytes);
    gauges.memoryLimit.set(memoryLimit());
    const disk = await statfs(config.DATA_DIR).catch(() => null);
    if (disk) gauges.diskFree.set(disk.bavail / disk.blocks);
    const newestCopy = await newestCopyAt(backupFolder(config));
    gauges.backupAge.set(newestCopy ? (Date.now() - newestCopy.getTime()) / 1000 : Infinity);
    await askDatabase();
  };
}

function createGauges(metrics: Metrics) {
  return {
    databaseUp: createGauge(metrics, {
      name: 'haat_database_up',
      help: '1 when the database answers, else 0',
      aggregator: 'min',
    }),
    jobLag: createGauge(metrics, {
      name: 'haat_job_lag_seconds',
      aggregator: 'max',
      help: 'How long the oldest job (a mail to send) has waited; 0 when none does',
    }),
    jobsWaiting: createGauge(metrics, {
      name: 'haat_jobs_waiting',
      aggregator: 'max',
      help: 'Jobs (mails to send) that wait',
    }),
    pool: createGauge(metrics, {
      name: 'haat_pool_connections',
      help: 'Connections to the database, busy and idle',
      labelNames: ['state'],
    }),
    poolWaiting: createGauge(metrics, {
      name: 'haat_pool_waiting',
      help: 'Requests that wait for a connection to the database',
    }),
    cacheBytes: createGauge(metrics, {
      name: 'haat_cache_bytes',
      help: 'Bytes held by the response cache, of CACHE_MEGABYTES',
    }),
    memoryLimit: createGauge(metrics, {
      name: 'haat_memory_limit_bytes',
      aggregator: 'max',
      help: 'The memory that all processes of the shop on this machine may take together: the limit of the container, or the machine’s',
    }),
    backupAge: createGauge(metrics, {
      name: 'haat_backup_age_seconds',
      aggregator: 'max',
      help: 'How old the newest copy of the shop in BACKUP_DIR is; +Inf without one',
    }),
    diskFree: createGauge(metrics, {
      name: 'haat_data_disk_free_ratio',
      aggregator: 'min',
      help: 'How much of the disk of DATA_DIR is free, from 0 to 1',
    }),
  };
}

/** Mails without a job and jobs not yet started; small indexes find both. */
async function readWaitingMails(db: Db): Promise<{ seconds: number; count: number }> {
  // Created by the first process that sends mails.
  const [jobStore] = await db.$queryRaw<unknown[]>`
    SELECT FROM pg_tables WHERE schemaname = 'pgboss' AND tablename = 'job'`;
  const jobs = jobStore
    ? Prisma.sql`UNION ALL SELECT created_on FROM pgboss.job WHERE name IN ('mail', 'mail-urgent') AND state < 'active'`
    : Prisma.empty;
  const [waiting] = await db.$queryRaw<{ seconds: number; count: number }[]>`
    SELECT coalesce(extract(epoch FROM now() - min(since)), 0)::float AS seconds, count(*)::int AS count
      FROM (SELECT created_at AS since FROM mails WHERE handed_over_at IS NULL ${jobs}) AS waiting`;
  return waiting ?? { seconds: 0, count: 0 };
}

function memoryLimit(): number {
  // 0, or more than there is, where nothing limits the processes.
  const limit = process.constrainedMemory();
  return limit > 0 && limit < totalmem() ? limit : totalmem();
}
