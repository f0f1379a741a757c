import type { Counter } from 'prom-client';
import { createDb, createPool, type Db, type Pool } from '@haat/db';
import { accountMails } from './features/accounts/public.ts';
import {
  type CatalogueMarks,
  type CatalogueWatch,
  catalogueChannels,
  watchCatalogue,
} from './features/catalogue/public.ts';
import { ChangeStreams, changesChannel, createOrderTeller } from './features/changes/public.ts';
import { type CartReader, createCartReader, orderBounds } from './features/checkout/public.ts';
import { readMailSender } from './features/content/public.ts';
import {
  createInvoicePrinter,
  createOrdersPlaced,
  createOrderStore,
  type InvoicePrinter,
  orderMails,
  type StoreOrder,
} from './features/orders/public.ts';
import { Readings } from './features/search/public.ts';
import { staffMails } from './features/staff/public.ts';
import { openCacheFile } from './platform/cache/open-cache-file.ts';
import { withTimeout } from './platform/concurrency/with-timeout.ts';
import { ResponseCache } from './platform/cache/response-cache.ts';
import type { Config } from './platform/config.ts';
import { createReads, type Reads } from './platform/db/replicas/reads.ts';
import { LocalLimiter } from './platform/limits/local-limiter.ts';
import { createPictures, type Pictures } from './platform/pictures/pictures.ts';
import { createJobs, type Jobs } from './platform/jobs/jobs.ts';
import { createLimits, type Limits } from './platform/limits/limits.ts';
import { createLog, type Log } from './platform/log.ts';
import { createMail, type Mail } from './platform/mail/mail.ts';
import type { MailTemplates } from './platform/mail/mail-words.ts';
import { createMetrics, type Metrics } from './platform/metrics/metrics.ts';
import { createPasswords, type Passwords } from './platform/passwords/passwords.ts';
import { openRedis } from './platform/redis/open-redis.ts';
import { Relay } from './platform/redis/relay.ts';
import { createSessions, type Sessions } from './platform/session/sessions.ts';
import { createStaffSessions, type StaffSessions } from './platform/session/staff-sessions.ts';
import { createStorage } from './platform/storage/create-storage.ts';
import type { Storage } from './platform/storage/storage.ts';
import { openTracing, type Tracing } from './platform/tracing/tracing.ts';
import { KeyedSemaphore } from './platform/concurrency/keyed-semaphore.ts';
import { warmConnections } from './warm-connections.ts';

/** Files are held in memory while they arrive, so their number is limited per network and in total. */
const uploadLimits = { maxPerKey: 2, maxTotal: 8, retryAfterSeconds: 5 };
/** How long closing waits for a database that may no longer respond. */
const closeTimeoutMs = 1_000;

/** Everything a use case may need, created once and wired together here. */
export interface Services {
  config: Config;
  log: Log;
  metrics: Metrics;
  tracing: Tracing;
  ordersPlaced: Counter;
  pool: Pool;
  db: Db;
  /** Catalogue reads, from standbys if there are any. */
  reads: Reads;
  readCart: CartReader;
  storeOrder: StoreOrder;
  cache: ResponseCache;
  readings: Readings;
  catalogueLimit: LocalLimiter;
  suggestionsLimit: LocalLimiter;
  /** Permits held by requests with a file while it arrives. */
  uploads: KeyedSemaphore;
  passwords: Passwords;
  sessions: Sessions;
  staffSessions: StaffSessions;
  changeStreams: ChangeStreams;
  limits: Limits;
  jobs: Jobs;
  mail: Mail;
  mailTemplates: MailTemplates;
  /** The sender name that the owner chose for mails; empty for MAIL_FROM's. */
  mailSender: () => Promise<string>;
  invoices: InvoicePrinter;
  storage: Storage;
  pictures: Pictures;
  catalogueWatch: CatalogueWatch;
  /** Stops the jobs, then closes all connections; waits for them for at most a second. */
  close(): Promise<void>;
}

