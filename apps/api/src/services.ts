import { createDb, createPool, type Db, type Pool } from '@haat/db';
import { SharedAnswers } from './platform/cache/shared-answers.ts';
import { watchCatalogue } from './platform/cache/watch-catalogue.ts';
import type { Config } from './platform/config.ts';
import { MemoryLimit } from './platform/http/memory-limit.ts';
import type { ServeServices } from './platform/http/serve.ts';
import { createLog, type Log } from './platform/log.ts';

/** Everything a use case may need, made once and joined here. */
export interface Services {
  config: Config;
  log: Log;
  pool: Pool;
  db: Db;
  cache: SharedAnswers;
  catalogueLimit: MemoryLimit;
  sessions: ServeServices['sessions'];
  limits: ServeServices['limits'];
  /** Ends them in reverse. */
  close(): Promise<void>;
}

/** Makes the services; nothing connects before it is used, save the watch of the catalogue. */
export async function createServices(config: Config): Promise<Services> {
  const log = createLog(config);
  const pool = createPool({
    connectionString: config.DATABASE_URL,
    max: config.DATABASE_POOL_SIZE,
    onError: (error) => log.warn({ err: error }, 'a database connection broke'),
  });
  const db = createDb(pool);
  const cache = new SharedAnswers({ mostBytes: config.CACHE_MEGABYTES * 1024 * 1024 });
  const endWatch = watchCatalogue({
    connectionString: config.DATABASE_DIRECT_URL ?? config.DATABASE_URL,
    cache,
    log,
  });

  async function close(): Promise<void> {
    await endWatch();
    await db.$disconnect();
    await pool.end();
  }

  return {
    config,
    log,
    pool,
    db,
    cache,
    catalogueLimit: new MemoryLimit(config.LIMIT_CATALOGUE),
    sessions: { authenticate: async () => null },
    limits: { take: async () => {} },
    close,
  };
}
