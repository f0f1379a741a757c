import { freePort } from '../../start/free-port.ts';
import { type BenchPostgres, type BenchServer, startBenchServer } from '../bench-shop.ts';
import { checkoutRequest, stockUp } from '../checkouts.ts';
import { type Mix, readMix, type Visit } from './mix.ts';
import { placeOrders } from './orders.ts';
import { type SaleFigures, saleFigures } from './sale-row.ts';
import { readFigures } from './server-figures.ts';
import { visit } from './visitors.ts';
import { zipf } from './zipf.ts';

const visitors = 32;
const crawlers = 8;
const seconds = 8;

export interface SaleOptions {
  /** The rows to run: orders per second, `crawler`, `restart`; all of those if empty; `cdn` only if named. */
  rows: string[];
  rounds: number;
  /** The number of the server's processes. */
  processes: number;
}

/** Everything that a run needs except the server. */
export interface Stage extends Pick<SaleOptions, 'rounds' | 'processes'> {
  postgres: BenchPostgres;
  mix: Mix;
  nextOrder: () => string;
}

/** Stocks up the shop, and reads what its visitors will request and buy. */
export async function openStage(postgres: BenchPostgres, { rounds, processes }: SaleOptions): Promise<Stage> {
  const mix = await readMix(postgres.connectionString);
  const shoppers = await stockUp(postgres.connectionString);
  const place = zipf(shoppers.productIds.length);
  const { productIds } = shoppers;
  const cart = () => Array.from({ length: 1 + Math.floor(Math.random() * 3) }, () => productIds[place()] ?? 1);
  return { postgres, mix, rounds, processes, nextOrder: () => checkoutRequest({ ...shoppers, cart }) };
}

export type SaleServer = BenchServer & { metricsPort: number };

export async function startSaleServer(
  { postgres, processes }: Stage,
  settings: Record<string, string> = {},
): Promise<SaleServer> {
  const metricsPort = await freePort();
  const concurrency = { ...(processes > 1 && { WEB_CONCURRENCY: String(processes) }) };
  const env = { METRICS_PORT: String(metricsPort), ...concurrency, ...settings };
  return { ...(await startBenchServer(postgres, env)), metricsPort };
}

/** Requests each page about once from each process, to fill the caches. */
export async function visitOnce({ port }: BenchServer, { mix: { all }, processes }: Stage): Promise<void> {
  for (let process = 0; process < processes; process += 1) {
    let place = 0;
    await visit({ port, connections: visitors, next: () => all[place++], untilMs: Number.POSITIVE_INFINITY });
  }
}

interface RunOptions {
  server: SaleServer;
  ordersPerSecond: number;
  lastsSeconds?: number;
  /** The port for pages; defaults to the server's own. */
  pagesPort?: number;
  crawl?: () => Visit;
}

/** Runs visitors and due orders for some seconds; returns what was measured. */
export async function run(
  { postgres, mix, nextOrder }: Stage,
  { server, ordersPerSecond, lastsSeconds = seconds, pagesPort = server.port, crawl }: RunOptions,
): Promise<SaleFigures> {
  const { port } = server;
  const before = await readFigures(server, postgres.pid);
  const untilMs = performance.now() + lastsSeconds * 1_000;
  const [visits, orders] = await Promise.all([
    visit({ port: pagesPort, connections: visitors, next: mix.next, untilMs }),
    placeOrders({ port, perSecond: ordersPerSecond, untilMs, next: nextOrder }),
    crawl && visit({ port, connections: crawlers, next: crawl, untilMs }),
  ]);
  const after = await readFigures(server, postgres.pid);
  return saleFigures({ seconds: lastsSeconds, visits, orders, before, after });
}
