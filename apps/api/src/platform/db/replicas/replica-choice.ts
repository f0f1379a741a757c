/** A position in PostgreSQL's log of changes. */
export type Position = bigint;

/** A standby that may be read: what is known of it. */
export interface Standby {
  name: string;
  /** How far it has replayed the log; undefined while it does not answer. */
  replayed: Position | undefined;
}

/**
 * Which standby may be read. One that has not replayed what this process has already seen of the primary, or what the primary had
 * written `maxLagMs` ago, would show an older price than before, so it is left out until it has caught up.
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

  /** A change was seen of which the position is not known yet: no standby may be read until `demand` names it. */
  demandUnknown(): void {
    this.#demanded = undefined;
  }

  /** Standbys must have replayed this much. */
  demand(position: Position): void {
    this.#demanded = position;
  }

  /** Whether it is known what standbys must have replayed. */
  get isDemandKnown(): boolean {
    return this.#demanded !== undefined;
  }

  /** What the primary has written by now. */
  noteWritten(position: Position, now: number): void {
    this.#written.push({ at: now, position });
    while (this.#written[1] && this.#written[1].at <= now - this.#maxLagMs) this.#written.shift();
  }

  /** Whether all that answer have what is demanded. */
  get isCaughtUp(): boolean {
    return this.standbys.every(({ replayed }) => replayed === undefined || this.#has(replayed, this.#demanded));
  }

  /** The next standby that may be read; undefined when none may. */
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
