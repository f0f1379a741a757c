import { afterAll, expect, test } from 'vitest';
import { assertInvariants } from '../../../../../test/assert-invariants.ts';
import { makeOrder, makeZone } from '../../../../../test/data/make-order.ts';
import { makeProduct } from '../../../../../test/data/make-product.ts';
import { makeShopper } from '../../../../../test/data/make-shopper.ts';
import { makeStaff } from '../../../../../test/data/make-staff.ts';
import { startTestApp } from '../../../../../test/test-app.ts';

const { http, services } = await startTestApp();
const { headers } = await makeStaff(services);
const zone = await makeZone(services);

afterAll(() => assertInvariants(services));

const post = (path: string, body: object) => http.post(`/api/admin/orders${path}`).set(headers).send(body).expect(200);
const rowOf = async (orderNumber: string) =>
  (await http.get(`/api/admin/orders?view=all&q=${orderNumber}`).set(headers).expect(200)).body.data[0];

async function makeOrdered(item: { product_id: number; qty: number }[]): Promise<string> {
  return (await makeOrder(http, { shopper: await makeShopper(services), zone, item })).orderNumber;
}

test('an order to be packed says what each shop has to bring, until it is packed', async () => {
  const [one, other] = [await makeProduct(services), await makeProduct(services)];
  const same = await makeProduct(services, { shopId: one.shopId });
  const orderNumber = await makeOrdered([
    { product_id: one.id, qty: 2 },
    { product_id: other.id, qty: 3 },
    { product_id: same.id, qty: 1 },
  ]);
  expect((await rowOf(orderNumber)).owed).toEqual([]);
  await post('/move', { order_numbers: [orderNumber], to: 'confirmed' });
  const shops = await services.db.shop.findMany({ where: { id: { in: [one.shopId, other.shopId] } } });
  const owed = shops
    .map((shop) => ({ shop: shop.name, shop_bn: shop.nameBn, pieces: 3 }))
    .toSorted((a, b) => a.shop.localeCompare(b.shop));
  expect((await rowOf(orderNumber)).owed).toEqual(owed);
  await post('/move', { order_numbers: [orderNumber], to: 'packed' });
  expect((await rowOf(orderNumber)).owed).toEqual([]);
});

test('an order that came back says why, and which pieces are in the stock again', async () => {
  const [kept, torn] = [await makeProduct(services), await makeProduct(services)];
  const orderNumber = await makeOrdered([
    { product_id: kept.id, qty: 2 },
    { product_id: torn.id, qty: 3 },
  ]);
  for (const to of ['confirmed', 'packed', 'shipped']) await post('/move', { order_numbers: [orderNumber], to });
  expect((await rowOf(orderNumber)).came_back).toBeNull();
  await post(`/${orderNumber}/return`, { reason: 'Refused', damaged: [{ product_id: torn.id, qty: 2 }] });
  expect((await rowOf(orderNumber)).came_back).toEqual({ reason: 'Refused', in_stock: 3, damaged: 2 });
});
