import { LRUCache } from 'lru-cache';
import type { CachedResponse, GzipElsewhere } from './cached-response.ts';
import { type Dated, Invalidations, type Patience } from './invalidations.ts';
import { ScanResistantLru } from './scan-resistant-lru.ts';

/** Approximate size of an entry without its body. */
const overheadBytes = 1_000;
const maxUrls = 20_000;
const maxUrlLength = 500;
/** A response larger than this share of the bytes would evict too many others. */
const largestShare = 1 / 4;
/** Share of the bytes for derived bodies, such as gzip. */
const derivedShare = 1 / 16;
/**
 * A response that takes longer than this to compute is slow: it may lag for ten times as long, up to `maxSlowLagMs`.
 */
const slowMs = 200;
const maxSlowLagMs = 10_000;
const endless = { freshMs: Infinity, expiresMs: Infinity };

interface Entry extends Dated {
  response: CachedResponse;
}

/** A response as saved between processes. */
export interface SavedResponse {
  key: string;
  response: CachedResponse;
  slowLagMs: number;
  /** For how many ms it was still fresh and still usable when it was saved, if it lagged behind something. */
  lag?: { freshMs: number; expiresMs: number };
  /** How long ago it was saved. */
  savedAgoMs?: number;
}

interface ShareOptions {
  since: number;
  isKept: boolean;
  make: () => Promise<CachedResponse>;
}

interface InFlight {
  promise: Promise<CachedResponse>;
  /** The number of the last invalidation when the computation began. */
  began: number;
}

/**
 * Why a response is computed: it was not requested lately, it was requested but evicted, it is out of date, or it is
 * stale and served meanwhile.
 */
export type Reason = 'missing' | 'evicted' | 'expired' | 'stale';

/**
 * A cache of responses and pages that do not depend on who asks, by key, bounded by bytes; entries requested only
 * once are evicted first. Concurrent requests for a missing response share one computation. See
 * docs/decisions/0041-a-cached-page-is-dropped-when-what-it-shows-changes.md.
 */
export class ResponseCache {
  /** Cache hits since the start. */
  hits = 0;
  /** Cache misses since the start. */
  misses = 0;
  /** Converts its responses to gzip in another thread, including those that it already holds. */
  gzipElsewhere: GzipElsewhere = () => undefined;
  readonly #maxBytes: number;
  readonly #entries: ScanResistantLru<Entry>;
  readonly #derived: LRUCache<string, Buffer>;
  readonly #keysByUrl = new LRUCache<string, string>({ max: maxUrls });
  readonly #inFlight = new Map<string, InFlight>();
  readonly #invalidations = new Invalidations();
  readonly #gzipElsewhere: GzipElsewhere = (brotli) => this.gzipElsewhere(brotli);

  constructor({ maxBytes }: { maxBytes: number }) {
    const derivedBytes = Math.floor(maxBytes * derivedShare);
    this.#maxBytes = maxBytes - derivedBytes;
    this.#derived = new LRUCache({ maxSize: derivedBytes, sizeCalculation: ({ length }) => length + overheadBytes });
    this.#entries = new ScanResistantLru({ maxBytes: this.#maxBytes, sizeOf });
  }

  /** Bytes in the cache now. */
  get bytes(): number {
    return this.#entries.bytes + this.#derived.calculatedSize;
  }

  /** Number of responses in the cache now, including expired ones not requested since. */
  get size(): number {
    return this.#entries.size;
  }

  /** Changes whenever everything is dropped; data derived from the same sources has to be derived again then. */
  get generation(): number {
    return this.#invalidations.lastOfAll;
  }

  /** The response last returned for exactly this URL, if it is still up to date. */
  findByUrl(url: string): CachedResponse | undefined {
    const key = this.#keysByUrl.get(url);
    const entry = key === undefined ? undefined : this.#entries.peek(key);
    return key !== undefined && entry && this.#invalidations.stateOf(entry) === 'fresh'
      ? this.#hit(key, entry)
      : undefined;
  }

  /** Remembers the key of a URL's response, so that its next request skips validation. */
  rememberUrl(url: string, key: string): void {
    if (url.length <= maxUrlLength && this.#entries.peek(key)) this.#keysByUrl.set(url, key);
  }

  /**
   * The cached response, or the one that `make` computes, which is cached unless it was invalidated meanwhile. A
   * stale response is returned at once, while `make` runs for the next request. `carriesPageTags` means that it is
   * built from other responses, whose changes reach it through their `pageTags` only; without `isKept` it is shared
   * with waiting requests but not cached.
   */
  async getOrCreate(
    key: string,
    make: (reason: Reason) => Promise<CachedResponse>,
    { carriesPageTags = false, isKept = true }: { carriesPageTags?: boolean; isKept?: boolean } = {},
  ): Promise<CachedResponse> {
    const entry = this.#entries.peek(key);
    const state = entry && this.#invalidations.stateOf(entry);
    const { lastOfAll, lastStrict } = this.#invalidations;
    const since = carriesPageTags ? lastOfAll : lastStrict;
    if (entry && state !== 'expired') {
      // If that fails or is refused, the error surfaces on a request that may no longer get the stale response.
      if (state === 'stale') this.#share(key, { since, isKept, make: () => make('stale') }).catch(() => {});
      return this.#hit(key, entry);
    }
    this.#entries.delete(key);
    return this.#share(key, {
      since,
      isKept,
      make: () => make(entry ? 'expired' : this.#isKnown(key) ? 'evicted' : 'missing'),
    });
  }

