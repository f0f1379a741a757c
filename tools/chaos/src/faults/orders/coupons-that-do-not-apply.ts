import { exactly, type Fault } from '../../fault.ts';
import { checkoutBody, postCheckout } from '../../stage/buy.ts';

const hourMs = 3_600_000;

export const couponsThatDoNotApply: Fault = {
  id: 'C10',
  title: 'coupons of every wrong kind, and one worth more than the order',
  async run({ goods, shops }) {
    const product = await goods.product({ stock: 100, offerPrice: 10_000 });
    const [shopper] = await goods.shoppers(1);
    if (!shopper) throw new Error('Nobody shops.');
    const item = [{ product_id: product.id, qty: 1 }];
    const order = (code: string) => {
      const body = checkoutBody({ shopper, zone: goods.zone, item, coupon_code: code });
      return postCheckout(shops[Math.random() < 0.5 ? 0 : 1].port, { shopper, body });
    };

    const once = await goods.coupon({ value: 500, perCustomerLimit: 1 });
    const firstUse = await order(once.code);
    const huge = await order((await goods.coupon({ value: 5_000_000 })).code);
    const wrong = [
      once.code,
      (await goods.coupon({ value: 500, endsAt: new Date(Date.now() - hourMs) })).code,
      (await goods.coupon({ value: 500, startsAt: new Date(Date.now() + hourMs) })).code,
      (await goods.coupon({ value: 500, minSubtotal: 10_001 })).code,
      (await goods.coupon({ value: 500, isActive: false })).code,
      'NO-SUCH-COUPON',
      (await goods.coupon({ value: 500 })).code.toLowerCase(),
      // The first letter is Cyrillic.
      (await goods.coupon({ value: 500 })).code.replace('C', 'С'),
      "' OR 1=1 --",
    ];
    const answers = await Promise.all(wrong.map(order));
    const refused = answers.filter(({ status, body }) => status === 422 && body.code === 'COUPON_INVALID');
    return {
      refused: exactly(refused.length, wrong.length),
      'first use': exactly(firstUse.status, 201),
      'Taka to pay with the huge one': exactly(Number(huge.body.data?.['total_amount']), 0),
    };
  },
};
