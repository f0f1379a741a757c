import { randomUUID } from 'node:crypto';
import { exactly, type Fault } from '../../fault.ts';
import { checkoutBody, postCheckout } from '../../stage/buy.ts';

export const keyWithAnotherOrder: Fault = {
  id: 'C4',
  title: 'the key of one order sent with another',
  async run({ goods, shops, db }) {
    const product = await goods.product({ stock: 5 });
    const [shopper] = await goods.shoppers(1);
    if (!shopper) throw new Error('Nobody shops.');
    const key = randomUUID();
    const post = (port: number, qty: number) =>
      postCheckout(port, {
        shopper,
        key,
        body: checkoutBody({ shopper, zone: goods.zone, item: [{ product_id: product.id, qty }] }),
      });
    await post(shops[0].port, 1);
    const answer = await post(shops[1].port, 2);
    return {
      refused: exactly(Number(answer.body.code === 'IDEMPOTENCY_KEY_REUSED' && answer.status === 422), 1),
      orders: exactly(await db.order.count({ where: { userId: shopper.userId } }), 1),
    };
  },
};
