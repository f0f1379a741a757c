import { Problem } from '../http/problem.ts';

/** Returns a permit; repeated calls do nothing. */
export type Release = () => void;

interface KeyedSemaphoreOptions {
  /** How many permits a key may hold at once. */
  maxPerKey: number;
  /** How many permits may be held in total; unlimited if omitted. */
  maxTotal?: number;
  /** How many requests of a key may wait for a permit; none if omitted. */
  maxQueuedPerKey?: number;
  /** How long each of them may wait. */
  maxWaitMs?: number;
  retryAfterSeconds?: number;
}

/**
 * Limits concurrency by key (an address, an account), so that a client with many simultaneous requests delays only
 * itself.
 */
export class KeyedSemaphore {
  readonly #options: Required<KeyedSemaphoreOptions>;
  readonly #running = new Map<string, number>();
  readonly #waiting = new Map<string, Set<() => void>>();
  #total = 0;

  constructor({
    maxPerKey,
    maxTotal = Number.POSITIVE_INFINITY,
    maxQueuedPerKey = 0,
    maxWaitMs = 10_000,
    retryAfterSeconds = 2,
  }: KeyedSemaphoreOptions) {
    this.#options = { maxPerKey, maxTotal, maxQueuedPerKey, maxWaitMs, retryAfterSeconds };
  }

  /** How many permits are in use now. */
  get running(): number {
    return this.#total;
  }

  /**
   * Takes a permit at once; the returned function releases it. Throws RATE_LIMITED if this key holds too many,
   * UNAVAILABLE if too many are held in total.
   */
  acquireNow(key: string): Release {
    const { maxPerKey, maxTotal } = this.#options;
    const running = this.#running.get(key) ?? 0;
    if (running >= maxPerKey) throw this.#tooManyForKey();
    if (this.#total >= maxTotal) throw this.#tooBusy();
    this.#total += 1;
    this.#running.set(key, running + 1);
    return this.#release(key);
  }

  /**
   * Takes a permit, waiting if that is allowed. Throws RATE_LIMITED if too many are waiting, UNAVAILABLE if the wait
   * takes too long.
   */
  async acquire(key: string): Promise<Release> {
    const { maxPerKey, maxQueuedPerKey } = this.#options;
    if ((this.#running.get(key) ?? 0) < maxPerKey) return this.acquireNow(key);
    if ((this.#waiting.get(key)?.size ?? 0) >= maxQueuedPerKey) throw this.#tooManyForKey();
    return this.#wait(key);
  }

  /** Runs the work while holding a permit. */
  async run<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const release = await this.acquire(key);
    try {
      return await work();
    } finally {
      release();
    }
  }

  #wait(key: string): Promise<Release> {
    const { promise, resolve, reject } = Promise.withResolvers<Release>();
    const line = this.#waiting.get(key) ?? new Set();
    this.#waiting.set(key, line);
    const timer = setTimeout(() => {
      line.delete(begin);
      reject(this.#tooBusy());
    }, this.#options.maxWaitMs);
    const begin = () => {
      clearTimeout(timer);
      resolve(this.#release(key));
    };
    line.add(begin);
    return promise;
  }

  #release(key: string): Release {
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      this.#passOn(key);
    };
  }

  /** Hands the permit to the next waiter of the same key; the counts stay the same. */
  #passOn(key: string): void {
    const line = this.#waiting.get(key);
    const [next] = line ?? [];
    if (line && next) {
      line.delete(next);
      next();
      return;
    }
    this.#waiting.delete(key);
    this.#total -= 1;
    const running = (this.#running.get(key) ?? 1) - 1;
    if (running > 0) this.#running.set(key, running);
    else this.#running.delete(key);
  }

  #tooManyForKey(): Problem {
    const { retryAfterSeconds } = this.#options;
    return new Problem('RATE_LIMITED', 'Too much at once. Please wait a moment and try again.', { retryAfterSeconds });
  }

  #tooBusy(): Problem {
    const { retryAfterSeconds } = this.#options;
    return new Problem('UNAVAILABLE', 'The shop is very busy. Please try again in a moment.', { retryAfterSeconds });
  }
}
