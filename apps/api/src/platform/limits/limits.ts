import { createHmac, createSecretKey } from 'node:crypto';
import type { Db } from '@haat/db';
import type { Logger } from 'pino';
import type { Config, Limit } from '../config.ts';
import { derivedKey } from '../secrets/keyed-hash.ts';
import type { Redis } from '../redis/open-redis.ts';
import { type Count, CountStores } from './count-stores.ts';
import { type LimitKey, limitSettings } from './limit-settings.ts';
import { LocalLimiter, rateLimited } from './local-limiter.ts';
import { RedisCounts } from './redis-counts.ts';
import { SharedCounts } from './shared-counts.ts';

const sweepEveryMs = 10 * 60_000;

/**
 * Counts requests. All processes share the counters, in Redis if there is one that responds, otherwise in PostgreSQL;
 * while neither responds, each process counts on its own with stricter limits.
 */
export interface Limits {
  /**
   * Counts one request and returns what remains. Throws RATE_LIMITED, with the seconds to wait, if it exceeds the
   * limit.
   */
  take(name: LimitKey, key: string): Promise<Room>;
  /** Counts one request for work that is skipped rather than refused. False if it exceeds the limit. */
  allows(name: LimitKey, key: string): Promise<boolean>;
  /** Undoes a counted request that turned out not to apply. */
  giveBack(name: LimitKey, key: string): Promise<void>;
  /** Resets the count of a key. */
  clear(name: LimitKey, key: string): Promise<void>;
  close(): void;
}

/** What remains for a key. */
export interface Room {
  /** How many more requests are allowed; Infinity if there is no limit. */
  left: number;
  /** Until counting restarts. */
  msBeforeNext: number;
}

interface Counter {
  limit: Limit;
  local: LocalLimiter;
}

interface LimitOptions {
  config: Config;
  db: Db;
  /** Omitted if REDIS_URL is not set. */
  redis?: Redis | undefined;
  log: Logger;
}

/**
 * Creates the counters of all configured limits. Keys contain addresses of people, so they are stored as hashes keyed
 * with the shop's secret.
 */
export function createLimits({ config, db, redis, log }: LimitOptions): Limits {
  const hashed = createHasher(config.JWT_SECRET);
  const inDatabase = new SharedCounts(db);
  const shared = new CountStores(redis ? [new RedisCounts(redis), inDatabase] : [inDatabase], log);
  const counters = new Map<string, Counter>();
  for (const [name, limit] of Object.entries(limitSettings(config)))
    if (limit) counters.set(name, createCounter(limit));

  const sweep = setInterval(() => {
    inDatabase.sweep().catch((error: unknown) => log.warn({ err: error }, 'expired limits stay for now'));
  }, sweepEveryMs).unref();

  /** Counts one request; null without a limit. */
  async function counted(name: LimitKey, key: string): Promise<(Count & { points: number }) | null> {
    const counter = counters.get(name);
    if (!counter) return null;
    const { limit, local } = counter;
    // The local counter also counts, so that it knows the usage when it has to take over.
    const hash = hashed(key);
    const here = local.count(hash);
    const count = await shared.count(storeKey(name, hash), limit);
    return count ? { ...count, points: limit.points } : { ...here, points: local.points };
  }

  return {
    async take(name, key) {
      const count = await counted(name, key);
      if (!count) return { left: Infinity, msBeforeNext: 0 };
      if (count.consumed > count.points) throw rateLimited(count);
      return { left: count.points - count.consumed, msBeforeNext: count.msBeforeNext };
    },
    async allows(name, key) {
      const count = await counted(name, key);
      return count === null || count.consumed <= count.points;
    },
    async giveBack(name, key) {
      const hash = hashed(key);
      counters.get(name)?.local.giveBack(hash);
      await shared.giveBack(storeKey(name, hash));
    },
    async clear(name, key) {
      const hash = hashed(key);
      counters.get(name)?.local.clear(hash);
      await shared.clear(storeKey(name, hash));
    },
    close: () => clearInterval(sweep),
  };
}

function storeKey(name: string, hash: string): string {
  return `${name}:${hash}`;
}

function createCounter(limit: Limit): Counter {
  const halved = { points: Math.ceil(limit.points / 2), seconds: limit.seconds };
  return { limit, local: new LocalLimiter(halved) };
}

/** A plain hash would not do, because all existing addresses can be hashed in minutes; this one needs the secret. */
function createHasher(secret: string): (key: string) => string {
  // A key object, because Node would otherwise parse the bytes again for each hash, which takes longer than hashing.
  const own = createSecretKey(derivedKey(secret, 'limits'));
  return (key) => createHmac('sha256', own).update(key).digest('base64url').slice(0, 27);
}
