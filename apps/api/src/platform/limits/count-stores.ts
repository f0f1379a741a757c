import type { Logger } from 'pino';
import { answerWithin } from '../concurrency/answer-within.ts';
import type { Limit } from '../config.ts';

/** The count of a key in its current period, including this request. */
export interface Count {
  consumed: number;
  /** Until the period ends and counting restarts. */
  msBeforeNext: number;
}

/** Counters by key that all processes share. Failures reject. */
export interface CountStore {
  /** The store's name in the log. */
  name: string;
  /** Counts one request. A key that already exceeds its limit need not be counted. */
  count(key: string, limit: Limit): Promise<Count>;
  /** Undoes one counted request. */
  giveBack(key: string): Promise<void>;
  /** Resets the count of a key. */
  clear(key: string): Promise<void>;
}

const timeoutMs = 1_000;
const restMs = 2_000;

/** Several stores, of which the first to respond in time is used; one that failed is skipped for a moment. */
export class CountStores {
  readonly #stores: readonly CountStore[];
  readonly #log: Logger;
  readonly #restsUntil = new Map<CountStore, number>();

  constructor(stores: readonly CountStore[], log: Logger) {
    this.#stores = stores;
    this.#log = log;
  }

  /** Counts one request; undefined if no store responds. */
  async count(key: string, limit: Limit): Promise<Count | undefined> {
    for (const store of this.#stores) {
      if (Date.now() < (this.#restsUntil.get(store) ?? 0)) continue;
      try {
        return await answerWithin(timeoutMs, store.count(key, limit));
      } catch (error) {
        this.#restsUntil.set(store, Date.now() + restMs);
        this.#log.warn({ err: error }, `limits are not counted in ${store.name}: it does not answer`);
      }
    }
    return undefined;
  }

  /** Undoes one counted request in every store that may have counted it. */
  async giveBack(key: string): Promise<void> {
    await this.#inAll('given back', (store) => store.giveBack(key));
  }

  /** Resets the count of a key in every store that may have counted it. */
  async clear(key: string): Promise<void> {
    await this.#inAll('cleared', (store) => store.clear(key));
  }

  async #inAll(done: string, work: (store: CountStore) => Promise<void>): Promise<void> {
    await Promise.all(
      this.#stores.map((store) =>
        work(store).catch(() => this.#log.warn(`a limit could not be ${done} in ${store.name}`)),
      ),
    );
  }
}
