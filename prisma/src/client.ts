import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { Prisma, PrismaClient } from '../generated/client.ts';
import { boundedClient } from './bounded-client.ts';
import { GrowingPool } from './growing-pool.ts';

export { Prisma } from '../generated/client.ts';
export * from '../generated/enums.ts';
export type { Pool, PoolClient } from 'pg';

export interface PoolOptions {
  connectionString: string;
  /** The maximum number of connections; 10 was fastest on two cores. */
  max?: number;
  /** So many connections stay open however long they are idle; defaults to none. */
  kept?: number;
  /** The timeout of a statement; 500 ms later, the client gives up on a server that hangs. */
  statementTimeoutMs?: number;
  /** Called when a connection breaks; the pool replaces it. */
  onError?: (error: Error) => void;
}

/** The client of every table, over a pool made by `createPool`. */
export type Db = PrismaClient;

/** The client inside `db.$transaction(async (tx) => …)`. */
export type DbTransaction = Parameters<Parameters<Db['$transaction']>[0]>[0];

/**
 * A connection pool that survives a crash of PostgreSQL. Safe bigints are returned as numbers. Sessions are in UTC, as Prisma's adapter
 * assumes.
 * The timeouts are sent as start-up parameters: a PgBouncer in between needs them in `ignore_startup_parameters`.
 */
export function createPool({
  connectionString,
  max = 10,
  kept = 0,
  statementTimeoutMs = 4_000,
  onError,
}: PoolOptions): pg.Pool {
  const pool = new GrowingPool({
    connectionString,
    max,
    min: kept,
    application_name: 'haat',
    connectionTimeoutMillis: 3_000,
    statement_timeout: statementTimeoutMs,
    // The server enforces `statement_timeout`, but not while it hangs.
    Client: boundedClient(statementTimeoutMs + 500),
    lock_timeout: 3_000,
    idle_in_transaction_session_timeout: 10_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    types: { getTypeParser },
    // oxlint-disable-next-line typescript/no-misused-promises -- the pool awaits it, though its type does not say so
    onConnect: useUtc,
  });
  // Without a listener on the pool and on every client, a broken connection ends the process.
  const report = (error: Error) => onError?.(error);
  pool.on('error', report);
  pool.on('connect', (client) => client.on('error', report));
  return pool;
}

async function useUtc(client: pg.ClientBase): Promise<void> {
  await client.query("SET timezone = 'UTC'");
}

export interface DbOptions {
  /**
   * Names statements, so that PostgreSQL plans each once per connection. Not behind a pooler: in transaction mode the
   * next statement may reach a connection that does not know the name.
   */
  isNaming?: boolean;
}

/** A Prisma client on our pool. `db.$disconnect()` leaves the pool open; its creator ends it. */
export function createDb(pool: pg.Pool, { isNaming = false }: DbOptions = {}): Db {
  return new PrismaClient({
    // Otherwise Prisma looks up the call site of each statement, which costs up to 0.07 ms.
    errorFormat: 'minimal',
    adapter: new PrismaPg(pool, isNaming ? { statementNameGenerator: createStatementNames() } : {}),
  });
}

/**
 * Begins a statement that PostgreSQL plans for its values each time. A named statement is soon planned for any values,
 * with a guess of how narrow a range is or how many ids an array holds.
 */
export const plannedForItsValues = Prisma.raw('/* planned for its values */');

/** Every connection keeps its prepared statements, so only the first few hundred texts are named. */
const maxNamed = 500;

/** Returns a name for each statement's text; '' leaves it unnamed. */
function createStatementNames(): (query: { sql: string }) => string {
  const names = new Map<string, string>();
  return ({ sql }) => {
    if (sql.includes(plannedForItsValues.sql)) return '';
    const known = names.get(sql);
    if (known !== undefined || names.size >= maxNamed) return known ?? '';
    const name = `prisma_${names.size}`;
    names.set(sql, name);
    return name;
  };
}

const getTypeParser: pg.CustomTypesConfig['getTypeParser'] = (oid, format) => {
  const parse = pg.types.getTypeParser(oid, format);
  if (oid !== pg.types.builtins.INT8 || format === 'binary') return parse;
  return (value: string) => (Number.isSafeInteger(Number(value)) ? Number(value) : BigInt(value));
};
