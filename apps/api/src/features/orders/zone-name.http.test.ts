import { expect, test } from 'vitest';
import { makeOrder, makeZone } from '../../../test/data/make-order.ts';
import { makeProduct } from '../../../test/data/make-product.ts';
import { makeShopper } from '../../../test/data/make-shopper.ts';
import { makeStaff } from '../../../test/data/make-staff.ts';
import { startTestApp } from '../../../test/test-app.ts';

const { http, services } = await startTestApp();
const { db } = services;
const { headers } = await makeStaff(services, { role: 'staff' });

test('the zone of an order is called in Bangla as it is now, unless it has become another one', async () => {
  const zone = await makeZone(services);
  const product = await makeProduct(services, { stock: 9 });
  const shopper = await makeShopper(services);
  const { orderNumber } = await makeOrder(http, { shopper, zone, item: [{ product_id: product.id, qty: 1 }] });
  const shown = async () => (await http.get(`/api/admin/orders/${orderNumber}`).set(headers)).body.data;
  const change = (data: object) => db.shippingZone.update({ where: { id: zone.id }, data });
  const name = zone.shippingAddress;
  await change({ shippingAddressBn: 'ঢাকা শহর' });
  expect(await shown()).toMatchObject({ zone: name, zone_bn: 'ঢাকা শহর' });
  await change({ shippingAddressBn: '' });
  expect(await shown()).toMatchObject({ zone: name, zone_bn: name });
  await change({ shippingAddress: `${name} and around`, shippingAddressBn: 'ঢাকা ও আশপাশ' });
  expect(await shown()).toMatchObject({ zone: name, zone_bn: name });
});
