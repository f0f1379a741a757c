import { exactly, type Fault } from '../../fault.ts';
import { buy, checkoutBody } from '../../stage/buy.ts';

const buyers = 100;

export const couponWantedByMany: Fault = {
  id: 'C9',
  title: `a coupon for one, used by ${buyers} at once`,
  async run({ goods, shops }) {
    const product = await goods.product({ stock: 1_000 });
    const coupon = await goods.coupon({ value: 1_000, totalLimit: 1 });
    const shoppers = await goods.shoppers(buyers);
    const item = [{ product_id: product.id, qty: 1 }];
    const ports = shops.map(({ port }) => port);
    const purchases = await Promise.all(
      shoppers.map((shopper) =>
        buy(ports, { shopper, body: checkoutBody({ shopper, zone: goods.zone, item, coupon_code: coupon.code }) }),
      ),
    );
    return {
      granted: exactly(purchases.filter(({ orderNumber }) => orderNumber).length, 1),
      'told it is used up': exactly(
        purchases.filter(({ answer }) => answer?.body.code === 'COUPON_EXHAUSTED').length,
        buyers - 1,
      ),
    };
  },
};
