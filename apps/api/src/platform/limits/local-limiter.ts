import { RateLimiterRes } from 'rate-limiter-flexible';
import type { Limit } from '../config.ts';

const usualMostKeys = 20_000;

/** Counts by key in this process, each from its first request. When there are too many keys, the one that would expire first is dropped. */
export class LocalLimiter {
  readonly points: number;
  readonly #windowMs: number;
  readonly #mostKeys: number;
  /** In the order in which they expire. */
  readonly #windows = new Map<string, { count: number; endsAt: number }>();

  constructor({ points, seconds }: Limit, mostKeys = usualMostKeys) {
    this.points = points;
    this.#windowMs = seconds * 1000;
    this.#mostKeys = mostKeys;
  }

  /** How many keys are remembered. */
  get size(): number {
    return this.#windows.size;
  }

  /** Counts one and returns the count and the time at which it expires. */
  count(key: string): RateLimiterRes {
    const now = performance.now();
    const window = this.#present(key, now) ?? this.#begin(key, now);
    window.count += 1;
    return new RateLimiterRes(Math.max(0, this.points - window.count), window.endsAt - now, window.count, false);
  }

  /** Takes back one that was counted. */
  giveBack(key: string): void {
    const window = this.#present(key, performance.now());
    if (window && window.count > 0) window.count -= 1;
  }

  /** Resets the count of a key. */
  forget(key: string): void {
    this.#windows.delete(key);
  }

  #present(key: string, now: number) {
    const window = this.#windows.get(key);
    if (window && window.endsAt > now) return window;
    this.#windows.delete(key);
    return undefined;
  }

  #begin(key: string, now: number) {
    for (const [oldest, { endsAt }] of this.#windows) {
      if (endsAt > now && this.#windows.size < this.#mostKeys) break;
      this.#windows.delete(oldest);
    }
    const window = { count: 0, endsAt: now + this.#windowMs };
    this.#windows.set(key, window);
    return window;
  }
}
