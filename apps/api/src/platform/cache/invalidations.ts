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

/** How up to date a response is. Times are in ms since the process started. */
export interface Dated {
  tags: readonly string[];
  /** The number of the last invalidation that it was compared with. */
  comparedWith: number;
  /** The last time at which it showed nothing older than allowed. */
  freshAt: number;
  /** From then on it shows something older than allowed, because of what was invalidated so far. */
  freshUntil: number;
  /** From then on it may not even be served while it is recomputed. */
  expiresAt: number;
  /** How long it may lag after invalidations that spare slow responses. */
  slowLagMs: number;
}

/** Whether a response may be served as it is, only while it is recomputed, or not at all. */
export type State = 'fresh' | 'stale' | 'expired';

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

  /** Compares a response with everything invalidated since, and records in it until when it may be served. */
  stateOf(dated: Dated): State {
    if (dated.comparedWith !== this.last) this.#compare(dated);
    const now = performance.now();
    if (now >= dated.expiresAt) return 'expired';
    if (now >= dated.freshUntil) return 'stale';
    dated.freshAt = now;
    return 'fresh';
  }

  /** What changed since it was last fresh may have changed right after. */
  #compare(dated: Dated): void {
    const { comparedWith, freshAt, slowLagMs } = dated;
    const limit = (lagMs: number, staleMs: number) => {
      dated.freshUntil = Math.min(dated.freshUntil, freshAt + lagMs);
      dated.expiresAt = Math.min(dated.expiresAt, freshAt + lagMs + staleMs);
    };
    if (this.lastOfAll > comparedWith) limit(-Infinity, 0);
    for (const tag of dated.tags) {
      if (isAfter(this.#strict.get(tag), comparedWith)) limit(-Infinity, 0);
      const patient = this.#patient.get(tag);
      if (isAfter(patient, comparedWith))
        limit(patient.sparesSlow ? slowLagMs : (patient.lagMs ?? 0), patient.staleMs ?? 0);
    }
    dated.comparedWith = this.last;
  }
}

function isAfter(invalidation: Invalidation | undefined, number: number): invalidation is Invalidation {
  return invalidation !== undefined && invalidation.number > number;
}
