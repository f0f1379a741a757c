import { LRUCache } from 'lru-cache';
import type { Services } from '../../services.ts';
import { readSearch, type Reading, type ReadOptions } from './read-search.ts';

/** A reading takes some kB. */
const maxReadings = 1_000;

/**
 * How texts are understood: the list, its filters, its next pages and the suggestions of a text share one reading, which is kept until
 * the catalogue changes.
 */
export class Readings {
  readonly #cache: Pick<Services['cache'], 'generation'>;
  readonly #readings = new LRUCache<string, Promise<Reading>>({ max: maxReadings });

  constructor(cache: Pick<Services['cache'], 'generation'>) {
    this.#cache = cache;
  }

  /**
   * The reading of a text, by what `db` knows if nobody asked for it yet. To be asked for before anything is awaited: what was chosen to be
   * read has everything that this generation of the cache knows. One that fails is not kept.
   */
  read({ db }: Pick<Services, 'db'>, options: ReadOptions): Promise<Reading> {
    const key = JSON.stringify([this.#cache.generation, options.isExact, options.text]);
    const known = this.#readings.get(key);
    if (known) return known;
    const reading = readSearch({ db }, options).catch((error: unknown) => {
      this.#readings.delete(key);
      throw error;
    });
    this.#readings.set(key, reading);
    return reading;
  }
}
