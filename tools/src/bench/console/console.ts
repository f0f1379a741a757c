/**
 * `pnpm bench:console`: how long the console's lists, searches and figures take in a shop with a million products and
 * a million orders. Exits with 1 if one takes longer than 100 ms for one request in twenty. Filling the shop takes
 * some minutes and temporarily 8 GB of disk; `--orders 200000 --products 200000` fills a smaller one, `--folder
 * /tmp/shop` keeps it there for the next run, and `--only shop,brand` asks only the questions with one of these
 * in their names. Needs a build.
 */
import { parseArgs } from 'node:util';
import { runCommand } from '../../start/command.ts';
import { startBenchServer } from '../bench-shop.ts';
import { ask } from './ask.ts';
import { withOldShop } from './old-shop.ts';
import { readSamples } from './samples.ts';
import { signIn } from './sign-in.ts';

const { values: options } = parseArgs({
  options: {
    products: { type: 'string', default: '1000000' },
    orders: { type: 'string', default: '1000000' },
    folder: { type: 'string' },
    only: { type: 'string', default: '' },
  },
});

const sizeAsked = { folder: options.folder, products: Number(options.products), orders: Number(options.orders) };

await runCommand(() =>
  withOldShop(sizeAsked, async (postgres) => {
    const { connectionString } = postgres;
    const server = await startBenchServer(postgres, { RUN_JOBS: '0' });
    try {
      const cookie = await signIn(connectionString);
      const samples = await readSamples(connectionString);
      const asked = { server, postgresPid: postgres.pid, cookie, samples, words: options.only.split(',') };
      if (!(await ask(asked))) process.exitCode = 1;
    } finally {
      await server.stop();
    }
  }),
);
