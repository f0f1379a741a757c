import { exactly, type Fault } from '../../fault.ts';
import { checkoutBody, postCheckout, tally } from '../../stage/buy.ts';

const allowed = 100;
const asked = 110;

export const tooManyOrdersOfOne: Fault = {
  id: 'C16',
  title: `one shopper places ${asked} orders in a row at two servers, ${allowed} an hour are allowed`,
  async run({ goods, shops }) {
    const product = await goods.product({ stock: 1_000 });
    const [shopper] = await goods.shoppers(1);
    if (!shopper) throw new Error('Nobody shops.');
    const body = checkoutBody({ shopper, zone: goods.zone, item: [{ product_id: product.id, qty: 1 }] });
    const answers = [];
    for (let turn = 0; turn < asked; turn += 10) {
      answers.push(
        ...(await Promise.all(
          Array.from({ length: 10 }, (_, index) =>
            postCheckout(shops[index % 2 === 0 ? 0 : 1].port, { shopper, body }),
          ),
        )),
      );
    }
    const counts = tally(answers);
    const refused = answers.filter(({ status }) => status === 429);
    return {
      ordered: exactly(counts[201] ?? 0, allowed),
      refused: exactly(refused.length, asked - allowed),
      'refusals that say when': exactly(
        refused.filter(({ headers }) => Number(headers['retry-after']) > 0).length,
        refused.length,
      ),
    };
  },
};
