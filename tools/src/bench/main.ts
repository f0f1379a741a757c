/**
 * `pnpm bench`: what the built shop does per second, compared in the same run with the minimum that such work takes,
 * on its own PostgreSQL. Prints medians, shares and processor time, which is more reliable on a busy machine. Exits
 * with 1 if something misses its bar. `pnpm bench lists pages` runs parts: lists, everything, pages, checkout, sale.
 * `--built` uses the last build, `--send` lets the server send mails to its own mailbox, `--write` writes the figures
 * into docs/performance.md. For the sale, `--rows 100,restart` runs single rows (0, 100, 300, crawler, restart; cdn
 * needs Varnish), `--rounds 1` fewer rounds, `--processes 2` more processes. Needs Linux, and pgbench for checkouts.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { build } from '../start/build.ts';
import { runCommand } from '../start/command.ts';
import { rootFolder } from '../start/settings.ts';
import { startBenchServer, withBenchPostgres } from './bench-shop.ts';
import { type Bench, benchCheckout, benchEverything, benchLists, benchPages, fillShop } from './parts.ts';
import { withFigures } from './figures-table.ts';
import { reportBounded, residentMegabytes } from './process.ts';
import type { Row } from './report.ts';
import { benchSale } from './sale/sale.ts';
import type { SaleOptions } from './sale/stage.ts';

const restMs = 3_000;
const figures = path.join(rootFolder, 'docs/performance.md');

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    built: { type: 'boolean', default: false },
    send: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    rows: { type: 'string', default: '' },
    rounds: { type: 'string', default: '3' },
    processes: { type: 'string', default: '1' },
  },
});
const parts = {
  lists: benchLists,
  everything: benchEverything,
  pages: benchPages,
  checkout: benchCheckout,
  sale: ({ postgres }: Bench) => benchSale(postgres, saleOptions()),
};
const asked = Object.entries(parts).filter(([name]) => positionals.length === 0 || positionals.includes(name));

function saleOptions(): SaleOptions {
  const { rows, rounds, processes } = options;
  return { rows: rows.split(',').filter(Boolean), rounds: Number(rounds), processes: Number(processes) };
}

await runCommand(async () => {
  if (options.write && positionals.length > 0) throw new Error('`--write` needs all parts: leave the others out.');
  if (!options.built) await build();
  await withBenchPostgres(async (postgres) => {
    await fillShop(postgres.connectionString, { products: 2_000 });
    const server = await startBenchServer(
      postgres,
      options.send ? { NODE_ENV: 'test', PUBLIC_URL: 'http://127.0.0.1', SEND_MAILS: '1' } : {},
    );
    try {
      await sleep(restMs);
      const isWithin = [
        reportBounded('start to the first answer, ms', { value: server.startMs, most: 1_200 }),
        reportBounded('memory idle, MB', { value: residentMegabytes(server.pid), most: 160 }),
      ];
      const rows: Row[] = [];
      for (const [, bench] of asked) rows.push(...(await bench({ postgres, server })));
      isWithin.push(...rows.map(({ bar }) => bar?.isWithin ?? true));
      isWithin.push(reportBounded('memory after all, MB', { value: residentMegabytes(server.pid), most: 350 }));
      if (isWithin.includes(false)) process.exitCode = 1;
      if (options.write) writeFileSync(figures, withFigures(readFileSync(figures, 'utf8'), rows));
    } finally {
      await server.stop();
    }
  });
});
