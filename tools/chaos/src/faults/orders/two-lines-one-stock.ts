import { exactly, type Fault } from '../../fault.ts';
import { checkoutBody, postCheckout } from '../../stage/buy.ts';

export const twoLinesOneStock: Fault = {
  id: 'C8',
  title: 'red M and blue L of one product, together more than its stock',
  async run({ goods, shops, db }) {
    const product = await goods.product({ stock: 3 });
    const [shopper] = await goods.shoppers(1);
    if (!shopper) throw new Error('Nobody shops.');
    const item = [
      { product_id: product.id, qty: 2, color: 'red', size: 'M' },
      { product_id: product.id, qty: 2, color: 'blue', size: 'L' },
    ];
    const answer = await postCheckout(shops[0].port, {
      shopper,
      body: checkoutBody({ shopper, zone: goods.zone, item }),
    });
    const lines = (answer.body.data?.['lines'] ?? []) as { available?: number }[];
    const { stock } = await db.product.findUniqueOrThrow({ where: { id: product.id } });
    return {
      refused: exactly(Number(answer.body.code === 'OUT_OF_STOCK'), 1),
      'units told to be there': exactly(lines[0]?.available ?? -1, 3),
      'units left': exactly(stock, 3),
    };
  },
};
