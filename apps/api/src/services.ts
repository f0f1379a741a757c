import { createDb, createPool, type Db, type Pool } from '@haat/db';
import { accountMails } from './features/accounts/public.ts';
import { createInvoicePrinter, type InvoicePrinter, orderMails } from './features/orders/public.ts';
import { atMost } from './platform/at-most.ts';
import { SharedAnswers } from './platform/cache/shared-answers.ts';
import { watchCatalogue } from './platform/cache/watch-catalogue.ts';
import type { Config } from './platform/config.ts';
import { MemoryLimit } from './platform/http/memory-limit.ts';
import { createPictures, type Pictures } from './platform/images/pictures.ts';
import { createJobs, type Jobs } from './platform/jobs/jobs.ts';
import { createLimits, type Limits } from './platform/limits/limits.ts';
import { createLog, type Log } from './platform/log.ts';
import { createMail, type Mail } from './platform/mail/mail.ts';
import type { MailTemplates } from './platform/mail/mail-words.ts';
import { createMetrics, type Metrics } from './platform/metrics/metrics.ts';
import { createPasswords, type Passwords } from './platform/passwords/passwords.ts';
import { createSessions, type Sessions } from './platform/session/sessions.ts';
import { createStorage } from './platform/storage/create-storage.ts';
import type { Storage } from './platform/storage/storage.ts';
import { Turns } from './platform/turns.ts';

/** Files are held in memory while they arrive: so many at once, from one network and in all. */
const uploadsAtOnce = { atOnceEach: 2, atOnce: 8, retryAfterSeconds: 5 };
/** A database that no longer answers hears no goodbye. */
const goodbyeMs = 1_000;

/** Everything a use case may need, made once and joined here. */
export interface Services {
  config: Config;
  log: Log;
  metrics: Metrics;
  pool: Pool;
  db: Db;
  cache: SharedAnswers;
  catalogueLimit: MemoryLimit;
  /** Whoever sends a file has a turn while it arrives. */
  uploads: Turns;
  passwords: Passwords;
  sessions: Sessions;
  limits: Limits;
  jobs: Jobs;
  mail: Mail;
  mailTemplates: MailTemplates;
  invoices: InvoicePrinter;
  storage: Storage;
  pictures: Pictures;
  /** Ends them in reverse. */
  close(): Promise<void>;
}

/** Makes the services; nothing connects before it is used, save the watch of the catalogue and the jobs. */
export async function createServices(config: Config): Promise<Services> {
  const log = createLog(config);
  const pool = createPool({
    connectionString: config.DATABASE_URL,
    max: config.DATABASE_POOL_SIZE,
    onError: (error) => log.warn({ err: error }, 'a database connection broke'),
  });
  const db = createDb(pool, { isNaming: config.DATABASE_DIRECT_URL === undefined });
  const cache = new SharedAnswers({ mostBytes: config.CACHE_MEGABYTES * 1024 * 1024 });
  const endWatch = watchCatalogue({
    connectionString: config.DATABASE_DIRECT_URL ?? config.DATABASE_URL,
    cache,
    log,
  });

  const limits = createLimits({ config, pool, log });
  const jobs = await createJobs({ config, log });
  const storage = await createStorage(config);
  const invoices = createInvoicePrinter();

  async function close(): Promise<void> {
    await jobs.close();
    await invoices.close();
    limits.close();
    const goodbye = db.$disconnect().then(() => pool.end());
    await atMost(goodbyeMs, Promise.all([endWatch(), goodbye]));
  }

  return {
    config,
    log,
    metrics: createMetrics(),
    pool,
    db,
    cache,
    catalogueLimit: new MemoryLimit(config.LIMIT_CATALOGUE),
    uploads: new Turns(uploadsAtOnce),
    passwords: await createPasswords(),
    sessions: await createSessions({
      secret: config.JWT_SECRET,
      previousSecret: config.JWT_SECRET_PREVIOUS,
      db,
    }),
    limits,
    jobs,
    mail: await createMail({ jobs, secret: config.JWT_SECRET }),
    mailTemplates: { ...orderMails({ db, config }), ...accountMails(config) },
    invoices,
    storage,
    pictures: createPictures({ config, storage, log }),
    close,
  };
}
