import { setTimeout as sleep } from 'node:timers/promises';
import { createDb, createPool, Prisma, type Db, type Pool } from '@haat/db';
import type { Config } from '../../config.ts';
import type { Log } from '../../log.ts';
import { isDatabaseUnavailable } from '../database-error.ts';
import { ReplicaChoice, type Position, type Standby } from './replica-choice.ts';

/** A standby that is behind by more than this is not read. */
const maxLagMs = 2_000;
const lookEveryMs = 1_000;
/** Once something changed, standbys are asked so often whether they have it, for as long as they may lag. */
const askAgainMs = 5;

/** Where a request about the catalogue reads. */
export interface ReadSource {
  /** The same from its first statement to its last; perhaps a standby, which refuses to write. */
  db: Db;
  /** For what reading leaves behind, such as the count of searches in vain. */
  primary: Db;
}

/** Spreads reading the catalogue over standbys of the database (DATABASE_REPLICA_URLS); without any, everything is read from the primary. */
export interface Reads {
  /**
   * Runs a use case that only reads, on a standby that has everything this process has seen of the primary, or on the primary. It runs
   * once more on the primary when the standby goes away meanwhile.
   */
  run<Result>(read: (source: ReadSource) => Promise<Result>): Promise<Result>;
  /** To be called when a change of the catalogue or of the stock was seen: from now on a standby needs to have it. */
  sawChange(): void;
  close(): Promise<void>;
}

interface ReadsOptions {
  config: Pick<Config, 'DATABASE_REPLICA_URLS' | 'DATABASE_POOL_SIZE'>;
  /** Of the primary. */
  db: Db;
  log: Log;
}

interface Replica extends Standby {
  db: Db;
  pool: Pool;
}

export function createReads(options: ReadsOptions): Reads {
  const { db } = options;
  return options.config.DATABASE_REPLICA_URLS.length > 0
    ? new StandbyReads(options)
    : { run: (read) => read({ db, primary: db }), sawChange: () => {}, close: async () => {} };
}

class StandbyReads implements Reads {
  readonly #db: Db;
  readonly #log: Log;
  readonly #replicas: Replica[];
  readonly #choice: ReplicaChoice<Replica>;
  readonly #stop = new AbortController();
  readonly #looking: Promise<void>;
  /** How many changes were seen. Nothing is known of those before this process began. */
  #changes = 1;

  constructor({ config, db, log }: ReadsOptions) {
    this.#db = db;
    this.#log = log;
    this.#replicas = config.DATABASE_REPLICA_URLS.map((url) => openReplica(url, { config, log }));
    this.#choice = new ReplicaChoice(this.#replicas, { maxLagMs });
    this.#choice.demandUnknown();
    this.#looking = this.#lookAgainAndAgain();
  }

  async run<Result>(read: (source: ReadSource) => Promise<Result>): Promise<Result> {
    const primary = this.#db;
    const replica = this.#choice.pick(performance.now());
    if (!replica) return read({ db: primary, primary });
    try {
      return await read({ db: replica.db, primary });
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
      replica.replayed = undefined;
      this.#log.warn({ err: error, standby: replica.name }, 'a standby went away and is not read');
      return read({ db: primary, primary });
    }
  }

  sawChange(): void {
    this.#changes += 1;
    this.#choice.demandUnknown();
    // Where the primary is away, the next look says how far it has come.
    this.#catchUp(this.#changes).catch(() => {});
  }

  async close(): Promise<void> {
    this.#stop.abort();
    await this.#looking;
    await Promise.all(this.#replicas.map(({ db, pool }) => db.$disconnect().then(() => pool.end())));
  }

  async #lookAgainAndAgain(): Promise<void> {
    const { signal } = this.#stop;
    while (!signal.aborted) {
      await this.#look().catch((error: unknown) =>
        this.#log.warn({ err: error }, 'the primary does not say what it has written'),
      );
      await sleep(lookEveryMs, undefined, { signal }).catch(() => {});
    }
  }

  async #look(): Promise<void> {
    const seen = this.#changes;
    const [written] = await Promise.all([writtenBy(this.#db), ...this.#replicas.map((each) => ask(each, this.#log))]);
    this.#choice.noteWritten(written, performance.now());
    // Only what is not known: a shop that is busy writes all the time, and no standby would ever have it all.
    if (this.#isNewest(seen) && !this.#choice.isDemandKnown) this.#choice.demand(written);
  }

  async #catchUp(seen: number): Promise<void> {
    const written = await writtenBy(this.#db);
    // A later change has a position of its own.
    if (!this.#isNewest(seen)) return;
    this.#choice.demand(written);
    const deadline = performance.now() + maxLagMs;
    while (this.#isNewest(seen) && !this.#choice.isCaughtUp && performance.now() < deadline) {
      await Promise.all(this.#replicas.filter(isAnswering).map((each) => ask(each, this.#log)));
      await sleep(askAgainMs);
    }
  }

  #isNewest(seen: number): boolean {
    return seen === this.#changes && !this.#stop.signal.aborted;
  }
}

function isAnswering({ replayed }: Replica): boolean {
  return replayed !== undefined;
}

function openReplica(url: string, { config, log }: Pick<ReadsOptions, 'config' | 'log'>): Replica {
  const name = new URL(url).host;
  const pool = createPool({
    connectionString: url,
    max: config.DATABASE_POOL_SIZE,
    onError: (error) => log.warn({ err: error, standby: name }, 'a connection to a standby broke'),
  });
  return { name, replayed: undefined, pool, db: createDb(pool) };
}

async function writtenBy(db: Db): Promise<Position> {
  return positionOf(db, Prisma.sql`pg_current_wal_insert_lsn()`);
}

async function ask(replica: Replica, log: Log): Promise<void> {
  const wasAway = replica.replayed === undefined;
  try {
    // One that was promoted has replayed all there is.
    replica.replayed = await positionOf(
      replica.db,
      Prisma.sql`CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn() ELSE pg_current_wal_insert_lsn() END`,
    );
    if (wasAway) log.info({ standby: replica.name }, 'a standby is read');
  } catch (error) {
    replica.replayed = undefined;
    if (!wasAway) log.warn({ err: error, standby: replica.name }, 'a standby does not answer and is not read');
  }
}

async function positionOf(db: Db, expression: Prisma.Sql): Promise<Position> {
  const [row] = await db.$queryRaw<{ position: string }[]>`SELECT (${expression} - '0/0'::pg_lsn)::text AS position`;
  if (!row) throw new Error('PostgreSQL gave no position.');
  return BigInt(row.position);
}
