import type { ReadyAnswer } from './ready-answer.ts';

/** What an entry weighs beside its bodies, roughly. */
const overheadBytes = 1_000;
const mostUrls = 20_000;
const longestUrl = 500;

interface Load {
  /** Products whose stock has moved since it started. */
  movedIds: Set<number>;
  /** The catalogue has changed since it started. */
  isStale: boolean;
}

/**
 * Answers and pages that do not depend on who asks, by key, bounded by their bytes; the ones not asked for longest go
 * first. Several requests for one missing answer wait for one making. See docs/decisions/0002-shared-answers.md.
 */
export class SharedAnswers {
  readonly #mostBytes: number;
  readonly #answers = new Map<string, ReadyAnswer>();
  readonly #keysByUrl = new Map<string, string>();
  readonly #keysByProduct = new Map<number, Set<string>>();
  readonly #anyStockKeys = new Set<string>();
  readonly #sizes = new Map<string, number>();
  readonly #joinable = new Map<string, Promise<ReadyAnswer>>();
  readonly #loads = new Set<Load>();
  /** Answers that were ready, since the start. */
  hits = 0;
  /** Answers that had to be made. */
  misses = 0;
  #bytes = 0;
  #hasStockMoved = false;

  constructor({ mostBytes }: { mostBytes: number }) {
    this.#mostBytes = mostBytes;
  }

  /** Bytes kept now. */
  get bytes(): number {
    return this.#bytes;
  }

  /** How many answers are kept now. */
  get size(): number {
    return this.#answers.size;
  }

  /** The answer last given for just this URL, if it still holds. */
  findByUrl(url: string): ReadyAnswer | undefined {
    const key = this.#keysByUrl.get(url);
    return key === undefined ? undefined : this.#find(key);
  }

  /** Remembers which answer a URL leads to, so that its next request needs no checking. */
  rememberUrl(url: string, key: string): void {
    if (url.length > longestUrl || !this.#answers.has(key)) return;
    if (this.#keysByUrl.size >= mostUrls) this.#keysByUrl.clear();
    this.#keysByUrl.set(url, key);
  }

  /** The kept answer, or the one that `make` makes, which is kept unless what it shows changed meanwhile. */
  async answer(key: string, make: () => Promise<ReadyAnswer>): Promise<ReadyAnswer> {
    const kept = this.#find(key) ?? this.#joinable.get(key);
    if (kept) return kept;
    this.misses += 1;
    const made = this.#load(key, make);
    this.#joinable.set(key, made);
    try {
      return await made;
    } finally {
      if (this.#joinable.get(key) === made) this.#joinable.delete(key);
    }
  }

  /** Forgets everything: the catalogue has changed. */
  dropAll(): void {
    for (const load of this.#loads) load.isStale = true;
    this.#joinable.clear();
    this.#keysByUrl.clear();
    for (const key of this.#answers.keys()) this.#drop(key);
  }

  /** Forgets what shows the stock of these products; counts over all products follow at the next `settleStock`. */
  stockMoved(productIds: Iterable<number>): void {
    for (const productId of productIds) {
      this.#hasStockMoved = true;
      for (const load of this.#loads) load.movedIds.add(productId);
      for (const key of this.#keysByProduct.get(productId) ?? []) this.#drop(key);
    }
    // Later requests must not wait for an answer that began before.
    this.#joinable.clear();
  }

  /** Forgets what depends on any product's stock, if stock has moved. Called each second. */
  settleStock(): void {
    if (!this.#hasStockMoved) return;
    this.#hasStockMoved = false;
    for (const key of this.#anyStockKeys) this.#drop(key);
  }

  #find(key: string): ReadyAnswer | undefined {
    const answer = this.#answers.get(key);
    if (!answer) return undefined;
    // A Map keeps the order of insertion: the front is what was not asked for longest.
    this.#answers.delete(key);
    this.#answers.set(key, answer);
    this.hits += 1;
    return answer;
  }

  async #load(key: string, make: () => Promise<ReadyAnswer>): Promise<ReadyAnswer> {
    const load: Load = { movedIds: new Set(), isStale: false };
    this.#loads.add(load);
    try {
      const answer = await make();
      if (!load.isStale && !answer.stock.productIds?.some((id) => load.movedIds.has(id))) this.#keep(key, answer);
      if (load.movedIds.size > 0) this.#hasStockMoved = true;
      return answer;
    } finally {
      this.#loads.delete(load);
    }
  }

  #keep(key: string, answer: ReadyAnswer): void {
    const size = answer.body.length + key.length + overheadBytes;
    // One answer may not push out all others.
    if (!answer.isLasting || size > this.#mostBytes / 4) return;
    this.#drop(key);
    this.#answers.set(key, answer);
    this.#index(key, answer);
    this.#grow(key, size);
    answer.onGrowth = (bytes) => {
      if (this.#answers.get(key) === answer) this.#grow(key, bytes);
    };
  }

  #index(key: string, { stock }: ReadyAnswer): void {
    if (stock.isAnyStock) this.#anyStockKeys.add(key);
    for (const productId of stock.productIds ?? []) {
      const keys = this.#keysByProduct.get(productId);
      if (keys) keys.add(key);
      else this.#keysByProduct.set(productId, new Set([key]));
    }
  }

  #grow(key: string, bytes: number): void {
    this.#sizes.set(key, (this.#sizes.get(key) ?? 0) + bytes);
    this.#bytes += bytes;
    for (const oldest of this.#answers.keys()) {
      if (this.#bytes <= this.#mostBytes) return;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    const answer = this.#answers.get(key);
    if (!answer) return;
    this.#answers.delete(key);
    this.#anyStockKeys.delete(key);
    this.#bytes -= this.#sizes.get(key) ?? 0;
    this.#sizes.delete(key);
    for (const productId of answer.stock.productIds ?? []) {
      const keys = this.#keysByProduct.get(productId);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysByProduct.delete(productId);
    }
  }
}
