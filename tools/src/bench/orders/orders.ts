/**
 * `pnpm bench:orders`: the cost of orders in a shop that has a million of them: counting sales (while it is
 * filled), placing one, a shopper's own list, one order, and the time for checking the invariants: of everything, then of a day's changes. `--orders 10000000 --products 100000`
 * fills another shop, `--folder /tmp/shop` keeps it there for the next run and for `pnpm bench:console`; `--months`
 * partitions its orders by month first. Exits with 1 if an invariant is violated. Needs a build.
 */
import { parseArgs } from 'node:util';
import { keepOrderMonths } from '@haat/db/order-months';
import { runCommand } from '../../start/command.ts';
import { type BenchPostgres, startBenchServer } from '../bench-shop.ts';
import { stockUp } from '../checkouts.ts';
import { withOldShop } from '../console/old-shop.ts';
import { checkNew, moveMarkBack } from './check-new.ts';
import { askShoppers } from './ask-shoppers.ts';
import { placeOrders } from './place-orders.ts';

const { values: options } = parseArgs({
  options: {
    products: { type: 'string', default: '1000000' },
    orders: { type: 'string', default: '1000000' },
    folder: { type: 'string' },
    months: { type: 'boolean', default: false },
  },
});
const size = { folder: options.folder, products: Number(options.products), orders: Number(options.orders) };

await runCommand(() => withOldShop(size, measure));

async function measure(postgres: BenchPostgres): Promise<void> {
  const { connectionString } = postgres;
  const startedAt = performance.now();
  const onProgress = (message: string) =>
    console.log(`${((performance.now() - startedAt) / 1000).toFixed(1).padStart(7)} s  ${message}`);
  if (options.months) await keepOrderMonths({ connectionString, ahead: 12, onProgress });
  onProgress(await checkNew(connectionString));
  const shoppers = await stockUp(connectionString);
  const server = await startBenchServer(postgres, { RUN_JOBS: '0' });
  try {
    await askShoppers(server.port, connectionString);
    await placeOrders({ server, postgresPid: postgres.pid, shoppers });
  } finally {
    await server.stop();
  }
  onProgress('asked and ordered');
  await moveMarkBack(connectionString);
  onProgress(await checkNew(connectionString));
}
