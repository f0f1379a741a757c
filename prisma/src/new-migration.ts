import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { migrationsFolder, schemaFile } from './local-migrations.ts';
import { noFilters, offline, startSchemaEngine } from './schema-engine.ts';

export interface NewMigration {
  name: string;
  /** The folder of the schema and migrations; defaults to the package's own. */
  folder?: string;
  schema?: string;
  /** Writes the migration even if the schema is unchanged, for hand-written SQL. */
  isEmptyAllowed?: boolean;
  now?: Date;
}

/**
 * Writes a migration from the last one's schema to the current one and returns its folder, or undefined if nothing
 * changed. The newest migration's schema is stored next to the migrations, so no database is needed.
 */
export async function writeMigration({
  name,
  folder = migrationsFolder,
  schema = schemaFile,
  isEmptyAllowed = false,
  now = new Date(),
}: NewMigration): Promise<string | undefined> {
  const snapshot = path.join(folder, 'schema.prisma');
  const from = existsSync(snapshot) ? await readFile(snapshot, 'utf8') : undefined;
  const sql = await schemaDifference({ from, to: await readFile(schema, 'utf8') });
  if (sql === undefined && !isEmptyAllowed) return undefined;

  const target = path.join(folder, `${timestamp(now)}_${snakeCase(name)}`);
  await mkdir(target, { recursive: true });
  await writeFile(path.join(target, 'migration.sql'), sql ?? '');
  await copyFile(schema, snapshot);
  return target;
}

async function schemaDifference({ from, to }: { from: string | undefined; to: string }): Promise<string | undefined> {
  const engine = await startSchemaEngine({ schema: to, adapter: offline });
  const { stdout, exitCode } = await engine.diff({
    from: from === undefined ? { tag: 'empty' } : { tag: 'schemaDatamodel', ...schemaFiles(from) },
    to: { tag: 'schemaDatamodel', ...schemaFiles(to) },
    script: true,
    exitCode: true,
    filters: noFilters,
  });
  const hasDifference = exitCode === 2;
  return hasDifference ? (stdout ?? undefined) : undefined;
}

function schemaFiles(content: string) {
  return { configDir: '', files: [{ path: 'schema.prisma', content }] };
}

function timestamp(now: Date) {
  return now.toISOString().replace(/\D/g, '').slice(0, 14);
}

function snakeCase(name: string) {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '');
}

if (import.meta.main) {
  const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
  if (words.length === 0) {
    console.error('Name the migration: pnpm db:migration add-gift-wrapping');
    process.exit(1);
  }
  const target = await writeMigration({ name: words.join(' '), isEmptyAllowed: process.argv.includes('--empty') });
  console.log(
    target === undefined
      ? 'schema.prisma says the same as the last migration; add --empty for SQL written by hand.'
      : `Wrote ${path.relative(process.cwd(), target)}/migration.sql. Read it before you commit it.`,
  );
}
