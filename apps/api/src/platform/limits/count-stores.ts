import type { Logger } from 'pino';
import { answerWithin } from '../concurrency/answer-within.ts';
import type { Limit } from '../config.ts';

/** How often a key was counted in its current time, the request at hand included. */
export interface Count {
  consumed: number;
  /** When counting starts again. */
  msBeforeNext: number;
}

/** Counters by key that all processes share. What fails rejects. */
export interface CountStore {
  /** As the log names it. */
  name: string;
  /** Counts one request. A key that is already beyond its limit need not be counted. */
  count(key: string, limit: Limit): Promise<Count>;
  /** Takes back one that was counted. */
  giveBack(key: string): Promise<void>;
  /** Resets the count of a key. */
  clear(key: string): Promise<void>;
}

const timeoutMs = 1_000;
const restMs = 2_000;

/** Several stores, of which the first that answers in time counts; one that failed is left alone for a moment. */
export class CountStores {
  readonly #stores: readonly CountStore[];
  readonly #log: Logger;
  readonly #restsUntil = new Map<CountStore, number>();

  constructor(stores: readonly CountStore[], log: Logger) {
    this.#stores = stores;
    this.#log = log;
  }

  /** Counts one request; undefined when no store answers. */
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

  /** Takes back one, wherever it may have been counted. */
  async giveBack(key: string): Promise<void> {
    await this.#inAll('given back', (store) => store.giveBack(key));
  }

  /** Resets the count of a key, wherever it may have been counted. */
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
