import { LRUCache } from 'lru-cache';
import type { Services } from '../../services.ts';
import { readSearch, type Reading, type ReadOptions } from './read-search.ts';

/** A reading takes a few kB. */
const maxReadings = 1_000;

/**
 * How texts were understood. A text's list, its filters and further pages share one reading, which is kept until the
 * catalogue changes; so do suggestions once its products are counted.
 */
export class Readings {
  readonly #cache: Pick<Services['cache'], 'generation'>;
  readonly #readings = new LRUCache<string, Promise<Reading>>({ max: maxReadings });

  constructor(cache: Pick<Services['cache'], 'generation'>) {
    this.#cache = cache;
  }

  /**
   * The reading of a text, computed from `db` on its first request. Call it before anything is awaited: the `db` that
   * was chosen is then up to date for this generation of the cache. Failed readings are not kept.
   */
  read({ db }: Pick<Services, 'db'>, options: ReadOptions): Promise<Reading> {
    const key = this.#keyOf(options);
    const known = this.#readings.get(key) ?? this.#readings.get(this.#keyOf({ ...options, isCounted: true }));
    if (known) return known;
    const reading = readSearch({ db }, options).catch((error: unknown) => {
      this.#readings.delete(key);
      throw error;
    });
    this.#readings.set(key, reading);
    return reading;
  }

  #keyOf({ text, isExact, isCounted }: ReadOptions): string {
    return JSON.stringify([this.#cache.generation, isExact, isCounted, text]);
  }
}
