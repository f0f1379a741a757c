/** A position in PostgreSQL's write-ahead log. */
export type Position = bigint;

/** What is known of a standby. */
export interface Standby {
  name: string;
  /** How far it has replayed the log; undefined while it does not respond. */
  replayed: Position | undefined;
}

/**
 * Chooses the standby to read from. One that has not replayed what this process has seen of the primary, or what the
 * primary had written `maxLagMs` ago, could show older data than before, so it is skipped until it has caught up.
 */
export class ReplicaChoice<Each extends Standby> {
  readonly standbys: readonly Each[];
  #demanded: Position | undefined = 0n;
  #written: { at: number; position: Position }[] = [];
  #next = 0;
  readonly #maxLagMs: number;

  constructor(standbys: readonly Each[], { maxLagMs }: { maxLagMs: number }) {
    this.standbys = standbys;
    this.#maxLagMs = maxLagMs;
  }

  /** A change was seen whose position is still unknown: no standby is used until `demand` sets it. */
  demandUnknown(): void {
    this.#demanded = undefined;
  }

  /** Standbys must have replayed up to this position. */
  demand(position: Position): void {
    this.#demanded = position;
  }

  /** Whether the position that standbys must have replayed is known. */
  get isDemandKnown(): boolean {
    return this.#demanded !== undefined;
  }

  /** Records what the primary has written by now. */
  noteWritten(position: Position, now: number): void {
    this.#written.push({ at: now, position });
    while (this.#written[1] && this.#written[1].at <= now - this.#maxLagMs) this.#written.shift();
  }

  /** Whether all standbys that respond have reached the demanded position. */
  get isCaughtUp(): boolean {
    return this.standbys.every(({ replayed }) => replayed === undefined || this.#has(replayed, this.#demanded));
  }

  /** The next usable standby; undefined if there is none. */
  pick(now: number): Each | undefined {
    const oldest = this.#written[0];
    const due = oldest && oldest.at <= now - this.#maxLagMs ? oldest.position : 0n;
    for (let tried = 0; tried < this.standbys.length; tried += 1) {
      const standby = this.standbys[this.#next++ % this.standbys.length];
      if (standby && this.#has(standby.replayed, this.#demanded) && this.#has(standby.replayed, due)) return standby;
    }
    return undefined;
  }

  #has(replayed: Position | undefined, wanted: Position | undefined): boolean {
    return replayed !== undefined && wanted !== undefined && replayed >= wanted;
  }
}
