import { createHmac } from 'node:crypto';
import type { Pool } from '@haat/db';
import type { Logger } from 'pino';
import { RateLimiterPostgres, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Config, Limit } from '../config.ts';
import { createPrepared, type Prepared } from '../db/prepared.ts';
import { derivedKey } from '../keyed-hash.ts';
import { type LimitKey, limitSettings } from './limit-settings.ts';
import { LocalLimiter, rateLimited } from './local-limiter.ts';

const storeTimeoutMs = 1_000;
const storeRestMs = 2_000;
const sweepEveryMs = 10 * 60_000;

/** Counts requests. All processes share the counters; while the database is down each counts on its own, with stricter limits. */
export interface Limits {
  /** Counts one request. Throws RATE_LIMITED, with the seconds to wait, if it exceeds the limit. */
  take(name: LimitKey, key: string): Promise<void>;
  /** Counts one, for work that is skipped rather than refused. False if it exceeds the limit. */
  allows(name: LimitKey, key: string): Promise<boolean>;
  /** Takes back one that was counted but turned out not to apply. */
  giveBack(name: LimitKey, key: string): Promise<void>;
  /** Resets the count of a key. */
  clear(name: LimitKey, key: string): Promise<void>;
  close(): void;
}

interface Counter {
  /** Shared by all processes; without one, each counts on its own. */
  shared?: RateLimiterAbstract;
  local: LocalLimiter;
}

/** Creates the counters of all configured limits. Keys contain people's addresses, so they are stored as hashes under the shop's secret. */
export function createLimits({ config, pool, log }: { config: Config; pool: Pool; log: Logger }): Limits {
  const prepared = createPrepared(config);
  const hashed = createHasher(config.JWT_SECRET);
  const counters = new Map<string, Counter>();
  for (const [name, limit] of Object.entries(limitSettings(config)))
    if (limit) counters.set(name, createCounter({ name, limit, pool, prepared }));
  let storeRestsUntilMs = 0;

  /** The shared counter if it responds in time, otherwise this process's own; a store that failed is left alone for a moment. */
  async function count({ shared, local }: Counter, key: string): Promise<void> {
    // The local counter counts along, so that it knows the usage when it has to decide.
    const counted = local.count(key);
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
    if (counted.consumedPoints > local.points) throw counted;
  }

  const sweep = setInterval(() => {
    pool
      .query('DELETE FROM rate_limits WHERE expire < $1', [Date.now()])
      .catch((error: unknown) => log.warn({ err: error }, 'expired limits stay for now'));
  }, sweepEveryMs).unref();

  /** The refusal if the limit is exceeded; null otherwise. */
  async function refusal(name: LimitKey, key: string): Promise<RateLimiterRes | null> {
    const counter = counters.get(name);
    if (!counter) return null;
    try {
      await count(counter, hashed(key));
      return null;
    } catch (error) {
      if (error instanceof RateLimiterRes) return error;
      throw error;
    }
  }

  return {
    async take(name, key) {
      const refused = await refusal(name, key);
      if (refused) throw rateLimited(refused);
    },
    allows: async (name, key) => (await refusal(name, key)) === null,
    async giveBack(name, key) {
      const counter = counters.get(name);
      counter?.local.giveBack(hashed(key));
      await counter?.shared?.reward(hashed(key)).catch(() => log.warn('a limit could not be given back'));
    },
    async clear(name, key) {
      const counter = counters.get(name);
      counter?.local.clear(hashed(key));
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
  // Every page calls the catalogue, so its counter must not cost a round trip.
  if (name === 'catalogue') return { local: new LocalLimiter(limit) };
  const shared = new RateLimiterPostgres({
    // The limiter names its statements, which does not work through a pooler.
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
  return { shared, local: new LocalLimiter({ points: Math.ceil(points / 2), seconds: duration }) };
}

/** A plain hash would not do, because all existing addresses can be hashed in minutes; this one needs the secret. */
function createHasher(secret: string): (key: string) => string {
  const own = derivedKey(secret, 'limits');
  return (key) => createHmac('sha256', own).update(key).digest('base64url').slice(0, 27);
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
