import { LRUCache } from 'lru-cache';
import type { CachedResponse } from './cached-response.ts';
import { type Dated, Invalidations, type Patience } from './invalidations.ts';
import { ScanResistantLru } from './scan-resistant-lru.ts';

/** Approximate size of an entry without its bodies. */
const overheadBytes = 1_000;
const maxUrls = 20_000;
const maxUrlLength = 500;
/** A response larger than this share of the bytes would push out too many others. */
const largestShare = 1 / 4;
/** Share of the bytes for bodies made from others, such as gzip. */
const derivedShare = 1 / 16;
/** A response that takes longer than this to compute is slow: it may lag for ten times as long, at most `maxSlowLagMs`. */
const slowMs = 200;
const maxSlowLagMs = 10_000;

interface Entry extends Dated {
  response: CachedResponse;
}

/** A response as it can be kept while no process runs. */
export interface SavedResponse {
  key: string;
  response: CachedResponse;
  slowLagMs: number;
  /** How long ago nothing that it shows had changed. */
  rightAgoMs: number;
  /** Whether something has, by which it may lag. */
  isLagging: boolean;
}

interface ShareOptions {
  since: number;
  isKept: boolean;
  make: () => Promise<CachedResponse>;
}

interface InFlight {
  promise: Promise<CachedResponse>;
  /** The number of the last invalidation when it began. */
  began: number;
}

/**
 * Why a response is computed: nobody asked for it lately, it was asked for but had no room, what there was is out of date, or it may still be
 * shown meanwhile.
 */
export type Reason = 'missing' | 'evicted' | 'outdated' | 'stale';

/**
 * Cache of responses and pages that do not depend on who asks, by key, bounded by bytes; what was requested only
 * once is evicted first. Concurrent requests for a missing response share one computation. See docs/decisions/0041-what-a-page-shows.md.
 */
export class ResponseCache {
  /** Cache hits since the start. */
  hits = 0;
  /** Cache misses since the start. */
  misses = 0;
  readonly #maxBytes: number;
  readonly #entries: ScanResistantLru<Entry>;
  readonly #derived: LRUCache<string, Buffer>;
  readonly #keysByUrl = new LRUCache<string, string>({ max: maxUrls });
  readonly #inFlight = new Map<string, InFlight>();
  readonly #invalidations = new Invalidations();

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

  /** Number of responses in the cache now, including outdated ones that were not requested since. */
  get size(): number {
    return this.#entries.size;
  }

  /** Another number once everything was dropped: what else is known of the same things is to be learned anew then. */
  get generation(): number {
    return this.#invalidations.lastOfAll;
  }

  /** The response last returned for exactly this URL, if nothing that it shows has changed. */
  findByUrl(url: string): CachedResponse | undefined {
    const key = this.#keysByUrl.get(url);
    const entry = key === undefined ? undefined : this.#entries.peek(key);
    return key !== undefined && entry && this.#invalidations.stateOf(entry) === 'right'
      ? this.#hit(key, entry)
      : undefined;
  }

  /** Remembers which response a URL leads to, so that its next request skips validation. */
  rememberUrl(url: string, key: string): void {
    if (url.length <= maxUrlLength && this.#entries.peek(key)) this.#keysByUrl.set(url, key);
  }

  /**
   * The cached response, or the one that `make` computes, which is cached unless what it shows was invalidated meanwhile. One that
   * may still be shown for a moment is returned at once, while `make` runs for the next. `carriesPageTags` says that it is built from
   * others, whose changes reach it by their `pageTags` alone; without `isKept` it is not cached, only
   * shared with whoever waits.
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
    if (entry && state !== 'outdated') {
      // It failed, or there was no room: whoever asks when it may no longer be shown is told.
      if (state === 'stale') this.#share(key, { since, isKept, make: () => make('stale') }).catch(() => {});
      return this.#hit(key, entry);
    }
    this.#entries.delete(key);
    return this.#share(key, {
      since,
      isKept,
      make: () => make(entry ? 'outdated' : this.#isKnown(key) ? 'evicted' : 'missing'),
    });
  }

  /** The responses that may be served as they are; those requested last at the end. */
  *rightResponses(): Generator<SavedResponse> {
    for (const [key, entry] of this.#entries.entries()) {
      if (this.#invalidations.stateOf(entry) !== 'right') continue;
      const { response, slowLagMs, rightAt } = entry;
      const isLagging = entry.comparedWith !== this.#invalidations.last;
      yield { key, response, slowLagMs, rightAgoMs: performance.now() - rightAt, isLagging };
    }
  }

  /** The URLs that lead to a response directly. */
  *knownUrls(): Generator<[url: string, key: string]> {
    for (const url of this.#keysByUrl.rkeys()) {
      const key = this.#keysByUrl.peek(url);
      if (key !== undefined && this.#entries.peek(key)) yield [url, key];
    }
  }

  /** Takes a response from another process, unless there is one by now. It is compared with what is invalidated from now on. */
  restore({ key, response, slowLagMs, rightAgoMs }: Omit<SavedResponse, 'isLagging'>): void {
    if (this.#entries.peek(key)) return;
    const { last } = this.#invalidations;
    const rightAt = performance.now() - rightAgoMs;
    const dates = { computedAfter: last, comparedWith: last, rightAt, acceptableAt: rightAt };
    this.#store(key, { response, tags: response.tags, slowLagMs, ...dates });
  }

  /** Drops everything. */
  clear(): void {
    this.#invalidations.invalidateAll();
    this.#inFlight.clear();
    this.#entries.clear();
  }

  /** Drops the responses that carry one of these tags: at once, unless there is patience. */
  invalidate(tags: readonly string[], patience: Patience = {}): void {
    if (tags.length > 0) this.#invalidations.invalidate(tags, patience);
  }

  /** The computation in progress, unless it began before what `since` numbers; else a new one. */
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
    const computedAfter = this.#invalidations.last;
    const rightAt = performance.now();
    const response = await make();
    const { tags } = response;
    const slowLagMs = slowLagOf(performance.now() - rightAt);
    const dates = { computedAfter, comparedWith: computedAfter, rightAt, acceptableAt: rightAt };
    const entry = { response, tags, slowLagMs, ...dates };
    if (isKept && response.isCacheable && this.#invalidations.stateOf(entry) !== 'outdated') this.#store(key, entry);
    return response;
  }

  /** Whether a response was asked for earlier, be it kept or not: the key of a page is also its address. */
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
    this.#entries.add(key, entry, { isProven: this.#isKnown(key) });
    entry.response.onResize = () => this.#entries.measure(key, entry);
  }
}

function sizeOf({ response }: Entry, key: string): number {
  return response.kept.bytes.length + key.length + overheadBytes;
}

function slowLagOf(tookMs: number): number {
  return tookMs > slowMs ? Math.min(tookMs * 10, maxSlowLagMs) : 0;
}
