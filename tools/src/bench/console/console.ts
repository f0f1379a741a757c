/**
 * `pnpm bench:console`: how long the console's lists, searches and figures take in a shop with a million products and a million
 * orders. Exits with 1 if one takes longer than 100 ms for one request in twenty. Filling the shop takes some minutes and temporarily
 * 6 GB of disk; `--orders 50000 --products 50000` fills a smaller one. Needs a build.
 */
import { parseArgs } from 'node:util';
import { runCommand } from '../../start/command.ts';
import { startBenchServer, withBenchPostgres } from '../bench-shop.ts';
import { getRequest, HttpConnection } from '../http-connection.ts';
import { fillLargeShop } from '../large-shop.ts';
import { fillOrders } from './fill-orders.ts';
import { signIn } from './sign-in.ts';

const asksEach = 40;
const maxMs = 100;
/** Two years of a shop with some thousand orders a day. */
const days = 730;

const { values: options } = parseArgs({
  options: { products: { type: 'string', default: '1000000' }, orders: { type: 'string', default: '1000000' } },
});

const orders = Number(options.orders);

/** What somebody asks for in each turn. */
const questions: Record<string, (turn: number) => string> = {
  today: () => '/api/admin/today',
  'orders to confirm': () => '/api/admin/orders?view=confirm',
  'all orders': () => '/api/admin/orders?view=all',
  'all orders, a later page': (turn) => `/api/admin/orders?view=all&cursor=${Math.round(orders / (2 + turn))}`,
  'orders that came back': () => '/api/admin/orders?view=returned',
  'all orders of a day': (turn) => `/api/admin/orders?view=all&from=${dayBack(turn)}&to=${dayBack(turn)}`,
  'all orders of a zone': (turn) => `/api/admin/orders?view=all&zone=${1 + (turn % 6)}`,
  'all orders of a shop': (turn) => `/api/admin/orders?view=all&shop=${1 + (turn % 20)}`,
  'an order by its number': () => '/api/admin/orders?view=all&q=HT-AA37-2944',
  'orders by the beginning of a number': (turn) => `/api/admin/orders?view=all&q=HT-AA${20 + turn}`,
  'orders by a phone number': (turn) => `/api/admin/orders?view=all&q=017${String(turn * 997).padStart(8, '0')}`,
  'orders by the beginning of a phone number': (turn) => `/api/admin/orders?view=all&q=01700${turn + 10}`,
  'orders by a name': (turn) => `/api/admin/orders?view=all&q=farzana%20${turn}`,
  'products that are sold': () => '/api/admin/products',
  'products out of stock': () => '/api/admin/products?view=out',
  'products that are retired': () => '/api/admin/products?view=retired',
  'products by words of a title': (turn) => `/api/admin/products?q=${['saree', 'panjabi', 'honey'][turn % 3]}`,
  'products by a rare word': (turn) => `/api/admin/products?q=${encodeURIComponent(`no. ${turn * 7919}`)}`,
  'products of a shop': (turn) => `/api/admin/products?shop=${1 + (turn % 20)}`,
  'one product': (turn) => `/api/admin/products/${1_000 + turn}`,
};

await runCommand(() =>
  withBenchPostgres(async (postgres) => {
    const startedAt = performance.now();
    const onProgress = (message: string) =>
      console.log(`${((performance.now() - startedAt) / 1000).toFixed(0).padStart(4)} s  ${message}`);
    await fillLargeShop(postgres.connectionString, { products: Number(options.products), onProgress });
    await fillOrders(postgres.connectionString, { orders, days, onProgress });
    const server = await startBenchServer(postgres, { RUN_JOBS: '0' });
    try {
      if (!(await ask(server.port, await signIn(postgres.connectionString)))) process.exitCode = 1;
    } finally {
      await server.stop();
    }
  }),
);

async function ask(port: number, cookie: string): Promise<boolean> {
  const line = await HttpConnection.open(port);
  let isWithin = true;
  for (const [name, question] of Object.entries(questions)) {
    const times: number[] = [];
    for (let turn = 0; turn < asksEach; turn += 1) times.push(await timed(line, getRequest(question(turn), [cookie])));
    times.sort((one, other) => one - other);
    const [median = 0, slow = 0] = [times[asksEach / 2], times[Math.floor(asksEach * 0.95)]];
    if (slow > maxMs) isWithin = false;
    console.log(
      `${slow > maxMs ? '✗' : '✓'} ${name.padEnd(44)} ${median.toFixed(1).padStart(7)} ms, p95 ${slow.toFixed(1).padStart(7)} ms`,
    );
  }
  line.close();
  return isWithin;
}

async function timed(line: HttpConnection, request: string): Promise<number> {
  const startedAt = performance.now();
  const { status, body } = await line.send(request);
  if (status !== 200) throw new Error(`${request} was answered ${status}: ${body.toString().slice(0, 200)}`);
  return performance.now() - startedAt;
}

/** A day of the last weeks. */
function dayBack(back: number): string {
  return new Date(Date.now() - back * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}
