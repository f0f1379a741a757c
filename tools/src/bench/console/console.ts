/**
 * `pnpm bench:console`: how long the console's lists, searches and figures take in a shop with a million products and a million
 * orders. Exits with 1 if one takes longer than 100 ms for one request in twenty. Filling the shop takes some minutes and temporarily
 * 8 GB of disk; `--orders 200000 --products 200000` fills a smaller one, `--only shop` asks only what has this word in its name.
 * Needs a build.
 */
import { parseArgs } from 'node:util';
import { runCommand } from '../../start/command.ts';
import { startBenchServer, withBenchPostgres } from '../bench-shop.ts';
import { fillLargeShop } from '../large-shop.ts';
import { ask } from './ask.ts';
import { fillConsole } from './filling/fill-console.ts';
import { readSamples } from './samples.ts';
import { signIn } from './sign-in.ts';

/** Two years of a shop with some thousand orders a day. */
const days = 730;

const { values: options } = parseArgs({
  options: {
    products: { type: 'string', default: '1000000' },
    orders: { type: 'string', default: '1000000' },
    only: { type: 'string', default: '' },
  },
});

await runCommand(() =>
  withBenchPostgres(async (postgres) => {
    const { connectionString } = postgres;
    const startedAt = performance.now();
    const onProgress = (message: string) =>
      console.log(`${((performance.now() - startedAt) / 1000).toFixed(0).padStart(4)} s  ${message}`);
    await fillLargeShop(connectionString, { products: Number(options.products), onProgress });
    await fillConsole(connectionString, { orders: Number(options.orders), days, onProgress });
    const server = await startBenchServer(postgres, { RUN_JOBS: '0' });
    try {
      const cookie = await signIn(connectionString);
      const samples = await readSamples(connectionString);
      const asked = { server, postgresPid: postgres.pid, cookie, samples, word: options.only };
      if (!(await ask(asked))) process.exitCode = 1;
    } finally {
      await server.stop();
    }
  }),
);
