import type { CachedResponse } from './cached-response.ts';

/** Approximate size of an entry without its bodies. */
const overheadBytes = 1_000;
const maxUrls = 20_000;
const maxUrlLength = 500;
/** How many products with changed stock are remembered; beyond that, the whole cache is dropped. */
const maxMoved = 100_000;
/** Share of the bytes for responses requested only once: a visitor who never repeats a request cannot fill more. */
const newcomerShare = 1 / 4;
/** A response that takes longer than this to compute is not recomputed for changed stock until ten times that long has passed. */
const quicklyMadeMs = 200;
const maxRestMs = 10_000;

interface Entry {
  response: CachedResponse;
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
export class ResponseCache {
  readonly #maxBytes: number;
  /** Requested once so far. */
  readonly #newcomers = new Map<string, Entry>();
  /** Requested more than once. */
  readonly #proven = new Map<string, Entry>();
  readonly #keysByUrl = new Map<string, string>();
  readonly #joinable = new Map<string, Promise<CachedResponse>>();
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

  constructor({ maxBytes }: { maxBytes: number }) {
    this.#maxBytes = maxBytes;
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
  findByUrl(url: string): CachedResponse | undefined {
    const key = this.#keysByUrl.get(url);
    return key === undefined ? undefined : this.#find(key);
  }

  /** Remembers which response a URL leads to, so that its next request skips validation. */
  rememberUrl(url: string, key: string): void {
    if (url.length > maxUrlLength || !this.#lookUp(key)) return;
    if (this.#keysByUrl.size >= maxUrls) this.#keysByUrl.clear();
    this.#keysByUrl.set(url, key);
  }

  /** The cached response, or the one that `make` computes, which is cached unless what it shows changed meanwhile. */
  async getOrCreate(key: string, make: () => Promise<CachedResponse>): Promise<CachedResponse> {
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
  clear(): void {
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
    if (this.#stockChanges.size > maxMoved) this.clear();
  }

  /** Drops what depends on the stock of all products, if any stock has changed. Called every second. */
  settleStock(): void {
    if (this.#settledStockChange === this.#stockChange) return;
    this.#settledStockChange = this.#stockChange;
    this.#lastChange += 1;
  }

  #find(key: string): CachedResponse | undefined {
    const entry = this.#lookUp(key);
    if (!entry) return undefined;
    if (!this.#holds(entry)) {
      this.#drop(key);
      return undefined;
    }
    if (this.#newcomers.delete(key)) this.#bytesOfNewcomers -= entry.bytes;
    // A Map keeps insertion order, so the least recently used entry comes first.
    this.#proven.delete(key);
    this.#proven.set(key, entry);
    this.hits += 1;
    return entry.response;
  }

  #lookUp(key: string): Entry | undefined {
    return this.#proven.get(key) ?? this.#newcomers.get(key);
  }

  /** Whether nothing that a response shows has changed since its computation began. */
  #holds(entry: Entry): boolean {
    if (entry.comparedWith === this.#lastChange) return true;
    const { madeAfter, response } = entry;
    const { isAnyStock, productIds = [] } = response.stock;
    if (this.#catalogueChange > madeAfter) return false;
    if (productIds.some((id) => (this.#stockChanges.get(id) ?? 0) > madeAfter)) return false;
    if (isAnyStock && this.#settledStockChange > madeAfter) return performance.now() < entry.restsUntil;
    entry.comparedWith = this.#lastChange;
    return true;
  }

  async #make(key: string, make: () => Promise<CachedResponse>): Promise<CachedResponse> {
    const madeAfter = this.#lastChange;
    const startedAt = performance.now();
    const response = await make();
    const entry = { response, bytes: 0, madeAfter, comparedWith: madeAfter, restsUntil: restAfter(startedAt) };
    if (this.#holds(entry)) this.#store(key, entry);
    return response;
  }

  #store(key: string, entry: Entry): void {
    const bytes = entry.response.body.length + key.length + overheadBytes;
    // A single response must not evict all others.
    if (!entry.response.isCacheable || bytes > this.#maxBytes / 4) return;
    this.#drop(key);
    this.#newcomers.set(key, entry);
    this.#grow(key, entry, bytes);
    entry.response.onGrowth = (more) => {
      if (this.#lookUp(key) === entry) this.#grow(key, entry, more);
    };
  }

  #grow(key: string, entry: Entry, bytes: number): void {
    entry.bytes += bytes;
    this.#bytes += bytes;
    if (this.#newcomers.has(key)) this.#bytesOfNewcomers += bytes;
    for (const oldest of this.#newcomers.keys()) {
      if (this.#bytesOfNewcomers <= this.#maxBytes * newcomerShare) break;
      this.#drop(oldest);
    }
    for (const oldest of this.#proven.keys()) {
      if (this.#bytes <= this.#maxBytes) return;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    const entry = this.#lookUp(key);
    if (!entry) return;
    this.#bytes -= entry.bytes;
    if (this.#newcomers.delete(key)) this.#bytesOfNewcomers -= entry.bytes;
    this.#proven.delete(key);
  }
}

/** Until when a response whose computation began at `startedAt` may lag behind the stock. */
function restAfter(startedAt: number): number {
  const now = performance.now();
  const tookMs = now - startedAt;
  return tookMs > quicklyMadeMs ? now + Math.min(tookMs * 10, maxRestMs) : now;
}
