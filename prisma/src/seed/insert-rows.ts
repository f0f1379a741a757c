import type pg from 'pg';

export type Row = Record<string, unknown>;

/**
 * Inserts rows in one statement and returns those that were new; existing rows with the same key are left unchanged.
 * Every row has the same keys, which are column names.
 */
export async function insertRows<Returned extends Row = Row>({
  client,
  table,
  rows,
  returning = '*',
}: {
  client: pg.Client;
  table: string;
  rows: Row[];
  returning?: string;
}): Promise<Returned[]> {
  const [first] = rows;
  if (first === undefined) return [];
  const columns = Object.keys(first)
    .map((column) => `"${column}"`)
    .join(', ');
  const { rows: inserted } = await client.query<Returned>(
    `INSERT INTO "${table}" (${columns})
     SELECT ${columns} FROM jsonb_populate_recordset(NULL::"${table}", $1::jsonb)
     ON CONFLICT DO NOTHING RETURNING ${returning}`,
    [JSON.stringify(rows)],
  );
  return inserted;
}

/** Advances a table's sequence past explicitly inserted ids. */
export async function moveSequence({ client, table }: { client: pg.Client; table: string }): Promise<void> {
  await client.query(
    `SELECT setval(pg_get_serial_sequence('"${table}"', 'id'), (SELECT greatest(max(id), 1) FROM "${table}"))`,
  );
}
