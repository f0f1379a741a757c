import { LRUCache } from 'lru-cache';
import type { CachedResponse } from './cached-response.ts';

/** Approximate size of an entry without its bodies. */
const overheadBytes = 1_000;
const maxUrls = 20_000;
const maxUrlLength = 500;
/** How many invalidated tags are remembered; beyond that, the whole cache is cleared. */
const maxTags = 100_000;
/** Share of the bytes for responses requested only once: a visitor who never repeats a request cannot fill more. */
const newcomerShare = 1 / 4;
/** A response that takes longer than this to compute is slow: it may be spared for ten times as long, at most `maxSpareMs`. */
const slowMs = 200;
const maxSpareMs = 10_000;

interface Entry {
  response: CachedResponse;
  /** The number of the last invalidation before its computation began. */
  computedAfter: number;
  /** The number of the last invalidation it was compared with. */
  comparedWith: number;
  /** Until then it survives invalidations that spare slow responses. */
  sparedUntil: number;
}

/**
 * Cache of responses and pages that do not depend on who asks, by key, bounded by bytes; the least recently used are evicted
 * first. Concurrent requests for a missing response share one computation. See docs/decisions/0039-cache-by-tags.md.
 */
export class ResponseCache {
  /** Requested once so far. */
  readonly #newcomers: LRUCache<string, Entry>;
  /** Requested more than once. */
  readonly #proven: LRUCache<string, Entry>;
  readonly #keysByUrl = new LRUCache<string, string>({ max: maxUrls });
  readonly #inFlight = new Map<string, Promise<CachedResponse>>();
  /** Cache hits since the start. */
  hits = 0;
  /** Cache misses since the start. */
  misses = 0;
  /** Invalidations are numbered; a response whose computation began after one reflects what caused it. */
  #lastInvalidation = 0;
  #lastClear = 0;
  /** The number of each tag's last invalidation. */
  readonly #invalidated = new Map<string, number>();
  /** The same for invalidations that spare slow responses. */
  readonly #invalidatedSparing = new Map<string, number>();

  constructor({ maxBytes }: { maxBytes: number }) {
    const newcomerBytes = Math.floor(maxBytes * newcomerShare);
    this.#newcomers = new LRUCache({ maxSize: newcomerBytes, sizeCalculation: sizeOf });
    this.#proven = new LRUCache({ maxSize: maxBytes - newcomerBytes, sizeCalculation: sizeOf });
  }

  /** Bytes in the cache now. */
  get bytes(): number {
    return this.#newcomers.calculatedSize + this.#proven.calculatedSize;
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
    if (url.length <= maxUrlLength && this.#lookUp(key)) this.#keysByUrl.set(url, key);
  }

  /** The cached response, or the one that `make` computes, which is cached unless one of its tags was invalidated meanwhile. */
  async getOrCreate(key: string, make: () => Promise<CachedResponse>): Promise<CachedResponse> {
    const known = this.#find(key) ?? this.#inFlight.get(key);
    if (known) return known;
    this.misses += 1;
    const made = this.#make(key, make);
    this.#inFlight.set(key, made);
    try {
      return await made;
    } finally {
      if (this.#inFlight.get(key) === made) this.#inFlight.delete(key);
    }
  }

  /** Drops everything. */
  clear(): void {
    this.#lastClear = ++this.#lastInvalidation;
    this.#invalidated.clear();
    this.#invalidatedSparing.clear();
    this.#inFlight.clear();
    this.#keysByUrl.clear();
    this.#newcomers.clear();
    this.#proven.clear();
  }

  /**
   * Drops the responses that carry one of these tags. With `sparesSlow`, those that took long to compute are served for up to
   * ten seconds more, so that frequent changes do not keep the process busy computing them.
   */
  invalidate(tags: readonly string[], { sparesSlow = false }: { sparesSlow?: boolean } = {}): void {
    if (tags.length === 0) return;
    const invalidated = sparesSlow ? this.#invalidatedSparing : this.#invalidated;
    this.#lastInvalidation += 1;
    for (const tag of tags) invalidated.set(tag, this.#lastInvalidation);
    // Later requests must not join a computation that began before the change.
    if (!sparesSlow) this.#inFlight.clear();
    if (invalidated.size > maxTags) this.clear();
  }

  #find(key: string): CachedResponse | undefined {
    const entry = this.#lookUp(key);
    if (!entry) return undefined;
    if (!this.#isCurrent(entry)) {
      this.#drop(key);
      return undefined;
    }
    if (this.#newcomers.delete(key)) this.#proven.set(key, entry);
    this.hits += 1;
    return entry.response;
  }

  #lookUp(key: string): Entry | undefined {
    return this.#proven.get(key) ?? this.#newcomers.peek(key);
  }

  /** Whether no tag of a response was invalidated since its computation began. */
  #isCurrent(entry: Entry): boolean {
    if (entry.comparedWith === this.#lastInvalidation) return true;
    if (this.#lastClear > entry.computedAfter || isOutdated(entry, this.#invalidated)) return false;
    if (isOutdated(entry, this.#invalidatedSparing)) return performance.now() < entry.sparedUntil;
    entry.comparedWith = this.#lastInvalidation;
    return true;
  }

  async #make(key: string, make: () => Promise<CachedResponse>): Promise<CachedResponse> {
    const computedAfter = this.#lastInvalidation;
    const startedAt = performance.now();
    const response = await make();
    const entry = { response, computedAfter, comparedWith: computedAfter, sparedUntil: sparedUntil(startedAt) };
    if (response.isCacheable && this.#isCurrent(entry)) this.#store(key, entry);
    return response;
  }

  /** Stores a response, unless it is larger than all newcomers may be; compressed variants are counted as they are made. */
  #store(key: string, entry: Entry): void {
    this.#drop(key);
    this.#newcomers.set(key, entry);
    entry.response.onGrowth = () => {
      for (const part of [this.#newcomers, this.#proven]) {
        if (part.peek(key) !== entry) continue;
        // Setting the value that is already there would not measure it again.
        part.delete(key);
        part.set(key, entry);
      }
    };
  }

  #drop(key: string): void {
    this.#newcomers.delete(key);
    this.#proven.delete(key);
  }
}

function sizeOf({ response }: Entry, key: string): number {
  return response.bytes + key.length + overheadBytes;
}

function isOutdated({ response, computedAfter }: Entry, invalidated: ReadonlyMap<string, number>): boolean {
  return response.tags.some((tag) => (invalidated.get(tag) ?? 0) > computedAfter);
}

/** Until when a response whose computation began at `startedAt` is spared. */
function sparedUntil(startedAt: number): number {
  const now = performance.now();
  const tookMs = now - startedAt;
  return tookMs > slowMs ? now + Math.min(tookMs * 10, maxSpareMs) : now;
}
