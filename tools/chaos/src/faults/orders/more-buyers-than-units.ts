import { exactly, type Fault, withinMs } from '../../fault.ts';
import { buy, checkoutBody } from '../../stage/buy.ts';

const units = 50;
const buyers = 200;

export const moreBuyersThanUnits: Fault = {
  id: 'C1',
  title: `${buyers} buyers at once, ${units} units`,
  async run({ goods, shops, db }) {
    const { id } = await goods.product({ stock: units });
    const item = [{ product_id: id, qty: 1 }];
    const shoppers = await goods.shoppers(buyers);
    const ports = shops.map(({ port }) => port);
    const purchases = await Promise.all(
      shoppers.map((shopper) => buy(ports, { shopper, body: checkoutBody({ shopper, zone: goods.zone, item }) })),
    );
    const { stock } = await db.product.findUniqueOrThrow({ where: { id } });
    const soldOut = purchases.filter(({ answer }) => answer?.body.code === 'OUT_OF_STOCK');
    return {
      sold: exactly(purchases.filter(({ orderNumber }) => orderNumber).length, units),
      'told it is sold out': exactly(soldOut.length, buyers - units),
      'units left': exactly(stock, 0),
      slowest: withinMs(Math.max(...purchases.map(({ ms }) => ms)), 5_000),
    };
  },
};
