import { exactly, type Fault } from '../../fault.ts';
import { checkoutBody, postCheckout } from '../../stage/buy.ts';
import { send } from '../../stage/send.ts';
import { consoleHeaders, signedInStaff } from '../../stage/staff.ts';

const orders = 10;

export const twoOperatorsOneOrder: Fault = {
  id: 'C19',
  title: `${orders} orders, each confirmed, or cancelled, by two operators at once`,
  async run(stage) {
    const { goods, shops, db } = stage;
    const product = await goods.product({ stock: orders });
    const [shopper] = await goods.shoppers(1);
    if (!shopper) throw new Error('Nobody shops.');
    const cookies = await Promise.all(shops.map(() => signedInStaff(stage)));
    const body = checkoutBody({ shopper, zone: goods.zone, item: [{ product_id: product.id, qty: 1 }] });
    let moved = 0;
    let told = 0;
    for (let turn = 0; turn < orders; turn += 1) {
      const placed = await postCheckout(shops[0].port, { shopper, body });
      const path = `/api/admin/orders/${String(placed.body.data?.['order_number'])}/calls`;
      const outcome = turn % 2 === 0 ? 'confirmed' : 'cancelled';
      const answers = await Promise.all(
        shops.map(({ port }, index) =>
          send(port, {
            path,
            headers: consoleHeaders(port, cookies[index] ?? ''),
            body: { outcome, ...(outcome === 'cancelled' && { reason: 'Ordered twice.' }) },
          }),
        ),
      );
      moved += answers.filter(({ status }) => status === 200).length;
      told += answers.filter(({ status, body: { data } }) => status === 409 && data?.['status'] === outcome).length;
    }
    const { stock } = await db.product.findUniqueOrThrow({ where: { id: product.id } });
    const ofThese = { order: { lines: { some: { productId: product.id } } } };
    return {
      'operators who moved an order': exactly(moved, orders),
      'told how it is now (409)': exactly(told, orders),
      'mails about it': exactly(
        await db.mail.count({ where: { ...ofThese, kind: { in: ['order-confirmed', 'order-cancelled'] } } }),
        orders,
      ),
      'calls on record': exactly(await db.orderCall.count({ where: ofThese }), orders),
      'units back': exactly(stock, orders / 2),
    };
  },
};
