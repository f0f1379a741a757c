import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';

const connections = 16;

/** Separate tables for the minimum cost of an order. */
const tables = `
DROP TABLE IF EXISTS floor_jobs, floor_lines, floor_orders, floor_stock;
CREATE TABLE floor_stock (id int PRIMARY KEY, stock int NOT NULL CHECK (stock >= 0)) WITH (fillfactor = 85);
CREATE TABLE floor_orders (id bigserial PRIMARY KEY, user_id int NOT NULL, total int NOT NULL, created_at timestamptz NOT NULL DEFAULT now());
CREATE TABLE floor_lines (id bigserial PRIMARY KEY, order_id bigint NOT NULL REFERENCES floor_orders, product_id int NOT NULL, qty int NOT NULL);
CREATE TABLE floor_jobs (id bigserial PRIMARY KEY, order_id bigint NOT NULL, kind text NOT NULL);
INSERT INTO floor_stock SELECT id, 1000000000 FROM generate_series(1, 2000) AS id;
VACUUM ANALYZE floor_stock;`;

const script = `\\set product random(1, 2000)
\\set shopper random(1, 100000)
BEGIN;
UPDATE floor_stock SET stock = stock - 1 WHERE id = :product AND stock >= 1;
INSERT INTO floor_orders (user_id, total) VALUES (:shopper, 1000) RETURNING id AS order \\gset
INSERT INTO floor_lines (order_id, product_id, qty) VALUES (:order, :product, 1);
INSERT INTO floor_jobs (order_id, kind) VALUES (:order, 'order');
COMMIT;
`;

/**
 * Places minimal orders for some seconds with 16 clients of pgbench: one transaction with guarded stock, order, line
 * and job.
 */
export async function runOrderFloor({
  connectionString,
  seconds,
}: {
  connectionString: string;
  seconds: number;
}): Promise<{ count: number; perSecond: number }> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(tables.replace(/VACUUM.*$/m, ''));
  await client.query('VACUUM ANALYZE floor_stock');
  await client.end();

  const folder = mkdtempSync(path.join(tmpdir(), 'haat-bench-'));
  const file = path.join(folder, 'order.sql');
  writeFileSync(file, script);
  try {
    const options = ['-n', '-M', 'prepared', '-c', String(connections), '-j', '1', '-T', String(seconds), '-f', file];
    const { stdout } = await promisify(execFile)('pgbench', [...options, connectionString]);
    const [, count] = /actually processed: (\d+)/.exec(stdout) ?? [];
    const [, perSecond] = /tps = ([\d.]+)/.exec(stdout) ?? [];
    return { count: Number(count), perSecond: Number(perSecond) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
