import pg from 'pg';
import { addMonth, beginMonth, type Month, monthsFromNow } from './months.ts';
import { lockTables, patiently } from './patiently.ts';
import { isSplit, proveBound, split, splitTable } from './split-table.ts';
import { functionsNaming, referencesTo } from './table-parts.ts';

interface OrderMonths {
  /** Must point to PostgreSQL itself, not to a pooler, and connect as the owner of the tables. */
  connectionString: string;
  /** How many months after the current one get partitions. */
  ahead: number;
  onProgress: (message: string) => void;
}

/**
 * Partitions orders, their lines and their history by month on the first run; after that, ensures that the coming
 * months have partitions and that new orders go into the current one's. The shop keeps selling; it waits for a moment
 * while the tables are exchanged. All existing rows stay in one partition. Throws if the database is too busy for
 * that moment; the tables are then unchanged.
 */
export async function keepOrderMonths({ connectionString, ahead, onProgress }: OrderMonths): Promise<void> {
  const name = 'haat order-months';
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000, application_name: name });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query("SELECT pg_advisory_lock(hashtextextended('order months', 0))");
    const [present, ...coming] = await monthsFromNow(client, ahead + 1);
    if (!present) throw new Error('The database does not say which month it is.');
    if (!(await isSplit(client))) await splitAll(client, { present, onProgress });
    for (const month of coming)
      if (await patiently(client, () => addMonth(client, month))) onProgress(`There is room for ${month.name}.`);
    if (await beginMonth(client, present)) onProgress(`New orders go into ${present.name}.`);
  } finally {
    await client.end();
  }
}

interface Split {
  present: Month;
  onProgress: (message: string) => void;
}

/** Orders of the current month stay with the older ones: the next month is the first with its own partition. */
async function splitAll(client: pg.Client, { present, onProgress }: Split): Promise<void> {
  for (const each of split) await proveBound(client, each, present.endId);
  onProgress('All rows were read.');
  const tables = split.map(({ table }) => table);
  const references = await referencesTo(client, 'orders');
  const functions = await functionsNaming(client, tables);
  const waitedMs = await patiently(client, async () => {
    await lockTables(client, new Set([...tables, ...references.map(({ table }) => table)]));
    const startedAt = performance.now();
    for (const { table, name } of references) await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
    for (const { signature, takesRows } of functions) if (takesRows) await client.query(`DROP FUNCTION ${signature}`);
    for (const each of split) await splitTable(client, each, present.endId);
    for (const { table, name, definition } of references)
      await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition} NOT VALID`);
    // Recreated, so that no connection reuses cached plans for the old tables.
    await client.query('SET LOCAL check_function_bodies = off');
    for (const { definition } of functions) await client.query(definition);
    return performance.now() - startedAt;
  });
  onProgress(`The tables were exchanged, for which orders waited ${waitedMs.toFixed(0)} ms.`);
  for (const { table, name } of references) await client.query(`ALTER TABLE ${table} VALIDATE CONSTRAINT ${name}`);
  await client.query(`ANALYZE ${tables.join(', ')}`);
  onProgress('Every reference to an order was checked.');
}
