import type { ReadyAnswer } from './ready-answer.ts';

/** Approximate size of an entry without its bodies. */
const overheadBytes = 1_000;
const mostUrls = 20_000;
const longestUrl = 500;
/** How many products with changed stock are remembered; beyond that, the whole cache is dropped. */
const mostMoved = 100_000;
/** Share of the bytes for responses requested only once: a visitor who never repeats a request cannot fill more. */
const partOfNewcomers = 1 / 4;
/** A response that takes longer than this to compute is not recomputed for changed stock until ten times that long has passed. */
const quicklyMadeMs = 200;
const longestRestMs = 10_000;

interface Kept {
  answer: ReadyAnswer;
  bytes: number;
  /** The number of the last change before its computation began. */
  madeAfter: number;
  /** The number of the last change it was compared with. */
  comparedWith: number;
  /** Until then it may lag behind the stock of any product. */
  restsUntil: number;
}

/**
 * Cache of responses and pages that do not depend on who asks, by key, bounded by bytes; the least recently used are evicted
 * first. Concurrent requests for a missing response share one computation. See docs/decisions/0002-shared-answers.md.
 */
export class SharedAnswers {
  readonly #mostBytes: number;
  /** Requested once so far. */
  readonly #newcomers = new Map<string, Kept>();
  /** Requested more than once. */
  readonly #proven = new Map<string, Kept>();
  readonly #keysByUrl = new Map<string, string>();
  readonly #joinable = new Map<string, Promise<ReadyAnswer>>();
  /** Cache hits since the start. */
  hits = 0;
  /** Cache misses since the start. */
  misses = 0;
  #bytes = 0;
  #bytesOfNewcomers = 0;
  /** Changes are numbered; a response computed after a change reflects it. */
  #lastChange = 0;
  #catalogueChange = 0;
  #stockChange = 0;
  #settledStockChange = 0;
  readonly #stockChanges = new Map<number, number>();

  constructor({ mostBytes }: { mostBytes: number }) {
    this.#mostBytes = mostBytes;
  }

  /** Bytes in the cache now. */
  get bytes(): number {
    return this.#bytes;
  }

  /** Number of responses in the cache now, including outdated ones that were not requested since. */
  get size(): number {
    return this.#newcomers.size + this.#proven.size;
  }

  /** The response last returned for exactly this URL, if it is still valid. */
  findByUrl(url: string): ReadyAnswer | undefined {
    const key = this.#keysByUrl.get(url);
    return key === undefined ? undefined : this.#find(key);
  }

  /** Remembers which response a URL leads to, so that its next request skips validation. */
  rememberUrl(url: string, key: string): void {
    if (url.length > longestUrl || !this.#lookUp(key)) return;
    if (this.#keysByUrl.size >= mostUrls) this.#keysByUrl.clear();
    this.#keysByUrl.set(url, key);
  }

  /** The cached response, or the one that `make` computes, which is cached unless what it shows changed meanwhile. */
  async answer(key: string, make: () => Promise<ReadyAnswer>): Promise<ReadyAnswer> {
    const known = this.#find(key) ?? this.#joinable.get(key);
    if (known) return known;
    this.misses += 1;
    const made = this.#make(key, make);
    this.#joinable.set(key, made);
    try {
      return await made;
    } finally {
      if (this.#joinable.get(key) === made) this.#joinable.delete(key);
    }
  }

  /** Drops everything: the catalogue has changed. */
  dropAll(): void {
    this.#catalogueChange = ++this.#lastChange;
    this.#stockChanges.clear();
    this.#joinable.clear();
    this.#keysByUrl.clear();
    this.#newcomers.clear();
    this.#proven.clear();
    this.#bytes = 0;
    this.#bytesOfNewcomers = 0;
  }

  /** Drops what shows the stock of these products; counts over all products follow at the next `settleStock`. */
  stockMoved(productIds: Iterable<number>): void {
    const moved = [...productIds];
    if (moved.length === 0) return;
    this.#stockChange = ++this.#lastChange;
    for (const productId of moved) this.#stockChanges.set(productId, this.#stockChange);
    // Later requests must not join a computation that began before the change.
    this.#joinable.clear();
    if (this.#stockChanges.size > mostMoved) this.dropAll();
  }

  /** Drops what depends on the stock of all products, if any stock has changed. Called every second. */
  settleStock(): void {
    if (this.#settledStockChange === this.#stockChange) return;
    this.#settledStockChange = this.#stockChange;
    this.#lastChange += 1;
  }

  #find(key: string): ReadyAnswer | undefined {
    const kept = this.#lookUp(key);
    if (!kept) return undefined;
    if (!this.#holds(kept)) {
      this.#drop(key);
      return undefined;
    }
    if (this.#newcomers.delete(key)) this.#bytesOfNewcomers -= kept.bytes;
    // A Map keeps insertion order, so the least recently used entry comes first.
    this.#proven.delete(key);
    this.#proven.set(key, kept);
    this.hits += 1;
    return kept.answer;
  }

  #lookUp(key: string): Kept | undefined {
    return this.#proven.get(key) ?? this.#newcomers.get(key);
  }

  /** Whether nothing that a response shows has changed since its computation began. */
  #holds(kept: Kept): boolean {
    if (kept.comparedWith === this.#lastChange) return true;
    const { madeAfter, answer } = kept;
    const { isAnyStock, productIds = [] } = answer.stock;
    if (this.#catalogueChange > madeAfter) return false;
    if (productIds.some((id) => (this.#stockChanges.get(id) ?? 0) > madeAfter)) return false;
    if (isAnyStock && this.#settledStockChange > madeAfter) return performance.now() < kept.restsUntil;
    kept.comparedWith = this.#lastChange;
    return true;
  }

  async #make(key: string, make: () => Promise<ReadyAnswer>): Promise<ReadyAnswer> {
    const madeAfter = this.#lastChange;
    const startedAt = performance.now();
    const answer = await make();
    const kept = { answer, bytes: 0, madeAfter, comparedWith: madeAfter, restsUntil: restAfter(startedAt) };
    if (this.#holds(kept)) this.#keep(key, kept);
    return answer;
  }

  #keep(key: string, kept: Kept): void {
    const bytes = kept.answer.body.length + key.length + overheadBytes;
    // A single response must not evict all others.
    if (!kept.answer.isLasting || bytes > this.#mostBytes / 4) return;
    this.#drop(key);
    this.#newcomers.set(key, kept);
    this.#grow(key, kept, bytes);
    kept.answer.onGrowth = (more) => {
      if (this.#lookUp(key) === kept) this.#grow(key, kept, more);
    };
  }

  #grow(key: string, kept: Kept, bytes: number): void {
    kept.bytes += bytes;
    this.#bytes += bytes;
    if (this.#newcomers.has(key)) this.#bytesOfNewcomers += bytes;
    for (const oldest of this.#newcomers.keys()) {
      if (this.#bytesOfNewcomers <= this.#mostBytes * partOfNewcomers) break;
      this.#drop(oldest);
    }
    for (const oldest of this.#proven.keys()) {
      if (this.#bytes <= this.#mostBytes) return;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    const kept = this.#lookUp(key);
    if (!kept) return;
    this.#bytes -= kept.bytes;
    if (this.#newcomers.delete(key)) this.#bytesOfNewcomers -= kept.bytes;
    this.#proven.delete(key);
  }
}

/** Until when a response whose computation began at `startedAt` may lag behind the stock. */
function restAfter(startedAt: number): number {
  const now = performance.now();
  const tookMs = now - startedAt;
  return tookMs > quicklyMadeMs ? now + Math.min(tookMs * 10, longestRestMs) : now;
}
