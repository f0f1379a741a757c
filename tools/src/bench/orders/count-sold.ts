import pg from 'pg';
import { reportTimes } from './times.ts';

/** The batch sizes of the server's job. */
const bites = { movements: 5_000, products: 20_000 };

/**
 * Counts all sales ever, as the job does after an update, and ranks all products; prints the times of its statements.
 * Then the server's own job has little left to do.
 */
export async function countSold(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const counting: number[] = [];
    for (let more = true; more;) {
      const startedAt = performance.now();
      const { rows } = await client.query<{ more: boolean }>(
        `SELECT count_sold((SELECT max(id) FROM stock_movements), ${bites.movements}) AS more`,
      );
      more = rows[0]?.more === true;
      counting.push(performance.now() - startedAt);
    }
    report(`${bites.movements} movements counted`, counting);
    await client.query('VACUUM ANALYZE sold_by_day');
    const { rows } = await client.query<{ last: number }>('SELECT max(product_id) AS last FROM sold_by_day');
    const ranking: number[] = [];
    for (let from = 1; from <= (rows[0]?.last ?? 0); from += bites.products) {
      const startedAt = performance.now();
      await client.query('SELECT rank_sold($1, $2, 200)', [from, from + bites.products - 1]);
      ranking.push(performance.now() - startedAt);
    }
    report(`${bites.products} products ranked`, ranking);
  } finally {
    await client.end();
  }
}

function report(name: string, times: number[]): void {
  reportTimes(name, times);
  const allMs = times.reduce((sum, ms) => sum + ms, 0);
  console.log(
    `  ${times.length} statements, ${(allMs / 1000).toFixed(1)} s, the longest ${Math.max(...times).toFixed(0)} ms`,
  );
}
