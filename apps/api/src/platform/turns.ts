import { Problem } from './http/problem.ts';

/** Ends a turn; called again it does nothing. */
export type Leave = () => void;

interface TurnsOptions {
  /** How many turns one key may have at once. */
  atOnceEach: number;
  /** How many turns there may be in total; unlimited if omitted. */
  atOnce?: number;
  /** How many of one key may wait for a turn; none if omitted. */
  maxWaitingEach?: number;
  /** How long each may wait. */
  patienceMs?: number;
  retryAfterSeconds?: number;
}

/**
 * Limits concurrency by key (an address, an account), so that a visitor who asks for very much at once delays only their own
 * requests.
 */
export class Turns {
  readonly #options: Required<TurnsOptions>;
  readonly #running = new Map<string, number>();
  readonly #waiting = new Map<string, Set<() => void>>();
  #total = 0;

  constructor({
    atOnceEach,
    atOnce = Number.POSITIVE_INFINITY,
    maxWaitingEach = 0,
    patienceMs = 10_000,
    retryAfterSeconds = 2,
  }: TurnsOptions) {
    this.#options = { atOnceEach, atOnce, maxWaitingEach, patienceMs, retryAfterSeconds };
  }

  /** How many turns are in use now. */
  get running(): number {
    return this.#total;
  }

  /**
   * Begins a turn now; the returned function ends it. Throws RATE_LIMITED if this key has too many turns, UNAVAILABLE if there are
   * too many in total.
   */
  enterNow(key: string): Leave {
    const { atOnceEach, atOnce } = this.#options;
    const running = this.#running.get(key) ?? 0;
    if (running >= atOnceEach) throw this.#tooManyOfKey();
    if (this.#total >= atOnce) throw this.#tooBusy();
    this.#total += 1;
    this.#running.set(key, running + 1);
    return this.#leave(key);
  }

  /** The same, after a wait if that is allowed. Throws RATE_LIMITED if too many are waiting, UNAVAILABLE if it took too long. */
  async enter(key: string): Promise<Leave> {
    const { atOnceEach, maxWaitingEach } = this.#options;
    if ((this.#running.get(key) ?? 0) < atOnceEach) return this.enterNow(key);
    if ((this.#waiting.get(key)?.size ?? 0) >= maxWaitingEach) throw this.#tooManyOfKey();
    return this.#wait(key);
  }

  /** Runs the work within a turn. */
  async run<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const leave = await this.enter(key);
    try {
      return await work();
    } finally {
      leave();
    }
  }

  #wait(key: string): Promise<Leave> {
    const { promise, resolve, reject } = Promise.withResolvers<Leave>();
    const line = this.#waiting.get(key) ?? new Set();
    this.#waiting.set(key, line);
    const timer = setTimeout(() => {
      line.delete(begin);
      reject(this.#tooBusy());
    }, this.#options.patienceMs);
    const begin = () => {
      clearTimeout(timer);
      resolve(this.#leave(key));
    };
    line.add(begin);
    return promise;
  }

  #leave(key: string): Leave {
    let hasLeft = false;
    return () => {
      if (hasLeft) return;
      hasLeft = true;
      this.#handOn(key);
    };
  }

  /** The next waiter of the same key takes over the turn, so that the counts stay the same. */
  #handOn(key: string): void {
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

  #tooManyOfKey(): Problem {
    const { retryAfterSeconds } = this.#options;
    return new Problem('RATE_LIMITED', 'Too much at once. Please wait a moment and try again.', { retryAfterSeconds });
  }

  #tooBusy(): Problem {
    const { retryAfterSeconds } = this.#options;
    return new Problem('UNAVAILABLE', 'The shop is very busy. Please try again in a moment.', { retryAfterSeconds });
  }
}
