import { createHash } from 'node:crypto';
import type { Pool } from '@haat/db';
import type { Logger } from 'pino';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import type { Config, Limit } from '../config.ts';
import { createPrepared, type Prepared } from '../db/prepared.ts';
import { Problem } from '../http/problem.ts';
import { type LimitKey, limitSettings } from './limit-settings.ts';

const storeTimeoutMs = 1_000;
const storeRestMs = 2_000;
const sweepEveryMs = 10 * 60_000;

/** Counts requests. The counters are shared by all processes; while the database is away each counts for itself, stricter. */
export interface Limits {
  /** Counts one. Throws RATE_LIMITED, with the seconds to wait, when that is one too many. */
  take(name: LimitKey, key: string): Promise<void>;
  /** Forgets what was counted for a key. */
  clear(name: LimitKey, key: string): Promise<void>;
  close(): void;
}

interface Counter {
  /** Of all processes; without one, each counts for itself. */
  shared?: RateLimiterAbstract;
  own: RateLimiterMemory;
}

/** Makes the counters of all limits in the settings. Keys are stored hashed: they hold addresses of people. */
export function createLimits({ config, pool, log }: { config: Config; pool: Pool; log: Logger }): Limits {
  const prepared = createPrepared(config);
  const counters = new Map<string, Counter>();
  for (const [name, limit] of Object.entries(limitSettings(config)))
    if (limit) counters.set(name, createCounter({ name, limit, pool, prepared }));
  let storeRestsUntilMs = 0;

  /** The shared counter if it answers in time, else this process' own; a store that failed is left alone for a moment. */
  async function count({ shared, own }: Counter, key: string): Promise<void> {
    // It counts along, and so knows what was used here when it has to decide.
    const counted = await own.penalty(key);
    if (shared && Date.now() >= storeRestsUntilMs) {
      try {
        await withinTime(shared.consume(key));
        return;
      } catch (error) {
        if (error instanceof RateLimiterRes) throw error;
        storeRestsUntilMs = Date.now() + storeRestMs;
        log.warn({ err: error }, 'limits are counted in memory: the database does not answer');
      }
    }
    if (counted.consumedPoints > own.points) throw counted;
  }

  const sweep = setInterval(() => {
    pool
      .query('DELETE FROM rate_limits WHERE expire < $1', [Date.now()])
      .catch((error: unknown) => log.warn({ err: error }, 'expired limits stay for now'));
  }, sweepEveryMs).unref();

  return {
    async take(name, key) {
      const counter = counters.get(name);
      if (!counter) return;
      try {
        await count(counter, hashed(key));
      } catch (error) {
        if (error instanceof RateLimiterRes) throw tooMany(error);
        throw error;
      }
    },
    async clear(name, key) {
      const counter = counters.get(name);
      await counter?.own.delete(hashed(key));
      await counter?.shared?.delete(hashed(key)).catch(() => log.warn('a limit could not be cleared'));
    },
    close: () => clearInterval(sweep),
  };
}

interface CounterOptions {
  name: string;
  limit: Limit;
  pool: Pool;
  prepared: Prepared;
}

function createCounter({ name, limit, pool, prepared }: CounterOptions): Counter {
  const { points, seconds: duration } = limit;
  // Every page asks the catalogue: its counter must not cost a round trip.
  if (name === 'catalogue') return { own: new RateLimiterMemory({ keyPrefix: name, points, duration }) };
  const shared = new RateLimiterPostgres({
    // The limiter names its statements itself, which would not pass a pooler.
    storeClient: {
      query: ({ name: statement, text, values }: { name: string; text: string; values: unknown[] }) =>
        pool.query(prepared({ name: statement, text }, values)),
    },
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points,
    duration,
    inMemoryBlockOnConsumed: points + 1,
  });
  return { shared, own: new RateLimiterMemory({ keyPrefix: name, points: Math.ceil(points / 2), duration }) };
}

function tooMany({ msBeforeNext }: RateLimiterRes): Problem {
  const retryAfterSeconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
  return new Problem('RATE_LIMITED', 'Too many tries. Please wait a little and try again.', { retryAfterSeconds });
}

function hashed(key: string): string {
  return createHash('sha256').update(key).digest('base64url').slice(0, 27);
}

async function withinTime<Result>(work: Promise<Result>): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`no answer in ${storeTimeoutMs} ms`)), storeTimeoutMs);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}