  /** The responses that are up to date, most recently requested last. */
  *freshResponses(): Generator<SavedResponse> {
    for (const [key, entry] of this.#entries.entries()) {
      if (this.#invalidations.stateOf(entry) !== 'fresh') continue;
      const { response, slowLagMs, freshAt, freshUntil, expiresAt } = entry;
      const lag = { freshMs: freshUntil - freshAt, expiresMs: expiresAt - freshAt };
      yield { key, response, slowLagMs, ...(lag.freshMs < Infinity && { lag }) };
    }
  }

  /** The URLs with a remembered response. */
  *knownUrls(): Generator<[url: string, key: string]> {
    for (const url of this.#keysByUrl.rkeys()) {
      const key = this.#keysByUrl.peek(url);
      if (key !== undefined && this.#entries.peek(key)) yield [url, key];
    }
  }

  /** Adds a response saved by another process, unless there is one already. Later invalidations apply to it. */
  restore({ key, response, slowLagMs, lag = endless, savedAgoMs = 0 }: SavedResponse): void {
    if (this.#entries.peek(key)) return;
    const freshAt = performance.now() - savedAgoMs;
    const { freshMs, expiresMs } = lag;
    const { last: comparedWith } = this.#invalidations;
    const dates = { comparedWith, freshAt, freshUntil: freshAt + freshMs, expiresAt: freshAt + expiresMs };
    this.#store(key, { response, tags: response.tags, slowLagMs, ...dates });
  }

  /** Drops everything. */
  clear(): void {
    this.#invalidations.invalidateAll();
    this.#inFlight.clear();
    this.#entries.clear();
  }

  /** Drops the responses that carry one of these tags: at once, or within the given patience. */
  invalidate(tags: readonly string[], patience: Patience = {}): void {
    if (tags.length > 0) this.#invalidations.invalidate(tags, patience);
  }

  /** The computation in progress, unless it began before invalidation number `since`; otherwise a new one. */
  #share(key: string, { since, isKept, make }: ShareOptions): Promise<CachedResponse> {
    const known = this.#inFlight.get(key);
    if (known && known.began >= since) return known.promise;
    this.misses += 1;
    const promise = this.#make(key, { make, isKept }).finally(() => {
      if (this.#inFlight.get(key)?.promise === promise) this.#inFlight.delete(key);
    });
    this.#inFlight.set(key, { promise, began: this.#invalidations.last });
    return promise;
  }

  async #make(key: string, { make, isKept }: Omit<ShareOptions, 'since'>): Promise<CachedResponse> {
    const dates = { comparedWith: this.#invalidations.last, freshAt: performance.now() };
    const response = await make();
    const { tags } = response;
    const slowLagMs = slowLagOf(performance.now() - dates.freshAt);
    const entry = { response, tags, slowLagMs, ...dates, freshUntil: Infinity, expiresAt: Infinity };
    if (isKept && response.isCacheable && this.#invalidations.stateOf(entry) !== 'expired') this.#store(key, entry);
    return response;
  }

  /** Whether a response was requested before, kept or not: the key of a page is also its address. */
  #isKnown(key: string): boolean {
    return this.#keysByUrl.has(key);
  }

  #hit(key: string, entry: Entry): CachedResponse {
    this.#entries.use(key, entry);
    this.hits += 1;
    return entry.response;
  }

  /** Stores a response, unless it is too large. */
  #store(key: string, entry: Entry): void {
    this.#entries.delete(key);
    if (sizeOf(entry, key) > this.#maxBytes * largestShare) return;
    entry.response.derivedBodies = this.#derived;
    entry.response.gzipElsewhere = this.#gzipElsewhere;
    this.#entries.add(key, entry, { isProven: this.#isKnown(key) });
    // If the literal were assigned here, V8 would allocate it as an old object, and it would keep a response alive that is soon pushed out.
    const measure = () => this.#entries.measure(key, entry);
    entry.response.onResize = measure;
  }
}

function sizeOf({ response }: Entry, key: string): number {
  return response.kept.bytes.length + key.length + overheadBytes;
}

function slowLagOf(tookMs: number): number {
  return tookMs > slowMs ? Math.min(tookMs * 10, maxSlowLagMs) : 0;
}
