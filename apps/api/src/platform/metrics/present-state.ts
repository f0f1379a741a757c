import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { totalmem } from 'node:os';
import type { Db, Pool } from '@haat/db';
import { newestCopyAt } from '@haat/db/kept-copies';
import { Counter } from 'prom-client';
import { backupFolder } from '../backup-folder.ts';
import type { ResponseCache } from '../cache/response-cache.ts';
import { answerWithin } from '../concurrency/answer-within.ts';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import { readDatabaseState } from './database-state.ts';
import { createGauge, type Metrics } from './metrics.ts';

/** Well below the time for which the primary process and Prometheus wait. */
const maxDatabaseMs = 1_000;

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
      const state = await answerWithin(maxDatabaseMs, readDatabaseState(db));
      gauges.databaseUp.set(1);
      gauges.jobLag.set(state.seconds);
      gauges.jobsWaiting.set({ state: 'new' }, state.fresh);
      gauges.jobsWaiting.set({ state: 'retried' }, state.retried);
      gauges.archiveFailing.set(state.isArchiveFailing ? 1 : 0);
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
    await measureBackups();
    await askDatabase();
  };

  async function measureBackups(): Promise<void> {
    const folder = backupFolder(config);
    // Where PostgreSQL's own tools make the backups (Kubernetes), nobody sets or creates the folder.
    if (!config.BACKUP_DIR && !existsSync(folder)) return gauges.backupAge.remove();
    const newestCopy = await newestCopyAt(folder);
    gauges.backupAge.set(newestCopy ? (Date.now() - newestCopy.getTime()) / 1000 : Infinity);
  }
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
      help: 'How long the oldest new job (a mail to send) has waited for its first attempt; 0 when none does',
    }),
    jobsWaiting: createGauge(metrics, {
      name: 'haat_jobs_waiting',
      aggregator: 'max',
      help: 'Jobs (mails to send) that wait: new, or retried after a failed attempt',
      labelNames: ['state'],
    }),
    archiveFailing: createGauge(metrics, {
      name: 'haat_archive_failing',
      aggregator: 'max',
      help: '1 while PostgreSQL archives its changes (archive_mode) and the last attempt failed, else 0',
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
      help: 'How old the newest copy of the shop in BACKUP_DIR is; +Inf without one; absent if BACKUP_DIR is not set and no copy was made in DATA_DIR',
    }),
    diskFree: createGauge(metrics, {
      name: 'haat_data_disk_free_ratio',
      aggregator: 'min',
      help: 'How much of the disk of DATA_DIR is free, from 0 to 1',
    }),
  };
}

function memoryLimit(): number {
  // 0, or more than there is, where nothing limits the processes.
  const limit = process.constrainedMemory();
  return limit > 0 && limit < totalmem() ? limit : totalmem();
}
