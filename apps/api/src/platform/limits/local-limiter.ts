import { LRUCache } from 'lru-cache';
import type { Limit } from '../config.ts';
import { Problem } from '../http/problem.ts';
import type { Count } from './count-stores.ts';

const defaultMaxKeys = 20_000;

/**
 * Counts by key in this process only, each key from its first request; beyond `maxKeys` the least recently used are
 * dropped.
 */
export class LocalLimiter {
  readonly points: number;
  readonly #windows: LRUCache<string, { count: number }>;

  constructor({ points, seconds }: Limit, maxKeys = defaultMaxKeys) {
    this.points = points;
    // Unlike `max`, `maxSize` reserves no memory in advance.
    this.#windows = new LRUCache({ maxSize: maxKeys, sizeCalculation: () => 1, ttl: seconds * 1000 });
  }

  /** How many keys are remembered, including expired ones. */
  get size(): number {
    return this.#windows.size;
  }

  /** Counts one request and returns the count and the time until it expires. */
  count(key: string): Count {
    const window = this.#windows.get(key) ?? this.#open(key);
    window.count += 1;
    return { consumed: window.count, msBeforeNext: this.#windows.getRemainingTTL(key) };
  }

  /** Counts one request. Throws RATE_LIMITED, with the seconds to wait, if it exceeds the limit. */
  take(key: string): void {
    const counted = this.count(key);
    if (counted.consumed > this.points) throw rateLimited(counted);
  }

  /** Counts one request. False if it exceeds the limit. */
  allows(key: string): boolean {
    const window = this.#windows.get(key) ?? this.#open(key);
    window.count += 1;
    return window.count <= this.points;
  }

  /** Undoes one counted request. */
  giveBack(key: string): void {
    const window = this.#windows.get(key);
    if (window && window.count > 0) window.count -= 1;
  }

  /** Resets the count of a key. */
  clear(key: string): void {
    this.#windows.delete(key);
  }

  #open(key: string): { count: number } {
    const window = { count: 0 };
    this.#windows.set(key, window);
    return window;
  }
}

/** RATE_LIMITED with the seconds after which to retry. */
export function rateLimited({ msBeforeNext }: Pick<Count, 'msBeforeNext'>): Problem {
  return new Problem('RATE_LIMITED', 'Too many requests. Please wait a moment and try again.', {
    retryAfterSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)),
  });
}
