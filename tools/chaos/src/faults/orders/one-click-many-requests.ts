import { randomUUID } from 'node:crypto';
import { exactly, type Fault } from '../../fault.ts';
import { checkoutBody, postCheckout, tally } from '../../stage/buy.ts';

const requests = 50;

export const oneClickManyRequests: Fault = {
  id: 'C3',
  title: `the same order ${requests} times at once with one key, at both servers`,
  runs: { short: 1, long: 5 },
  async run({ goods, shops, db }) {
    const product = await goods.product({ stock: requests });
    const [shopper] = await goods.shoppers(1);
    if (!shopper) throw new Error('Nobody shops.');
    const body = checkoutBody({ shopper, zone: goods.zone, item: [{ product_id: product.id, qty: 1 }] });
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: requests }, (_, index) =>
        postCheckout(shops[index % 2 === 0 ? 0 : 1].port, { shopper, body, key }),
      ),
    );
    const counts = tally(answers);
    const { stock } = await db.product.findUniqueOrThrow({ where: { id: product.id } });
    return {
      ordered: exactly(counts[201] ?? 0, 1),
      replayed: exactly(
        answers.filter(({ headers }) => headers['idempotent-replayed'] === 'true').length,
        requests - 1,
      ),
      'order numbers': exactly(new Set(answers.map(({ body: { data } }) => data?.['order_number'])).size, 1),
      'units sold': exactly(requests - stock, 1),
    };
  },
};
