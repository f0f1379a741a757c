import { exactly, type Fault, withinMs } from '../../fault.ts';
import { checkoutBody, postCheckout } from '../../stage/buy.ts';

export const thingsThatAreNotThere: Fault = {
  id: 'C15',
  title: 'products and areas that are gone, ids of another kind, 0, 101 and 2,000 lines',
  async run({ goods, shops, db }) {
    const product = await goods.product({ stock: 10_000 });
    const gone = await goods.product({ stock: 0 });
    await db.product.delete({ where: { id: gone.id } });
    const [shopper] = await goods.shoppers(1);
    if (!shopper) throw new Error('Nobody shops.');
    const order = (fields: object) => {
      const item = [{ product_id: product.id, qty: 1 }];
      return postCheckout(shops[0].port, {
        shopper,
        body: { ...checkoutBody({ shopper, zone: goods.zone, item }), ...fields },
      });
    };
    const lines = (count: number) => Array.from({ length: count }, () => ({ product_id: product.id, qty: 1 }));
    await order({ item: [] });
    const answers = await Promise.all([
      order({ item: [{ product_id: gone.id, qty: 1 }] }),
      order({ item: [{ product_id: 2_147_483_647, qty: 1 }] }),
      order({ item: [{ product_id: shopper.userId, qty: 1 }] }),
      order({ item: [{ product_id: product.slug, qty: 1 }] }),
      order({ shipping_id: 2_147_483_647 }),
      order({ shipping_id: shopper.userId }),
      order({ item: lines(0) }),
      order({ item: lines(101) }),
      order({ item: lines(2_000) }),
    ]);
    const refused = answers.filter(({ status }) => [404, 413, 422].includes(status));
    return {
      refused: exactly(refused.length, answers.length),
      orders: exactly(await db.order.count({ where: { userId: shopper.userId } }), 0),
      slowest: withinMs(Math.max(...answers.map(({ ms }) => ms)), 100),
    };
  },
};
