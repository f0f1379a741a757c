import { exactly, type Fault } from '../../fault.ts';
import { checkoutBody, postCheckout } from '../../stage/buy.ts';
import { send } from '../../stage/send.ts';

const orders = 5;
const clicks = 6;

/** Changes the status as the shop does; only from the expected status. */
const confirmSql = `
WITH moved AS (UPDATE orders SET status = 'confirmed' WHERE order_number = $1 AND status = 'pending' RETURNING id)
INSERT INTO order_status_changes (order_id, from_status, to_status) SELECT id, 'pending', 'confirmed' FROM moved`;

export const cancelledManyTimes: Fault = {
  id: 'C17',
  title: `${orders} orders, each cancelled ${clicks} times at once while the shop confirms it`,
  async run({ goods, shops, db, pool }) {
    const product = await goods.product({ stock: orders });
    const [shopper] = await goods.shoppers(1);
    if (!shopper) throw new Error('Nobody shops.');
    const body = checkoutBody({ shopper, zone: goods.zone, item: [{ product_id: product.id, qty: 1 }] });
    let cancelled = 0;
    let confirmed = 0;
    let others = 0;
    for (let turn = 0; turn < orders; turn += 1) {
      const placed = await postCheckout(shops[0].port, { shopper, body });
      const orderNumber = String(placed.body.data?.['order_number']);
      const confirming = pool.query(confirmSql, [orderNumber]);
      const answers = await Promise.all(
        Array.from({ length: clicks }, (_, index) =>
          send(shops[index % 2 === 0 ? 0 : 1].port, {
            method: 'POST',
            path: `/api/order/${orderNumber}/cancel`,
            token: shopper.token,
          }),
        ),
      );
      confirmed += (await confirming).rowCount ?? 0;
      cancelled += answers.filter(({ status }) => status === 200).length;
      others += answers.filter(({ status }) => status !== 200 && status !== 409).length;
    }
    const { stock } = await db.product.findUniqueOrThrow({ where: { id: product.id } });
    return {
      'moves of an order': exactly((cancelled + confirmed) / orders, 1),
      'units back for each cancelled': exactly(stock - cancelled, 0),
      'other answers': exactly(others, 0),
    };
  },
};
