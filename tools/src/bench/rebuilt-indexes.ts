import type pg from 'pg';

interface Rebuilt {
  tables: readonly string[];
  onProgress: (message: string) => void;
}

/** Fills tables without their indexes, other than those of primary keys, and makes these once at the end, which is far quicker. */
export async function withoutIndexes(
  client: pg.Client,
  { tables, onProgress }: Rebuilt,
  fill: () => Promise<void>,
): Promise<void> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition
       FROM pg_index WHERE indrelid = ANY ($1::text[]::regclass[]) AND NOT indisprimary`,
    [tables],
  );
  for (const { name } of rows) await client.query(`DROP INDEX ${name}`);
  await fill();
  for (const { name, definition } of rows) {
    await client.query(definition);
    onProgress(`index ${name}`);
  }
}
