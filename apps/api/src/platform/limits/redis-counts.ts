import type { Limit } from '../config.ts';
import type { Redis } from '../redis/open-redis.ts';
import type { Count, CountStore } from './count-stores.ts';

/** Counts one request; returns the count and the remaining time of the key in ms. */
const countOne = `
  local count = redis.call('INCR', KEYS[1])
  if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
  return {count, redis.call('PTTL', KEYS[1])}`;
/** An expired key must not reappear with a negative count and no expiry. */
const giveOneBack = `if tonumber(redis.call('GET', KEYS[1]) or 0) > 0 then redis.call('DECR', KEYS[1]) end`;
const clearAll = `redis.call('DEL', KEYS[1])`;

/** Counters by key in Redis. Keys expire by themselves when their period ends. */
export class RedisCounts implements CountStore {
  readonly name = 'Redis';
  readonly #redis: Redis;

  constructor(redis: Redis) {
    this.#redis = redis;
  }

  async count(key: string, { seconds }: Limit): Promise<Count> {
    const [consumed, msBeforeNext] = (await this.#redis.run(countOne, named(key), seconds * 1000)) as [number, number];
    return { consumed, msBeforeNext };
  }

  async giveBack(key: string): Promise<void> {
    await this.#redis.run(giveOneBack, named(key));
  }

  async clear(key: string): Promise<void> {
    await this.#redis.run(clearAll, named(key));
  }
}

function named(key: string): string {
  return `haat:limit:${key}`;
}
