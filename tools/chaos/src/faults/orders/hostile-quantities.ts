import { exactly, type Fault } from '../../fault.ts';
import { checkoutBody, postCheckout } from '../../stage/buy.ts';

/** As spelled in the JSON. */
const quantities = [
  '-1',
  '0',
  '1.5',
  '1e400',
  '"NaN"',
  '9007199254740993',
  'true',
  'null',
  '[3]',
  '{"set":5}',
  '"1e3"',
  '""',
  '" 5"',
  '"৫"',
];

export const hostileQuantities: Fault = {
  id: 'C12',
  title: `quantities that are none (${quantities.length} kinds), and "5"`,
  async run({ goods, shops, db }) {
    const product = await goods.product({ stock: 100 });
    const [shopper] = await goods.shoppers(1);
    if (!shopper) throw new Error('Nobody shops.');
    const template = checkoutBody({ shopper, zone: goods.zone, item: [{ product_id: product.id, qty: 7 }] });
    const post = (qty: string) => {
      const body = JSON.stringify(template).replace('"qty":7', `"qty":${qty}`);
      return postCheckout(shops[0].port, { shopper, body });
    };
    const answers = await Promise.all(quantities.map(post));
    const ordersBefore = await db.order.count({ where: { userId: shopper.userId } });
    const digits = await post('"5"');
    const { stock } = await db.product.findUniqueOrThrow({ where: { id: product.id } });
    return {
      refused: exactly(
        answers.filter(({ status, body }) => status === 422 && body.code === 'VALIDATION').length,
        quantities.length,
      ),
      'orders of them': exactly(ordersBefore, 0),
      'units for "5"': exactly(digits.status === 201 ? 100 - stock : -1, 5),
    };
  },
};
