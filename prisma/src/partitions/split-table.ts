import type pg from 'pg';
import { readParts } from './table-parts.ts';

/** A table partitioned by order id. */
export interface SplitTable {
  table: string;
  key: string;
}

/** In foreign key order. */
export const split: readonly SplitTable[] = [
  { table: 'orders', key: 'id' },
  { table: 'order_lines', key: 'order_id' },
  { table: 'order_status_changes', key: 'order_id' },
];

const boundName = 'ids_of_before';

/** Whether orders are partitioned already. */
export async function isSplit(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ kind: string }>(
    "SELECT relkind AS kind FROM pg_class WHERE oid = 'orders'::regclass",
  );
  return rows[0]?.kind === 'p';
}

/**
 * Validates, while the shop is selling, that all existing rows are below the bound, so that nobody has to wait while
 * they are read later.
 */
export async function proveBound(client: pg.Client, { table, key }: SplitTable, bound: string): Promise<void> {
  await client.query(`ALTER TABLE ${table} DROP CONSTRAINT IF EXISTS ${boundName}`);
  await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${boundName} CHECK (${key} < ${bound}) NOT VALID`);
  await client.query(`ALTER TABLE ${table} VALIDATE CONSTRAINT ${boundName}`);
}

/**
 * Replaces a table whose bound is validated by a partitioned one; the table becomes its first partition, up to the
 * bound, named `…_before`. Reads and moves no rows. Nothing may reference the table, and no function may take its row
 * type.
 */
export async function splitTable(client: pg.Client, { table, key }: SplitTable, bound: string): Promise<void> {
  const before = `${table}_before`;
  const { indexes, references, triggers, sequence } = await readParts(client, table);
  for (const { name } of triggers) await client.query(`DROP TRIGGER ${name} ON ${table}`);
  for (const { name } of indexes) await client.query(`ALTER INDEX ${name} RENAME TO ${name.replace(table, before)}`);
  await client.query(`
    ALTER TABLE ${table} RENAME TO ${before};
    CREATE TABLE ${table} (LIKE ${before} INCLUDING DEFAULTS INCLUDING CONSTRAINTS INCLUDING STORAGE) PARTITION BY RANGE (${key});
    ALTER TABLE ${table} DROP CONSTRAINT ${boundName}`);
  // An index that matches one of the first partition adopts it instead of being built again.
  for (const { definition, isPrimary, isUnique } of indexes) if (isPrimary || !isUnique) await client.query(definition);
  for (const { definition } of references) await client.query(definition);
  await client.query(`
    ALTER TABLE ${table} ATTACH PARTITION ${before} FOR VALUES FROM (MINVALUE) TO (${bound});
    ALTER TABLE ${before} DROP CONSTRAINT ${boundName}`);
  for (const { definition } of triggers) await client.query(definition);
  if (sequence !== null) await client.query(`ALTER SEQUENCE ${sequence} OWNED BY ${table}.id`);
  await copyEstimates(client, { from: before, to: table });
}

/** Copies what the planner was told about columns, which `LIKE` leaves out. */
export async function copyEstimates(client: pg.Client, { from, to }: { from: string; to: string }): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(
    `SELECT format('ALTER TABLE ONLY %I ALTER COLUMN %I SET (%s)', $2::text, attname, array_to_string(attoptions, ', ')) AS statement
       FROM pg_attribute WHERE attrelid = $1::regclass AND attoptions IS NOT NULL`,
    [from, to],
  );
  for (const { statement } of rows) await client.query(statement);
}
