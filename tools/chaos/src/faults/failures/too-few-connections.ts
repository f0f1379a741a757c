import { exactly, type Fault, withinMs } from '../../fault.ts';
import { checkoutBody, postCheckout } from '../../stage/buy.ts';

const clients = 500;
const opening = 10_000;
const role = 'shopkeeper';

export const tooFewConnections: Fault = {
  id: 'I7',
  title: `${clients} people order at once while the database lets the shop in with 4 connections only`,
  runs: { short: 1, long: 5 },
  async run({ goods, shops, pool, db }) {
    const product = await goods.product({ stock: opening });
    const shoppers = await goods.shoppers(clients);
    const item = [{ product_id: product.id, qty: 1 }];
    await pool.query(`ALTER ROLE ${role} CONNECTION LIMIT 4`);
    await pool.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = $1', [role]);
    try {
      const answers = await Promise.all(
        shoppers.map((shopper, index) =>
          postCheckout(shops[index % 2 === 0 ? 0 : 1].port, {
            shopper,
            body: checkoutBody({ shopper, zone: goods.zone, item }),
            patienceMs: 60_000,
          }),
        ),
      );
      const busy = answers.filter(({ status }) => status === 503);
      const { stock } = await db.product.findUniqueOrThrow({ where: { id: product.id } });
      const ordered = answers.filter(({ status }) => status === 201);
      return {
        ordered: { value: ordered.length, bar: '', isWithin: true },
        'answers 503': { value: busy.length, bar: '', isWithin: true },
        'other answers': exactly(clients - busy.length - ordered.length, 0),
        '503 without Retry-After': exactly(busy.filter(({ headers }) => !headers['retry-after']).length, 0),
        'orders without an answer': exactly(opening - stock - ordered.length, 0),
        slowest: withinMs(Math.max(...answers.map(({ ms }) => ms)), 8_000),
      };
    } finally {
      await pool.query(`ALTER ROLE ${role} CONNECTION LIMIT -1`);
    }
  },
};
