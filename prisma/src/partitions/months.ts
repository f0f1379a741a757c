import type pg from 'pg';
import { copyEstimates, split, type SplitTable } from './split-table.ts';

/** The distance between the first ids of two months: no month has more orders. */
const idsEach = 1_000_000_000;

export interface Month {
  /** Such as 202612. */
  name: string;
  firstId: string;
  /** The first id of the next month. */
  endId: string;
}

/**
 * The current month in Dhaka and the following ones. An order's id contains its month: the ids of December 2026 begin
 * with 202612 000000000.
 */
export async function monthsFromNow(client: pg.Client, count: number): Promise<Month[]> {
  const { rows } = await client.query<Month>(
    `SELECT name, name::bigint * ${idsEach} AS "firstId", after::bigint * ${idsEach} AS "endId"
       FROM generate_series(0, $1::int - 1) AS n, date_trunc('month', now() AT TIME ZONE 'Asia/Dhaka') AS present,
            to_char(present + n * interval '1 month', 'YYYYMM') AS name,
            to_char(present + (n + 1) * interval '1 month', 'YYYYMM') AS after`,
    [count],
  );
  return rows;
}

/** Adds the partition of a month to each partitioned table unless it exists; returns whether it added any. */
export async function addMonth(client: pg.Client, { name, firstId, endId }: Month): Promise<boolean> {
  let isAdded = false;
  for (const { table } of split) {
    const partition = `${table}_${name}`;
    const { rows } = await client.query<{ is_there: boolean }>('SELECT to_regclass($1) IS NOT NULL AS is_there', [
      partition,
    ]);
    if (rows[0]?.is_there) continue;
    await client.query(`CREATE TABLE ${partition} (LIKE ${table} INCLUDING DEFAULTS INCLUDING CONSTRAINTS)`);
    for (const definition of await uniqueIndexes(client, { table, partition })) await client.query(definition);
    await copyEstimates(client, { from: table, to: partition });
    await client.query(`ALTER TABLE ${table} ATTACH PARTITION ${partition} FOR VALUES FROM (${firstId}) TO (${endId})`);
    isAdded = true;
  }
  return isAdded;
}

/**
 * PostgreSQL enforces uniqueness across partitions only for keys that contain the partition key. The other keys are
 * unique within each partition; across two months, place_orders checks them while the account is locked.
 */
async function uniqueIndexes(
  client: pg.Client,
  { table, partition }: Pick<SplitTable, 'table'> & { partition: string },
): Promise<string[]> {
  const { rows } = await client.query<{ definition: string }>(
    `SELECT pg_get_indexdef(indexrelid) AS definition FROM pg_index
      WHERE indrelid = $1::regclass AND indisunique AND NOT indisprimary`,
    [`${table}_before`],
  );
  return rows.map(({ definition }) => definition.replaceAll(`${table}_before`, partition));
}

/**
 * Switches new orders to ids of the current month, if its partition exists and the switch has not happened yet. Until
 * this is called, orders stay in the partition of the last month that was started.
 */
export async function beginMonth(client: pg.Client, { name, firstId }: Month): Promise<boolean> {
  const { rowCount } = await client.query(
    // As if the id before the first had been issued: a backup cannot tell where a sequence begins that has issued none.
    `SELECT setval('orders_id_seq', $1::bigint - 1) FROM pg_sequences
      WHERE schemaname = 'public' AND sequencename = 'orders_id_seq' AND coalesce(last_value, 0) < $1::bigint - 1
        AND to_regclass('orders_' || $2) IS NOT NULL`,
    [firstId, name],
  );
  return rowCount === 1;
}
