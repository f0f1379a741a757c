import type { Fillers } from './fillers.ts';

interface Rebuilt {
  tables: readonly string[];
  /** Further statements to run once the tables are filled, beside the building of indexes. */
  meanwhile?: readonly Task[];
  onProgress: (message: string) => void;
}

/** A statement that one filler runs. */
export interface Task {
  name: string;
  statement: string;
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
  { tables, meanwhile = [], onProgress }: Rebuilt,
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
  for (const filler of fillers) await filler.query('SET max_parallel_maintenance_workers = 0');
  // The slowest ones first.
  const indexes = rows.map(({ name, definition }) => ({ name: `index ${name}`, statement: definition }));
  await share(fillers, { tasks: [...meanwhile, ...indexes], onProgress });
}

/** Runs statements, each filler taking the next one when it is done. */
export async function share(
  fillers: Fillers,
  { tasks, onProgress }: { tasks: readonly Task[]; onProgress: Rebuilt['onProgress'] },
): Promise<void> {
  const left = [...tasks];
  await Promise.all(
    fillers.map(async (filler) => {
      for (let task = left.shift(); task !== undefined; task = left.shift()) {
        await filler.query(task.statement);
        onProgress(task.name);
      }
    }),
  );
}
