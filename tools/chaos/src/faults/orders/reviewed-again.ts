import { exactly, type Fault } from '../../fault.ts';
import { send } from '../../stage/send.ts';

const badStars = [0, 6, '0', '6', '5abc', '', -1, 4.5, null, true, [5], { set: 5 }];

export const reviewedAgain: Fault = {
  id: 'C18',
  title: `a product reviewed ten times at once by one shopper, and with ${badStars.length} kinds of stars that are none`,
  async run({ goods, shops, db }) {
    const product = await goods.product({ stock: 1 });
    const [shopper] = await goods.shoppers(1);
    if (!shopper) throw new Error('Nobody shops.');
    const review = (star: unknown, index: number) =>
      send(shops[index % 2 === 0 ? 0 : 1].port, {
        path: '/api/review-store',
        token: shopper.token,
        body: { star, message: `Review ${index}`, user_id: shopper.userId, product_id: product.id },
      });
    const bad = await Promise.all(badStars.map(review));
    const good = await Promise.all(Array.from({ length: 10 }, (_, index) => review(String(1 + (index % 5)), index)));
    return {
      'bad stars refused': exactly(bad.filter(({ status }) => status === 422).length, badStars.length),
      accepted: exactly(good.filter(({ status }) => status === 201).length, good.length),
      'reviews of one shopper': exactly(await db.review.count({ where: { productId: product.id } }), 1),
    };
  },
};
