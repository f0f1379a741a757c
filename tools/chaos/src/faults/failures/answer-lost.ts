import { randomUUID } from 'node:crypto';
import { exactly, type Fault } from '../../fault.ts';
import { checkoutBody, postCheckout } from '../../stage/buy.ts';
import { openProxy } from '../../stage/tcp-proxy.ts';

const orders = 10;

export const answerLost: Fault = {
  id: 'I21',
  title: `the network is cut after an order is stored and before its answer arrives (${orders} orders)`,
  async run({ goods, shops, db }) {
    const product = await goods.product({ stock: 1_000 });
    const shoppers = await goods.shoppers(orders);
    const proxy = await openProxy({ to: shops[0].port });
    let lostAnswers = 0;
    let replays = 0;
    try {
      for (const shopper of shoppers) {
        const body = checkoutBody({ shopper, zone: goods.zone, item: [{ product_id: product.id, qty: 1 }] });
        const key = randomUUID();
        proxy.loseAnswers(1);
        await postCheckout(proxy.port, { shopper, body, key }).catch(() => (lostAnswers += 1));
        const again = await postCheckout(shops[1].port, { shopper, body, key });
        if (again.status === 200 && again.headers['idempotent-replayed'] === 'true') replays += 1;
      }
    } finally {
      await proxy.close();
    }
    return {
      'answers lost': exactly(lostAnswers, orders),
      'replayed at the other server': exactly(replays, orders),
      orders: exactly(
        await db.order.count({ where: { userId: { in: shoppers.map(({ userId }) => userId) } } }),
        orders,
      ),
    };
  },
};
