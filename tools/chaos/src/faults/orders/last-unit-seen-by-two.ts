import { exactly, type Fault } from '../../fault.ts';
import { checkoutBody, postCheckout, tally } from '../../stage/buy.ts';

const pairs = 10;
const delayMs = 100;

export const lastUnitSeenByTwo: Fault = {
  id: 'C2',
  title: `two buyers see the last unit before either orders it (${pairs} pairs, database ${delayMs} ms away)`,
  async run({ goods, shops, databaseProxy }) {
    const products = await goods.products(pairs, { stock: 1 });
    const shoppers = await goods.shoppers(2 * pairs);
    const [, farShop] = shops;
    databaseProxy.delayMs = delayMs;
    try {
      const answers = await Promise.all(
        shoppers.map((shopper, index) => {
          const item = [{ product_id: products[index % pairs]?.id ?? 0, qty: 1 }];
          return postCheckout(farShop.port, { shopper, body: checkoutBody({ shopper, zone: goods.zone, item }) });
        }),
      );
      const counts = tally(answers);
      return { ordered: exactly(counts[201] ?? 0, pairs), refused: exactly(counts[409] ?? 0, pairs) };
    } finally {
      databaseProxy.delayMs = 0;
    }
  },
};
