import { expect, test } from 'vitest';
import { makeOrder, makeZone } from '../../../../test/data/make-order.ts';
import { makeProduct } from '../../../../test/data/make-product.ts';
import { makeShopper } from '../../../../test/data/make-shopper.ts';
import { makeStaff } from '../../../../test/data/make-staff.ts';
import { startTestApp } from '../../../../test/test-app.ts';

const { http, services } = await startTestApp();
const { db } = services;
const { headers } = await makeStaff(services, { role: 'operator' });

const held = async (ids: number[]) =>
  (
    await http
      .get(`/api/admin/products/held?ids=${ids.join(',')}`)
      .set(headers)
      .expect(200)
  ).body.data;
const exactly = (count: number) => ({ count, is_exact: true });

test('open orders, carts and favourites with a product are counted, each once', async () => {
  const wanted = await makeProduct(services, { stock: 50 });
  const plain = await makeProduct(services, { stock: 50 });
  const zone = await makeZone(services);
  const shoppers = [await makeShopper(services), await makeShopper(services)] as const;
  const [one, other] = shoppers;
  const order = (shopper: typeof one, ids: number[]) =>
    makeOrder(http, { shopper, zone, item: ids.map((id) => ({ product_id: id, qty: 1 })) });
  await order(one, [wanted.id, plain.id]);
  await order(other, [wanted.id]);
  const { orderNumber } = await order(other, [plain.id]);
  await db.order.update({ where: { orderNumber }, data: { status: 'delivered' } });
  const productId = wanted.id;
  await db.savedLine.createMany({
    data: [
      { userId: one.userId, list: 'cart', productId, size: 'M', qty: 1 },
      { userId: one.userId, list: 'cart', productId, size: 'L', qty: 2 },
      ...shoppers.map(({ userId }) => ({ userId, list: 'favourites' as const, productId, qty: 1 })),
    ],
  });
  expect(await held([wanted.id, plain.id])).toEqual([
    { id: wanted.id, open_orders: exactly(2), carts: exactly(1), favourites: exactly(2) },
    { id: plain.id, open_orders: exactly(1), carts: exactly(0), favourites: exactly(0) },
  ]);
});

test('what nobody has, or does not exist, is held nowhere', async () => {
  const product = await makeProduct(services);
  const none = { open_orders: exactly(0), carts: exactly(0), favourites: exactly(0) };
  expect(await held([product.id, 2_000_000_000])).toEqual([
    { id: product.id, ...none },
    { id: 2_000_000_000, ...none },
  ]);
});
