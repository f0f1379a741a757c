import type pg from 'pg';
import type { Fillers } from './fillers.ts';

interface Rebuilt {
  tables: readonly string[];
  onProgress: (message: string) => void;
}

interface Index {
  name: string;
  definition: string;
}

/**
 * Fills tables without their indexes, apart from primary keys, and builds these once at the end, which is far
 * quicker.
 */
export async function withoutIndexes(
  fillers: Fillers,
  { tables, onProgress }: Rebuilt,
  fill: () => Promise<void>,
): Promise<void> {
  const [client] = fillers;
  const { rows } = await client.query<Index>(
    `SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition
       FROM pg_index WHERE indrelid = ANY ($1::text[]::regclass[]) AND NOT indisprimary
      ORDER BY pg_get_indexdef(indexrelid) LIKE '% USING gin %' DESC`,
    [tables],
  );
  for (const { name } of rows) await client.query(`DROP INDEX ${name}`);
  await fill();
  // The slowest ones first. Each filler takes the next one when it is done.
  const left = [...rows];
  await Promise.all(fillers.map((filler) => make(filler, { left, onProgress })));
}

async function make(client: pg.Client, { left, onProgress }: { left: Index[]; onProgress: Rebuilt['onProgress'] }) {
  await client.query('SET max_parallel_maintenance_workers = 0');
  for (let index = left.shift(); index !== undefined; index = left.shift()) {
    await client.query(index.definition);
    onProgress(`index ${index.name}`);
  }
}
