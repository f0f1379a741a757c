import { setTimeout as sleep } from 'node:timers/promises';
import { exactly, type Fault, withinMs } from '../../fault.ts';
import type { Stage } from '../../stage/stage.ts';

const lines = 2_000;
const [priceBefore, priceAfter] = [100_000, 123_400];
const importId = '01890000-0000-7000-8000-0000000000f1';
const staffId = '01890000-0000-7000-8000-0000000000f2';

export const importKilled: Fault = {
  id: 'I23',
  title: 'kill -9 of the process that saves an import of 2,000 products, in the middle',
  runs: { short: 1, long: 3 },
  async run(stage) {
    const [worker, other] = stage.shops;
    await other.stop();
    await prepareImport(stage);
    await until(stage, `state = 'checked'`);
    await stage.pool.query(`UPDATE import_runs SET state = 'applying', done_line = 0, applied_by = $1`, [staffId]);
    await until(stage, `done_line > 1`);
    await worker.kill();
    const killedAt = performance.now();
    const middle = await savedSoFar(stage);
    await Promise.all([worker.start(), other.start()]);
    await until(stage, `state = 'applied'`);
    const ms = performance.now() - killedAt;
    const end = await savedSoFar(stage);
    await removeImport(stage);
    return {
      'in the middle': { value: middle.saved, bar: `0 … ${lines}`, isWithin: middle.saved > 0 && middle.saved < lines },
      'half done': exactly(middle.saved - middle.changed, 0),
      'saved in the end': exactly(end.changed, lines),
      'stock moved twice': exactly(end.movements - lines, 0),
      'complete after': withinMs(ms, 15_000),
    };
  },
};

/** Products, and a file that changes each price and adds five pieces, ready to be checked. */
async function prepareImport({ goods, pool }: Stage): Promise<void> {
  const product = await goods.product({ stock: 10 });
  await pool.query(
    `WITH made AS (
       INSERT INTO products (slug, title, title_bn, description, description_bn, photo, price, offer_price, stock, condition,
                             brand_id, category_id, subcategory_id, shop_id)
       SELECT 'imported-' || n, title, title_bn, description, description_bn, photo, $2, $2, 10, condition,
              brand_id, category_id, subcategory_id, shop_id FROM products, generate_series(1, $3::int) AS n WHERE id = $1
       RETURNING id)
     INSERT INTO stock_movements (product_id, delta, reason) SELECT id, 10, 'opening' FROM made`,
    [product.id, priceBefore, lines],
  );
  await pool.query(
    `INSERT INTO staff_members (id, email, full_name, role) VALUES ($1, 'import@haat.example', 'Nusrat Jahan', 'operator')
     ON CONFLICT DO NOTHING`,
    [staffId],
  );
  const columns = ['slug', 'price', 'stock'].map((field) => ({ heading: field, sample: '', field, guess: 'known' }));
  await pool.query(
    `INSERT INTO import_runs (id, file_name, encoding, columns, line_count, staff_id) VALUES ($1, 'prices.csv', 'comma, UTF-8', $2, $3, $4)`,
    [importId, JSON.stringify(columns), lines, staffId],
  );
  await pool.query(
    `INSERT INTO import_lines (run_id, line, cells) SELECT $1, n + 1, ARRAY['imported-' || n, $2, '15'] FROM generate_series(1, $3::int) AS n`,
    [importId, String(priceAfter / 100), lines],
  );
  await pool.query(`UPDATE import_runs SET state = 'checking' WHERE id = $1`, [importId]);
}

async function until({ pool }: Stage, condition: string): Promise<void> {
  for (;;) {
    const { rowCount } = await pool.query(`SELECT FROM import_runs WHERE id = $1 AND ${condition}`, [importId]);
    if (rowCount === 1) return;
    await sleep(5);
  }
}

/** The numbers of lines marked as saved, of changed products, and of their stock movements. */
async function savedSoFar({ pool }: Stage): Promise<{ saved: number; changed: number; movements: number }> {
  const { rows } = await pool.query<{ saved: number; changed: number; movements: number }>(
    `SELECT (SELECT count(*)::int FROM import_lines WHERE run_id = $1 AND outcome = 'saved') AS saved,
            (SELECT count(*)::int FROM products WHERE slug LIKE 'imported-%' AND price = $2 AND stock = 15) AS changed,
            (SELECT count(*)::int FROM stock_movements m JOIN products p ON p.id = m.product_id
              WHERE p.slug LIKE 'imported-%' AND m.reason = 'recount') AS movements`,
    [importId, priceAfter],
  );
  return rows[0] ?? { saved: 0, changed: 0, movements: 0 };
}

async function removeImport({ pool }: Stage): Promise<void> {
  await pool.query('DELETE FROM import_runs WHERE id = $1', [importId]);
  await pool.query(`DELETE FROM products WHERE slug LIKE 'imported-%'`);
}
