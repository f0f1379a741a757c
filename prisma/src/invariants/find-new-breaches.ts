import type { Pool, PoolClient } from 'pg';
import { changesSince, type Changes } from './changes.ts';
import {
  type Breach,
  breachesInEverything,
  invariantsOf,
  patienceMs,
  readWholeTables,
  violations,
} from './find-breaches.ts';
import { isKeyless, keyless, narrowings, type Scope, withTables } from './scopes.ts';

/** What `findNewBreaches` found. */
export interface NewBreaches {
  breaches: Breach[];
  /** How many orders were checked; null if everything was, because nothing had been checked before. */
  orders: number | null;
}

/**
 * Checks the invariants of orders that were placed, moved, settled or forgotten since the last call that found no
 * violation, and those that do not depend on the number of orders. The first call checks everything. Sees one state
 * of the database, while the shop sells.
 */
export async function findNewBreaches(pool: Pick<Pool, 'connect'>): Promise<NewBreaches> {
  const client = await pool.connect();
  try {
    // The lock comes before the snapshot, so that a second check sees the mark of the first.
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ; LOCK TABLE checked_mark IN EXCLUSIVE MODE');
    await client.query(`SET LOCAL statement_timeout = ${patienceMs}`);
    const found = await newBreachesSeenBy(client);
    await client.query('COMMIT');
    return found;
  } finally {
    await client.query('ROLLBACK').catch(() => {});
    client.release();
  }
}

/** Does the same within the client's transaction. */
export async function newBreachesSeenBy(client: PoolClient): Promise<NewBreaches> {
  const changes = await changesSince(client);
  const breaches = changes ? await breachesIn(client, changes) : await breachesInEverything(client);
  if (breaches.length === 0) await moveMark(client);
  return { breaches, orders: changes?.orders.length ?? null };
}

async function breachesIn(client: PoolClient, changes: Changes): Promise<Breach[]> {
  const breaches: Breach[] = [];
  for (const [invariant, { sql, scope }] of await invariantsOf(client)) {
    const rows = await violationsIn(client, { changes, sql, scope });
    if (rows.length > 0) breaches.push({ invariant, rows });
  }
  return breaches;
}

interface Narrowed {
  changes: Changes;
  sql: string;
  scope: Scope;
}

async function violationsIn(client: PoolClient, { changes, sql, scope }: Narrowed): Promise<unknown[]> {
  if (isKeyless(scope)) {
    await readWholeTables(client);
    return violations(client, withTables(keyless[scope], sql));
  }
  await readByIndex(client);
  const { keys, atOnce, tables } = narrowings[scope];
  for (let from = 0; from < changes[keys].length; from += atOnce) {
    const rows = await violations(client, withTables(tables, sql), [changes[keys].slice(from, from + atOnce)]);
    if (rows.length > 0) return rows;
  }
  return [];
}

/** For statements that read a few rows of large tables, whatever the statistics say about those. */
async function readByIndex(client: PoolClient): Promise<void> {
  await client.query('SET LOCAL enable_nestloop = on; SET LOCAL enable_seqscan = off; SET LOCAL jit = off');
}

/** The next check begins here. */
async function moveMark(client: PoolClient): Promise<void> {
  // All movements up to the other mark are visible: it moves once the transactions that store them have ended.
  await client.query(`
    INSERT INTO checked_stock AS checked (product_id, stock, from_orders)
    SELECT product_id, sum(delta), coalesce(sum(delta) FILTER (WHERE reason IN ('order', 'cancellation', 'return')), 0)
      FROM stock_movements
     WHERE id > (SELECT movement_id FROM checked_mark) AND id <= (SELECT movement_id FROM sold_mark)
     GROUP BY product_id
    ON CONFLICT (product_id) DO UPDATE
       SET stock = checked.stock + excluded.stock, from_orders = checked.from_orders + excluded.from_orders`);
  await client.query('UPDATE checked_mark SET checked_at = now(), movement_id = (SELECT movement_id FROM sold_mark)');
}
