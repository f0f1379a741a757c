import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { packageFolder } from '../src/package-folder.ts';
import type { TestDatabase } from './test-database.ts';

const folder = path.join(packageFolder, 'test/older-shop');

interface OldRows {
  /** The name of a migration. */
  after: string;
  sql: string;
}

/**
 * The rows that a shop had in the tables that were new at the migration after which each file is named. Every table
 * has some: a new table gets its rows in the file of a later migration.
 */
export async function rowsOfOldShop(): Promise<OldRows[]> {
  const files = (await readdir(folder)).toSorted();
  return Promise.all(
    files.map(async (file) => ({
      after: path.basename(file, '.sql'),
      sql: await readFile(path.join(folder, file), 'utf8'),
    })),
  );
}

/** Does what the hourly jobs do: counts what sold. */
export async function countSold(database: TestDatabase): Promise<void> {
  await database.query(`
    SELECT count_sold((SELECT max(id) FROM stock_movements), 100000);
    SELECT rank_sold(1, 1000, 100), figure_brands(1, 1000)`);
}
