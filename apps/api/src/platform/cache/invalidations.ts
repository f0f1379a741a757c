/** How long responses may still be served after an invalidation. */
export interface Patience {
  /**
   * For this long after it was last up to date, a response is served as if nothing had changed; for data that may be
   * minutes old, such as best sellers.
   */
  lagMs?: number;
  /** For this long after that, it is served while it is recomputed. */
  staleMs?: number;
  /** Slow responses may lag for ten times as long as they took to compute, ten seconds at most. */
  sparesSlow?: boolean;
}

/** When a response was up to date. Times are in ms since the process started. */
export interface Dated {
  tags: readonly string[];
  /** The number of the last invalidation before its computation began. */
  computedAfter: number;
  /** The number of the last invalidation up to which nothing that it shows had changed. */
  comparedWith: number;
  /** The time of that check. */
  rightAt: number;
  /** The last time at which it showed nothing older than allowed. */
  acceptableAt: number;
  /** How long it may lag after invalidations that spare slow responses. */
  slowLagMs: number;
}

/** Whether a response may be served as it is, only while it is recomputed, or not at all. */
export type State = 'right' | 'stale' | 'outdated';

interface Invalidation extends Patience {
  number: number;
}

/** How many invalidated tags are remembered; beyond that, everything counts as invalidated. */
const maxTags = 100_000;

/** The invalidations of a cache. They are numbered, and compared with a response on its next request. */
export class Invalidations {
  /** The number of the last one. */
  last = 0;
  /** The number of the last one that affected everything. */
  lastOfAll = 0;
  /** The number of the last one without patience. */
  lastStrict = 0;
  // An invalidation without patience must survive a later one with patience.
  readonly #strict = new Map<string, Invalidation>();
  readonly #patient = new Map<string, Invalidation>();

  invalidateAll(): void {
    this.last += 1;
    this.lastOfAll = this.last;
    this.lastStrict = this.last;
    this.#strict.clear();
    this.#patient.clear();
  }

  invalidate(tags: readonly string[], patience: Patience): void {
    this.last += 1;
    const isStrict = Object.keys(patience).length === 0;
    if (isStrict) this.lastStrict = this.last;
    const invalidated = isStrict ? this.#strict : this.#patient;
    for (const tag of tags) invalidated.set(tag, { ...patience, number: this.last });
    if (invalidated.size > maxTags) this.invalidateAll();
  }

  /** Compares a response with everything invalidated since, and records in it when it was up to date. */
  stateOf(dated: Dated): State {
    const now = performance.now();
    const state = dated.comparedWith === this.last ? 'right' : this.#compare(dated, now);
    if (state === 'right') dated.acceptableAt = now;
    return state;
  }

  #compare(dated: Dated, now: number): State {
    if (this.lastOfAll > dated.computedAfter) return 'outdated';
    let hasChanged = false;
    let isStale = false;
    for (const tag of dated.tags) {
      if ((this.#strict.get(tag)?.number ?? 0) > dated.computedAfter) return 'outdated';
      const invalidation = this.#patient.get(tag);
      if (!invalidation || invalidation.number <= dated.computedAfter) continue;
      const lagMs = invalidation.sparesSlow ? dated.slowLagMs : (invalidation.lagMs ?? 0);
      const ageMs = now - (lagMs > 0 ? dated.rightAt : dated.acceptableAt);
      if (ageMs >= lagMs + (invalidation.staleMs ?? 0)) return 'outdated';
      hasChanged = true;
      isStale ||= ageMs >= lagMs;
    }
    if (!hasChanged) {
      dated.comparedWith = this.last;
      dated.rightAt = now;
    }
    return isStale ? 'stale' : 'right';
  }
}
