import { exactly, type Fault } from '../../fault.ts';
import { checkoutBody, postCheckout } from '../../stage/buy.ts';

const payloads = 100;
const price = 12_345;
const figures = [-500, -1, 0, 0.01, 1, 183.44, 183.45, 1e9, '1', '-500', 'NaN', null, true, [1], { set: 5 }];
const fields = ['total_amount', 'sub_total', 'delivery_charge', 'coupon', 'price', 'discount', 'total'];
const lineFields = ['price', 'offer_price', 'line_total', 'total'];

export const tamperedFigures: Fault = {
  id: 'C11',
  title: `${payloads} orders with figures of the sender's own making`,
  async run({ goods, shops, db }) {
    const product = await goods.product({ stock: 1_000, offerPrice: price });
    const [shopper, other] = await goods.shoppers(2);
    if (!shopper || !other) throw new Error('Nobody shops.');
    const { zone } = goods;
    const sent = Array.from({ length: payloads }, () => {
      const item = [{ product_id: product.id, qty: 1, ...someOf(lineFields) }];
      return { ...checkoutBody({ shopper, zone, item, total_amount: 183.45 }), ...someOf(fields), item };
    });
    const answers = await Promise.all(
      sent.map((body, index) => postCheckout(shops[index % 2 === 0 ? 0 : 1].port, { shopper, body })),
    );
    const orders = await db.order.findMany({ where: { userId: shopper.userId } });
    const isRight = orders.filter(
      ({ subtotal, deliveryCharge, discount, total }) =>
        subtotal === BigInt(price) && deliveryCharge === 6_000n && discount === 0n && total === BigInt(price) + 6_000n,
    );
    const paidTooMuch = answers.filter(
      ({ status }, index) => status === 201 && Number(sent[index]?.total_amount) * 100 < price + 6_000,
    );
    const asAnother = await postCheckout(shops[0].port, {
      shopper: other,
      body: checkoutBody({ shopper, zone, item: [{ product_id: product.id, qty: 1 }] }),
    });
    return {
      orders: { value: orders.length, bar: '> 0', isWithin: orders.length > 0 },
      "with a client's figure": exactly(orders.length - isRight.length, 0),
      'above what was sent': exactly(paidTooMuch.length, 0),
      'other answers than 201, 409, 422': exactly(
        answers.filter(({ status }) => ![201, 409, 422].includes(status)).length,
        0,
      ),
      'for another user': exactly(asAnother.status, 403),
    };
  },
};

/** One or two of these fields, with random figures. */
function someOf(names: readonly string[]): Record<string, unknown> {
  const chosen = names.toSorted(() => Math.random() - 0.5).slice(0, 1 + Math.floor(Math.random() * 2));
  return Object.fromEntries(chosen.map((name) => [name, figures[Math.floor(Math.random() * figures.length)]]));
}
