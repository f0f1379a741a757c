import { exactly, type Fault } from '../../fault.ts';
import { buy, checkoutBody } from '../../stage/buy.ts';

const carts = 100;
const maxQty = 999;

export const oddPrices: Fault = {
  id: 'C13',
  title: `${carts} carts of odd prices and quantities, added up in whole poisha`,
  async run({ goods, shops, db }) {
    const products = await Promise.all(
      Array.from({ length: 20 }, () => goods.product({ stock: 1_000_000, offerPrice: 1 + upTo(9_999_999) })),
    );
    const shoppers = await goods.shoppers(10);
    const ports = shops.map(({ port }) => port);
    let wrong = 0;

    async function placeOne(index: number): Promise<void> {
      const shopper = shoppers[index % shoppers.length];
      if (!shopper) throw new Error('Nobody shops.');
      const chosen = products.toSorted(() => Math.random() - 0.5).slice(0, 1 + upTo(3));
      const lines = chosen.map((product) => ({ product, qty: 1 + upTo(maxQty - 1) }));
      const subtotal = lines.reduce((sum, { product, qty }) => sum + BigInt(product.offerPrice) * BigInt(qty), 0n);
      const { orderNumber, answer } = await buy(ports, {
        shopper,
        body: checkoutBody({
          shopper,
          zone: goods.zone,
          item: lines.map(({ product, qty }) => ({ product_id: product.id, qty })),
          total_amount: 1_000_000_000,
        }),
      });
      const order = await db.order.findUnique({ where: { orderNumber: orderNumber ?? '' } });
      const total = subtotal + BigInt(goods.zone.deliveryCharge);
      const isRight = order?.subtotal === subtotal && order.total === total;
      if (!isRight || answer?.body.data?.['total_amount'] !== Number(total) / 100) wrong += 1;
    }

    const indexes = Array.from({ length: carts }, (_, index) => index);
    while (indexes.length > 0) await Promise.all(indexes.splice(0, 20).map(placeOne));
    return { 'wrong sums': exactly(wrong, 0) };
  },
};

function upTo(most: number): number {
  return Math.floor(Math.random() * (most + 1));
}
