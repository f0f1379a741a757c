import pg from 'pg';

const chunk = 100_000;

/** A superuser's connections that fill tables in parallel, one per core. */
export type Fillers = readonly [pg.Client, ...pg.Client[]];

/** Runs work with two of them, with triggers disabled. */
export async function withFillers(connectionString: string, work: (fillers: Fillers) => Promise<void>): Promise<void> {
  const fillers: Fillers = [await connect(connectionString), await connect(connectionString)];
  try {
    await work(fillers);
  } finally {
    await Promise.all(fillers.map((each) => each.end()));
  }
}

/**
 * Runs work while PostgreSQL neither waits for the disk nor tidies up in the background. Whatever the work wrote is on
 * disk afterwards.
 */
export async function inBulk(connectionString: string, work: () => Promise<void>): Promise<void> {
  const settings = { autovacuum: 'off', max_wal_size: '8GB', fsync: 'off', full_page_writes: 'off' };
  await configure(
    connectionString,
    Object.entries(settings).map(([name, value]) => `ALTER SYSTEM SET ${name} = '${value}'`),
  );
  await work();
  await configure(
    connectionString,
    Object.keys(settings).map((name) => `ALTER SYSTEM RESET ${name}`),
  );
}

async function configure(connectionString: string, statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  for (const statement of [...statements, 'SELECT pg_reload_conf()', 'CHECKPOINT']) await client.query(statement);
  await client.end();
}

async function connect(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(
    "SET session_replication_role = replica; SET synchronous_commit = off; SET maintenance_work_mem = '1GB'; SET work_mem = '256MB'",
  );
  return client;
}

interface Chunks {
  from: number;
  to: number;
  /** Statements for the numbers $1 to $2. */
  statements: readonly string[];
  onChunk?: (upTo: number) => void;
}

/** Runs statements for ranges of numbers, with a different range for each filler. */
export async function inChunks(fillers: Fillers, { from, to, statements, onChunk }: Chunks): Promise<void> {
  let next = from;
  await Promise.all(
    fillers.map(async (client) => {
      while (next <= to) {
        const first = next;
        next += chunk;
        const last = Math.min(next - 1, to);
        for (const statement of statements) await client.query(statement, [first, last]);
        onChunk?.(last);
      }
    }),
  );
}
