import { setTimeout as sleep } from 'node:timers/promises';
import { createDb, createPool, Prisma, type Db, type Pool } from '@haat/db';
import type { Config } from '../../config.ts';
import type { Log } from '../../log.ts';
import { isDatabaseUnavailable } from '../database-error.ts';
import { ReplicaChoice, type Position, type Standby } from './replica-choice.ts';

/** A standby that lags by more than this is not used. */
const maxLagMs = 2_000;
const lookEveryMs = 1_000;
/** After a change, standbys are polled this often until they have it, for as long as they may lag. */
const askAgainMs = 5;

/** The databases for a request about the catalogue. */
export interface ReadSource {
  /** The same database for all its statements; possibly a standby, which refuses writes. */
  db: Db;
  /** For the writes of a reading request, such as counting searches without results. */
  primary: Db;
}

/** Spreads catalogue reads over standbys (DATABASE_REPLICA_URLS); without any, all reads go to the primary. */
export interface Reads {
  /**
   * Runs a read-only use case on a standby that has every change this process has seen, or on the primary. Runs it
   * again on the primary if the standby fails meanwhile.
   */
  run<Result>(read: (source: ReadSource) => Promise<Result>): Promise<Result>;
  /** Call this when a change of the catalogue or stock was seen: standbys must have it from now on. */
  sawChange(): void;
  close(): Promise<void>;
}

interface ReadsOptions {
  config: Pick<Config, 'DATABASE_REPLICA_URLS' | 'DATABASE_POOL_SIZE'>;
  /** The primary. */
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
  /** How many changes were seen. Starts at 1, because changes before this process started are unknown. */
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
    // If the primary is unreachable, the next poll reads its position.
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
    // Only if no position is demanded: a busy shop writes all the time, and a standby would never have everything.
    if (this.#isNewest(seen) && !this.#choice.isDemandKnown) this.#choice.demand(written);
  }

  async #catchUp(seen: number): Promise<void> {
    const written = await writtenBy(this.#db);
    // A later change has its own position.
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
    // A promoted standby has replayed everything.
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
