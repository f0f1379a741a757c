import type { Limit } from '../config.ts';
import { Problem } from './problem.ts';

const mostKeys = 100_000;

/** Counts requests in this process only, in fixed windows: for hot paths that must not touch the database. */
export class MemoryLimit {
  readonly #points: number;
  readonly #windowMs: number;
  #windowEndsAt = 0;
  readonly #counts = new Map<string, number>();

  constructor({ points, seconds }: Limit) {
    this.#points = points;
    this.#windowMs = seconds * 1000;
  }

  /** Counts one request. Throws RATE_LIMITED, with the seconds until the next window, when there were too many. */
  take(key: string): void {
    const now = performance.now();
    if (now >= this.#windowEndsAt || this.#counts.size > mostKeys) {
      this.#counts.clear();
      this.#windowEndsAt = now + this.#windowMs;
    }
    const count = (this.#counts.get(key) ?? 0) + 1;
    this.#counts.set(key, count);
    if (count > this.#points) throw tooManyRequests((this.#windowEndsAt - now) / 1000);
  }
}

/** RATE_LIMITED, with the number of seconds after which to retry. */
function tooManyRequests(retryAfterSeconds: number): Problem {
  return new Problem('RATE_LIMITED', 'Too many requests. Please wait a moment and try again.', {
    retryAfterSeconds: Math.max(1, Math.ceil(retryAfterSeconds)),
  });
}
