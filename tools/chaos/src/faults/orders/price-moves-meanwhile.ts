import { exactly, type Fault } from '../../fault.ts';
import { buy, checkoutBody } from '../../stage/buy.ts';

const buyers = 60;
const shownPrice = 10_000;
const prices = [12_000, shownPrice, 8_000];

export const priceMovesMeanwhile: Fault = {
  id: 'C14',
  title: `a price goes up and down while ${buyers} buy at the one they were shown`,
  async run({ goods, shops, db, pool }) {
    const product = await goods.product({ stock: 1_000, offerPrice: Math.max(...prices) });
    const shoppers = await goods.shoppers(buyers);
    const { zone } = goods;
    const shown = shownPrice + zone.deliveryCharge;
    const item = [{ product_id: product.id, qty: 1 }];
    const ports = shops.map(({ port }) => port);
    const over = new AbortController();
    async function movePrice(): Promise<void> {
      for (let turn = 0; !over.signal.aborted; turn += 1) {
        await pool.query('UPDATE products SET offer_price = $2 WHERE id = $1', [
          product.id,
          prices[turn % prices.length],
        ]);
      }
    }
    const buyAll = () =>
      Promise.all(
        shoppers.map((shopper) =>
          buy(ports, { shopper, body: checkoutBody({ shopper, zone, item, total_amount: shown / 100 }) }),
        ),
      );
    const [purchases] = await Promise.all([buyAll().finally(() => over.abort()), movePrice()]);
    const orders = await db.order.findMany({ where: { userId: { in: shoppers.map(({ userId }) => userId) } } });
    const refused = purchases.filter(({ answer }) => answer?.body.code === 'QUOTE_CHANGED');
    const withFigures = refused.filter(({ answer }) => Number(answer?.body.data?.['total_amount']) > shown / 100);
    return {
      'above what was shown': exactly(orders.filter(({ total }) => total > BigInt(shown)).length, 0),
      'orders or refusals': exactly(orders.length + refused.length, buyers),
      'refusals without the new figure': exactly(refused.length - withFigures.length, 0),
    };
  },
};
