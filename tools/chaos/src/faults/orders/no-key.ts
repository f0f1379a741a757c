import { exactly, type Fault } from '../../fault.ts';
import { checkoutBody, postCheckout } from '../../stage/buy.ts';

export const noKey: Fault = {
  id: 'C5',
  title: 'two orders of a client that sends no key',
  async run({ goods, shops, db }) {
    const product = await goods.product({ stock: 5 });
    const [shopper] = await goods.shoppers(1);
    if (!shopper) throw new Error('Nobody shops.');
    const body = checkoutBody({ shopper, zone: goods.zone, item: [{ product_id: product.id, qty: 1 }] });
    const answers = await Promise.all(shops.map(({ port }) => postCheckout(port, { shopper, body })));
    return {
      accepted: exactly(answers.filter(({ status }) => status === 201).length, 2),
      orders: exactly(await db.order.count({ where: { userId: shopper.userId } }), 2),
    };
  },
};
