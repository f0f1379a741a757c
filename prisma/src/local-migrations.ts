import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { packageFolder } from './package-folder.ts';

export const schemaFile = path.join(packageFolder, 'schema.prisma');
export const migrationsFolder = path.join(packageFolder, 'migrations');

export interface LocalMigration {
  name: string;
  sql: string;
  /** In the format of that column in `_prisma_migrations`. */
  checksum: string;
}

/** The migrations in a folder, oldest first. */
export async function readMigrations(folder: string): Promise<LocalMigration[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return Promise.all(names.toSorted().map((name) => readMigration({ folder, name })));
}

async function readMigration({ folder, name }: { folder: string; name: string }): Promise<LocalMigration> {
  const sql = await readFile(path.join(folder, name, 'migration.sql'), 'utf8');
  return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
}