function openPool(config: Config, log: Log): Pool {
  return createPool({
    connectionString: config.DATABASE_URL,
    max: config.DATABASE_POOL_SIZE,
    kept: warmConnections,
    onError: (error) => log.warn({ err: error }, 'a database connection broke'),
  });
}

function openOrderStore({ config, db, log, tracing }: Pick<Services, 'config' | 'db' | 'log' | 'tracing'>): StoreOrder {
  return createOrderStore({
    db,
    operatorEmail: config.OPERATOR_EMAIL,
    pendingBounds: orderBounds(config),
    onStored: createOrderTeller({ db, log }),
    tracing,
  });
}

/** The configured Redis, if any, and the source of database notifications for this process. */
async function openShared(config: Config, { pool, log }: { pool: Pool; log: Log }) {
  const { REDIS_URL: url, JWT_SECRET: secret } = config;
  const connectionString = config.DATABASE_DIRECT_URL ?? config.DATABASE_URL;
  const redis = url === undefined ? undefined : await openRedis({ url, log });
  const channels = [...catalogueChannels, changesChannel];
  const relay = redis && new Relay({ redis, pool, connectionString, secret, channels, log });
  async function closeShared(): Promise<void> {
    await relay?.close();
    redis?.close();
  }
  return { redis, source: { connectionString, relay }, closeShared };
}

/**
 * Creates the services. Only the catalogue watch connects at once. With `isCacheKept`, the cache starts
 * with what `catalogueWatch` saved when the last process ended.
 */
export async function createServices(config: Config, { isCacheKept = false } = {}): Promise<Services> {
  const log = createLog(config);
  const metrics = createMetrics();
  const tracing = await openTracing(config);
  const pool = openPool(config, log);
  const db = createDb(pool, { isNaming: config.DATABASE_DIRECT_URL === undefined });
  const cache = new ResponseCache({ maxBytes: config.CACHE_MEGABYTES * 1024 * 1024 });
  const reads = createReads({ config, db, log });
  const cacheFile = isCacheKept ? await openCacheFile<CatalogueMarks>(config) : undefined;
  const { redis, source, closeShared } = await openShared(config, { pool, log });
  const catalogueWatch = watchCatalogue({ source, reads, cache, cacheFile, log });

  const limits = createLimits({ config, db, redis, log });
  const staffSessions = createStaffSessions({ db, config });
  const changeStreams = new ChangeStreams({ db, source, staffSessions, log });
  const jobs = createJobs({ config, log, tracing });
  const storage = await createStorage(config);
  const invoices = createInvoicePrinter();

  async function close(): Promise<void> {
    await jobs.close();
    await invoices.close();
    limits.close();
    const closing = db.$disconnect().then(() => pool.end());
    await withTimeout(
      closeTimeoutMs,
      Promise.all([catalogueWatch.end(), changeStreams.close(), closeShared(), reads.close(), closing]),
    );
    await tracing.end();
  }

  return {
    config,
    log,
    metrics,
    tracing,
    ordersPlaced: createOrdersPlaced(metrics),
    pool,
    db,
    reads,
    readCart: createCartReader(db),
    storeOrder: openOrderStore({ config, db, log, tracing }),
    cache,
    readings: new Readings(cache),
    catalogueLimit: new LocalLimiter(config.LIMIT_CATALOGUE),
    suggestionsLimit: new LocalLimiter(config.LIMIT_SUGGESTIONS),
    uploads: new KeyedSemaphore(uploadLimits),
    passwords: await createPasswords(),
    sessions: await createSessions({ secret: config.JWT_SECRET, previousSecret: config.JWT_SECRET_PREVIOUS, db }),
    staffSessions,
    changeStreams,
    limits,
    jobs,
    mail: createMail({ tracing, secret: config.JWT_SECRET }),
    mailTemplates: { ...orderMails({ db, config }), ...accountMails(config), ...staffMails(config) },
    mailSender: () => readMailSender(db),
    invoices,
    storage,
    pictures: createPictures({ config, storage, log }),
    catalogueWatch,
    close,
  };
}
