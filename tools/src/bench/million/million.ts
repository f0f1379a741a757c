/**
 * `pnpm bench:million`: response times with a million products compared with two thousand: medians, one uncached request at a
 * time. Exits with 1 if one takes more than 1.5 times as long, or a search more than 300 ms. Creating a million products takes under
 * two minutes and temporarily 4 GB of disk; `--products 100000` creates fewer. Needs a build.
 */
import { parseArgs } from 'node:util';
import pg from 'pg';
import { runCommand } from '../../start/command.ts';
import { type BenchServer, startBenchServer, withBenchPostgres } from '../bench-shop.ts';
import { createDatabase } from '../catalogue.ts';
import { getRequest, HttpConnection } from '../http-connection.ts';
import { inBulk } from './fillers.ts';
import { fillLargeShop } from './large-shop.ts';
import { median } from '../measure.ts';
import { fillShop } from '../parts.ts';
import { questions } from '../questions.ts';

const asksEach = 31;
const maxTimesSlower = 1.5;
const maxSearchMs = 300;

const { values: options } = parseArgs({ options: { products: { type: 'string', default: '1000000' } } });

await runCommand(() =>
  withBenchPostgres(async (postgres) => {
    await fillShop(postgres.connectionString, { products: 2_000 });
    const connectionString = await createDatabase(postgres.connectionString, 'large');
    const startedAt = performance.now();
    const passed = () => `${((performance.now() - startedAt) / 1000).toFixed(0).padStart(4)} s  `;
    await inBulk(postgres.connectionString, () =>
      fillLargeShop(connectionString, {
        products: Number(options.products),
        onProgress: (message) => console.log(passed() + message),
      }),
    );
    console.log(`${passed()}filled`);
    await printIndexSizes(connectionString);
    const uncached = { CACHE_MEGABYTES: '1', RUN_JOBS: '0' };
    const small = await startBenchServer(postgres, uncached);
    const large = await startBenchServer({ ...postgres, connectionString }, uncached);
    try {
      if (!(await compare({ small, large }))) process.exitCode = 1;
    } finally {
      await Promise.all([small.stop(), large.stop()]);
    }
  }),
);

async function compare({ small, large }: { small: BenchServer; large: BenchServer }): Promise<boolean> {
  const smallLine = await HttpConnection.open(small.port);
  const largeLine = await HttpConnection.open(large.port);
  let isWithin = true;
  for (const [name, question] of Object.entries(questions)) {
    const smallMs: number[] = [];
    const largeMs: number[] = [];
    for (let turn = 0; turn < asksEach; turn += 1) {
      smallMs.push(await timed(smallLine, await question({ line: smallLine, turn })));
      largeMs.push(await timed(largeLine, await question({ line: largeLine, turn })));
    }
    const times = median(largeMs) / median(smallMs);
    const isTooSlow = times > maxTimesSlower || (name.startsWith('search') && Math.max(...largeMs) > maxSearchMs);
    if (isTooSlow) isWithin = false;
    console.log(
      `${isTooSlow ? '✗' : '✓'} ${name.padEnd(44)} ${median(smallMs).toFixed(1).padStart(7)} ms → ${median(largeMs).toFixed(1).padStart(7)} ms, ${times.toFixed(1)} times, at most ${Math.max(...largeMs).toFixed(0)} ms`,
    );
  }
  smallLine.close();
  largeLine.close();
  return isWithin;
}

async function printIndexSizes(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query<{ name: string; megabytes: number }>(
    `SELECT c.relname AS name, round(pg_relation_size(c.oid) / 1048576.0)::int AS megabytes
       FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
      WHERE i.indrelid IN ('products'::regclass, 'product_search'::regclass) ORDER BY 2 DESC`,
  );
  await client.end();
  for (const { name, megabytes } of rows) console.log(`${String(megabytes).padStart(6)} MB  ${name}`);
}

async function timed(line: HttpConnection, path: string): Promise<number> {
  const startedAt = performance.now();
  const { status, body } = await line.send(getRequest(path));
  if (status !== 200) throw new Error(`${path} was answered ${status}: ${body.toString().slice(0, 200)}`);
  return performance.now() - startedAt;
}
