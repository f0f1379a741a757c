import pg from 'pg';
import { findLocalPostgres, startLocalPostgres } from '../local-postgres/local-postgres.ts';
import { postgresFolder, type Settings } from '../start/settings.ts';

export interface OpenDatabase {
  connectionString: string;
  close: () => Promise<void>;
}

/**
 * The configured database: the server of DATABASE_URL, or the local one that `pnpm start` is running, or else the
 * local one, started for as long as it is open here.
 */
export async function openDatabase(
  settings: Pick<Settings, 'databaseUrl' | 'directUrl' | 'dataDir'>,
): Promise<OpenDatabase> {
  const running =
    settings.directUrl ?? settings.databaseUrl ?? (await findLocalPostgres({ dataDir: postgresFolder(settings) }));
  if (running !== undefined) {
    await assertReachable(running);
    return { connectionString: running, close: async () => {} };
  }
  const local = await startLocalPostgres({ dataDir: postgresFolder(settings) });
  return { connectionString: local.connectionString, close: local.stop };
}

/** Throws an error with a one-line message if the database cannot be reached. */
export async function assertReachable(connectionString: string): Promise<void> {
  if (!URL.canParse(connectionString))
    throw new Error('DATABASE_URL is not an address such as postgresql://user@host/haat.');
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (cause) {
    const { host, pathname } = new URL(connectionString);
    throw new Error(`The database at ${host}${pathname} (DATABASE_URL) cannot be reached: ${reason(cause)}`, { cause });
  } finally {
    await client.end().catch(() => {});
  }
}

function reason(error: unknown): string {
  // If all addresses of a host name refuse the connection, the error itself has no message.
  const first = error instanceof AggregateError ? error.errors[0] : error;
  return first instanceof Error ? first.message : String(first);
}
