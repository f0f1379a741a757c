import { readFile } from 'node:fs/promises';
import { PrismaPg } from '@prisma/adapter-pg';
import type { SqlMigrationAwareDriverAdapterFactory } from '@prisma/driver-adapter-utils';
import pg from 'pg';
import { type LocalMigration, migrationsFolder, readMigrations, schemaFile } from './local-migrations.ts';
import { noFilters, startSchemaEngine } from './schema-engine.ts';
import { applyFunctions, findChangedFunctions, type FunctionFile, readFunctionFiles } from './sql-functions.ts';

/** Any number of ours; not 72707369, which Prisma's engine takes for itself. */
const migrationLock = 20_231_121;

export interface MigrateOptions {
  /** Must lead to PostgreSQL itself, not to a pooler. */
  connectionString: string;
  /** The last migration to apply; the newest when left out. */
  upTo?: string;
}

/**
 * Brings a database to the newest migration and its SQL functions to their present text, and gives the names of the
 * migrations and of the function files that were applied. Processes that start at once wait for each other.
 */
export async function migrate({ connectionString, upTo }: MigrateOptions): Promise<string[]> {
  const target = await readTarget(upTo);
  const client = await openClient(connectionString);
  try {
    if (await isUpToDate(client, target)) return [];
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    if (await isUpToDate(client, target)) return [];
    const migrations = await apply({ connectionString, migrations: target.migrations });
    const functions = await findChangedFunctions(client, target.functions);
    await applyFunctions(client, functions);
    return [...migrations, ...functions.map(({ name }) => name)];
  } finally {
    await client.end();
  }
}

/** The migrations that a database still lacks, oldest first. Changes nothing. */
export async function pendingMigrations({ connectionString }: { connectionString: string }): Promise<string[]> {
  const client = await openClient(connectionString);
  try {
    return await findPending(client, await readMigrations(migrationsFolder));
  } finally {
    await client.end();
  }
}

/** What a database should have. */
interface Target {
  migrations: LocalMigration[];
  functions: FunctionFile[];
}

async function readTarget(upTo: string | undefined): Promise<Target> {
  const migrations = await readMigrations(migrationsFolder);
  if (upTo === undefined) return { migrations, functions: await readFunctionFiles() };
  // Functions are written for the newest migration.
  return { migrations: migrations.filter(({ name }) => name <= upTo), functions: [] };
}

async function openClient(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000, application_name: 'haat migrate' });
  // The query in progress rejects as well; without a listener a broken connection would end the process.
  client.on('error', () => {});
  await client.connect();
  return client;
}

async function isUpToDate(client: pg.Client, { migrations, functions }: Target): Promise<boolean> {
  if ((await findPending(client, migrations)).length > 0) return false;
  return (await findChangedFunctions(client, functions)).length === 0;
}

async function findPending(client: pg.Client, migrations: LocalMigration[]): Promise<string[]> {
  const table = await client.query("SELECT to_regclass('_prisma_migrations') IS NOT NULL AS exists");
  if (!table.rows[0].exists) return migrations.map(({ name }) => name);
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'SELECT migration_name AS name, checksum FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL',
  );
  const applied = new Map(rows.map(({ name, checksum }) => [name, checksum]));
  return migrations.filter(({ name, checksum }) => applied.get(name) !== checksum).map(({ name }) => name);
}

async function apply({ connectionString, migrations }: { connectionString: string; migrations: LocalMigration[] }) {
  const pool = new pg.Pool({ connectionString, application_name: 'haat migrate' });
  pool.on('error', () => {});
  try {
    const engine = await startSchemaEngine({ schema: await readFile(schemaFile, 'utf8'), adapter: adapterOf(pool) });
    const { appliedMigrationNames } = await engine.applyMigrations({
      migrationsList: migrationList(migrations),
      filters: noFilters,
    });
    return appliedMigrationNames;
  } finally {
    await pool.end();
  }
}

/** Prisma's adapter, but a script goes to PostgreSQL in one piece: the adapter's own way cuts it at every semicolon. */
function adapterOf(pool: pg.Pool): SqlMigrationAwareDriverAdapterFactory {
  const factory = new PrismaPg(pool);
  const connect = async () => {
    const adapter = await factory.connect();
    adapter.executeScript = async (script) => {
      await pool.query(script);
    };
    return adapter;
  };
  return { provider: factory.provider, adapterName: factory.adapterName, connect, connectToShadowDb: connect };
}

function migrationList(migrations: LocalMigration[]) {
  return {
    baseDir: migrationsFolder,
    lockfile: { path: 'migration_lock.toml', content: 'provider = "postgresql"\n' },
    shadowDbInitScript: '',
    migrationDirectories: migrations.map(({ name, sql }) => ({
      path: name,
      migrationFile: { path: 'migration.sql', content: { tag: 'ok' as const, value: sql } },
    })),
  };
}
