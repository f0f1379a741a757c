/**
 * `pnpm bench:million`: response times with a million products compared with two thousand: medians, one uncached request at a
 * time. Exits with 1 if one takes more than 1.5 times as long. Creating a million products takes ten minutes and temporarily 3 GB
 * of disk; `--products 100000` creates fewer. Needs a build.
 */
import { parseArgs } from 'node:util';
import { runCommand } from '../start/command.ts';
import { type BenchServer, startBenchServer, withBenchPostgres } from './bench-shop.ts';
import { createDatabase } from './catalogue.ts';
import { getRequest, HttpConnection } from './http-connection.ts';
import { fillLargeShop } from './large-shop.ts';
import { median } from './measure.ts';
import { fillShop } from './parts.ts';
import { questions } from './questions.ts';

const asksEach = 31;
const maxTimesSlower = 1.5;

const { values: options } = parseArgs({ options: { products: { type: 'string', default: '1000000' } } });

await runCommand(() =>
  withBenchPostgres(async (postgres) => {
    await fillShop(postgres.connectionString, { products: 2_000 });
    const connectionString = await createDatabase(postgres.connectionString, 'large');
    await fillLargeShop(connectionString, { products: Number(options.products) });
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
    if (times > maxTimesSlower) isWithin = false;
    console.log(
      `${times > maxTimesSlower ? '✗' : '✓'} ${name.padEnd(44)} ${median(smallMs).toFixed(1).padStart(7)} ms → ${median(largeMs).toFixed(1).padStart(7)} ms, ${times.toFixed(1)} times`,
    );
  }
  smallLine.close();
  largeLine.close();
  return isWithin;
}

async function timed(line: HttpConnection, path: string): Promise<number> {
  const startedAt = performance.now();
  const { status, body } = await line.send(getRequest(path));
  if (status !== 200) throw new Error(`${path} was answered ${status}: ${body.toString().slice(0, 200)}`);
  return performance.now() - startedAt;
}
