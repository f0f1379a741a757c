import type { Db } from '@haat/db';
import { LRUCache } from 'lru-cache';
import { Batches } from '../concurrency/batches.ts';
import type { Limit } from '../config.ts';
import type { Count, CountStore } from './count-stores.ts';

interface Request {
  key: string;
  seconds: number;
}

interface CountRow {
  key: string;
  points: number;
  expire: number;
}

const maxBlockedKeys = 20_000;
const rememberBlockedMs = 5_000;

/**
 * Counters by key in the database, shared by all processes. Requests that arrive while others are being counted are
 * counted together: every order is counted twice, and the round trips would otherwise cost as much as the order.
 */
export class SharedCounts implements CountStore {
  readonly name = 'PostgreSQL';
  readonly #db: Db;
  readonly #batches: Batches<Request, Count>;
  /**
   * Keys beyond their limit, and when their period ends (epoch, ms): a flood does not cost a statement per request.
   * Soon forgotten, because another process may have cleared the count.
   */
  readonly #blocked = new LRUCache<string, number>({
    maxSize: maxBlockedKeys,
    sizeCalculation: () => 1,
    ttl: rememberBlockedMs,
  });

  constructor(db: Db) {
    this.#db = db;
    this.#batches = new Batches({
      run: (requests) => this.#countAll(requests),
      maxSize: 100,
    });
  }

  /** Counts one request. A key that is already beyond its limit is no longer counted. */
  async count(key: string, { points, seconds }: Limit): Promise<Count> {
    const now = Date.now();
    const blockedUntil = this.#blocked.get(key) ?? 0;
    if (blockedUntil > now) return { consumed: points + 1, msBeforeNext: blockedUntil - now };
    const count = await this.#batches.add({ key, seconds });
    if (count.consumed > points) this.#blocked.set(key, Date.now() + count.msBeforeNext);
    return count;
  }

  /** Undoes one counted request. */
  async giveBack(key: string): Promise<void> {
    await this.#db.$executeRaw`UPDATE rate_limits SET points = points - 1 WHERE key = ${key} AND points > 0`;
  }

  /** Resets the count of a key. */
  async clear(key: string): Promise<void> {
    this.#blocked.delete(key);
    await this.#db.$executeRaw`DELETE FROM rate_limits WHERE key = ${key}`;
  }

  /** Deletes expired counts, except those being counted at this moment: waiting for them could end in a deadlock. */
  async sweep(): Promise<void> {
    await this.#db.$executeRaw`
      DELETE FROM rate_limits WHERE key IN (SELECT key FROM rate_limits WHERE expire < ${Date.now()} FOR UPDATE SKIP LOCKED)`;
  }

  async #countAll(requests: Request[]): Promise<Count[]> {
    const now = Date.now();
    const asked = new Map<string, { points: number; expire: number }>();
    for (const { key, seconds } of requests) {
      const { points = 0 } = asked.get(key) ?? {};
      asked.set(key, { points: points + 1, expire: now + seconds * 1000 });
    }
    const counted = new Map((await this.#add(asked, now)).map((row) => [row.key, row]));
    // Of several requests with the same key, the last was counted last.
    return requests
      .toReversed()
      .map(({ key }) => {
        const row = counted.get(key);
        if (!row) throw new Error('a key was not counted');
        const count = { consumed: row.points, msBeforeNext: Math.max(0, row.expire - now) };
        row.points -= 1;
        return count;
      })
      .toReversed();
  }

  /** In key order, so that processes wait for each other instead of deadlocking. */
  #add(asked: Map<string, { points: number; expire: number }>, now: number): Promise<CountRow[]> {
    const keys = [...asked.keys()].toSorted();
    const points = keys.map((key) => asked.get(key)?.points ?? 0);
    const expires = keys.map((key) => asked.get(key)?.expire ?? 0);
    return this.#db.$queryRaw<CountRow[]>`
      INSERT INTO rate_limits AS counted (key, points, expire)
      SELECT * FROM unnest(${keys}::text[], ${points}::int[], ${expires}::bigint[])
      ON CONFLICT (key) DO UPDATE SET
        points = CASE WHEN counted.expire <= ${now} THEN excluded.points ELSE counted.points + excluded.points END,
        expire = CASE WHEN counted.expire <= ${now} THEN excluded.expire ELSE counted.expire END
      RETURNING key, points, expire::float8 AS expire`;
  }
}
