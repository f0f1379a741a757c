import { setTimeout as sleep } from 'node:timers/promises';
import type { BenchPostgres } from '../bench-shop.ts';
import { createDatabase } from '../catalogue.ts';
import { assertInvariants } from '../checkouts.ts';
import { fillLargeShop } from '../million/large-shop.ts';
import type { Row } from '../report.ts';
import { benchCdn } from './cdn.ts';
import { readCrawl } from './mix.ts';
import { isReached, medianFigures, printSituation, type SaleFigures, type Situation } from './sale-row.ts';
import { openStage, run, type SaleOptions, type Stage, startSaleServer, visitOnce } from './stage.ts';

const restMs = 1_000;
const crawledProducts = 100_000;

const warm: Record<string, Situation> = {
  '0': { name: 'a sale without orders', ordersPerSecond: 0, pages: 9_000, hitShare: 0.999 },
  '100': { name: 'a sale, 100 orders/s', ordersPerSecond: 100, pages: 6_500, pagesP99: 40, ordersP95: 40 },
  '300': { name: 'a sale, 300 orders/s', ordersPerSecond: 300, pages: 4_000, ordersP95: 80 },
};
const crawled: Situation = {
  name: 'a crawler of 100,000 products, 20 orders/s',
  ordersPerSecond: 20,
  pages: 3_000,
  pagesP99: 60,
  ordersP95: 40,
};
const restarted: Situation = {
  name: 'the first 10 s after a restart, 20 orders/s',
  ordersPerSecond: 20,
  pages: 1_000,
  pagesP99: 250,
  ordersP95: 60,
};

/** Pages and orders at once, as in a sale: a realistic mix of pages, and orders that are due by the clock. */
export async function benchSale(postgres: BenchPostgres, options: SaleOptions): Promise<Row[]> {
  const isWanted = (row: string) => options.rows.length === 0 || options.rows.includes(row);
  const rows: Row[] = [];
  const situations = Object.entries(warm).flatMap(([row, situation]) => (isWanted(row) ? [situation] : []));
  if (situations.length > 0 || isWanted('restart')) {
    const stage = await openStage(postgres, options);
    if (situations.length > 0) rows.push(...(await benchWarm(stage, situations)));
    if (isWanted('restart')) rows.push(await benchRestart(stage));
  }
  if (isWanted('crawler')) rows.push(await benchCrawler(postgres, options));
  // Needs a program that is not installed everywhere.
  if (options.rows.includes('cdn')) await benchCdn(await openStage(postgres, options));
  return rows;
}

async function benchWarm(stage: Stage, situations: Situation[]): Promise<Row[]> {
  const server = await startSaleServer(stage);
  try {
    await visitOnce(server, stage);
    await run(stage, { server, ordersPerSecond: 0 });
    const measured = new Map<Situation, SaleFigures[]>(situations.map((situation) => [situation, []]));
    for (let round = 0; round < stage.rounds; round += 1)
      for (const [situation, figures] of measured) {
        await sleep(restMs);
        figures.push(await run(stage, { server, ordersPerSecond: situation.ordersPerSecond }));
      }
    await assertInvariants(stage.postgres.connectionString);
    return [...measured].map(([situation, figures]) => rowOf(situation, medianFigures(figures)));
  } finally {
    await server.stop();
  }
}

/** A warmed-up shop is restarted; its cache comes from the saved file. */
async function benchRestart(stage: Stage): Promise<Row> {
  const before = await startSaleServer(stage);
  try {
    await visitOnce(before, stage);
  } finally {
    await before.stop();
  }
  const figures: SaleFigures[] = [];
  for (let round = 0; round < stage.rounds; round += 1) {
    const server = await startSaleServer(stage);
    try {
      figures.push(await run(stage, { server, ordersPerSecond: restarted.ordersPerSecond, lastsSeconds: 10 }));
    } finally {
      await server.stop();
    }
  }
  return rowOf(restarted, medianFigures(figures));
}

async function benchCrawler(postgres: BenchPostgres, options: SaleOptions): Promise<Row> {
  const connectionString = await createDatabase(postgres.connectionString, 'crawled');
  await fillLargeShop(connectionString, { products: crawledProducts, onProgress: () => {} });
  const stage = await openStage({ ...postgres, connectionString }, options);
  const crawl = await readCrawl(connectionString);
  const server = await startSaleServer(stage);
  try {
    await visitOnce(server, stage);
    const figures: SaleFigures[] = [];
    for (let round = 0; round < stage.rounds; round += 1)
      figures.push(await run(stage, { server, ordersPerSecond: crawled.ordersPerSecond, crawl }));
    return rowOf(crawled, medianFigures(figures));
  } finally {
    await server.stop();
  }
}

/** Prints a situation; returns it as a row of the table of figures. */
function rowOf(situation: Situation, figures: SaleFigures): Row {
  printSituation(situation, figures);
  const cpuMs = figures.cpu.reduce((sum, each) => sum + each, 0) / figures.pages;
  return {
    name: situation.name,
    perSecond: figures.pages,
    cpuMs,
    bar: { isWithin: isReached(situation, figures), atLeast: situation.pages },
  };
}
