import { exactly, type Fault, withinMs } from '../../fault.ts';
import { buy, checkoutBody } from '../../stage/buy.ts';
import type { Stage } from '../../stage/stage.ts';

const carts = 300;
const shelf = 10;
const linesEach = 5;

export const crossingCarts: Fault = {
  id: 'C7',
  title: `${carts} carts at once, each ${linesEach} of the same ${shelf} products in another order`,
  async run(stage) {
    const { goods, shops } = stage;
    const products = await goods.products(shelf, { stock: 10_000 });
    const shoppers = await goods.shoppers(30);
    const ports = shops.map(({ port }) => port);
    const before = await deadlocks(stage);
    const startedAt = performance.now();
    const purchases = await Promise.all(
      Array.from({ length: carts }, (_, index) => {
        const shopper = shoppers[index % shoppers.length] ?? shoppers[0];
        if (!shopper) throw new Error('Nobody shops.');
        const chosen = products.toSorted(() => Math.random() - 0.5).slice(0, linesEach);
        const item = chosen.map(({ id }) => ({ product_id: id, qty: 1 }));
        return buy(ports, { shopper, body: checkoutBody({ shopper, zone: goods.zone, item }) });
      }),
    );
    return {
      ordered: exactly(purchases.filter(({ orderNumber }) => orderNumber).length, carts),
      deadlocks: exactly((await deadlocks(stage)) - before, 0),
      'answers 500': exactly(purchases.filter(({ tries }) => tries.includes('500')).length, 0),
      together: withinMs(performance.now() - startedAt, 3_000),
    };
  },
};

async function deadlocks({ pool }: Pick<Stage, 'pool'>): Promise<number> {
  const { rows } = await pool.query<{ deadlocks: number }>(
    'SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()',
  );
  return rows[0]?.deadlocks ?? 0;
}
