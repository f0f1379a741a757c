import { readFile } from 'node:fs/promises';
import { PrismaPg } from '@prisma/adapter-pg';
import type { SqlMigrationAwareDriverAdapterFactory } from '@prisma/driver-adapter-utils';
import pg from 'pg';
import { type LocalMigration, migrationsFolder, readMigrations, schemaFile } from './local-migrations.ts';
import { adoptBaseline, readAppliedMigrations } from './migration-history.ts';
import { noFilters, startSchemaEngine } from './schema-engine.ts';
import {
  applyFunctions,
  findChangedFunctions,
  type FunctionFile,
  readFunctionFiles,
  runFunctionsOfTables,
} from './sql-functions.ts';

/** Our own arbitrary number; not 72707369, which Prisma's engine uses. */
const migrationLock = 20_231_121;

export interface MigrateOptions {
  /** Must point to PostgreSQL itself, not to a pooler. */
  connectionString: string;
  /** The last migration to apply, without the functions, which match only the newest one; everything if omitted. */
  upTo?: string;
}

/**
 * Applies pending migrations and changed SQL functions, and returns the names of the migrations and function files
 * applied. Concurrent processes wait for each other. Throws a one-line error if the database holds tables of another
 * application or is too old for the baseline.
 */
export async function migrate({ connectionString, upTo }: MigrateOptions): Promise<string[]> {
  const client = await openClient(connectionString);
  try {
    if (isNothing(await findWork(client, upTo))) return [];
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    const work = await findWork(client, upTo);
    if (isNothing(work)) return [];
    await adoptBaseline(client);
    await runFunctionsOfTables(client);
    const migrations = await apply({ connectionString, migrations: work.migrations });
    await applyFunctions(client, work.functions);
    return [...migrations, ...work.functions.map(({ name }) => name)];
  } finally {
    await client.end();
  }
}

/** Pending migrations, oldest first. Changes nothing. */
export async function pendingMigrations({ connectionString }: { connectionString: string }): Promise<string[]> {
  const client = await openClient(connectionString);
  try {
    return (await findWork(client)).migrations.map(({ name }) => name);
  } finally {
    await client.end();
  }
}

interface Work {
  migrations: LocalMigration[];
  functions: FunctionFile[];
}

function isNothing({ migrations, functions }: Work): boolean {
  return migrations.length === 0 && functions.length === 0;
}

async function findWork(client: pg.Client, upTo?: string): Promise<Work> {
  const local = await readMigrations(migrationsFolder);
  const applied = await readAppliedMigrations(client);
  if (applied === null) await assertNoTables(client);
  const lacking = local.filter(({ name }) => !applied?.includes(name));
  if (upTo !== undefined) return { migrations: lacking.filter(({ name }) => name <= upTo), functions: [] };
  // A newer version has run here and installed newer functions: they stay after a rollback, as its tables do.
  const isNewer = applied?.some((name) => !local.some((migration) => migration.name === name)) ?? false;
  return {
    migrations: lacking,
    functions: isNewer ? [] : await findChangedFunctions(client, await readFunctionFiles()),
  };
}

async function assertNoTables(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query("SELECT FROM pg_tables WHERE schemaname = 'public' LIMIT 1");
  if (rowCount) throw new Error('The database schema is not empty, and its tables are not those of Haat.');
}

async function openClient(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000, application_name: 'haat migrate' });
  // The query in progress rejects too; without a listener, a broken connection would end the process.
  client.on('error', () => {});
  await client.connect();
  return client;
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

/** Prisma's adapter, except that scripts are sent whole: the adapter itself splits them at every semicolon. */
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
