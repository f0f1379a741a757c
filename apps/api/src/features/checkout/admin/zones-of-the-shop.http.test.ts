import { expect, test } from 'vitest';
import { checkoutBody, makeZone, postCheckout } from '../../../../test/data/make-order.ts';
import { makeProduct } from '../../../../test/data/make-product.ts';
import { makeShopper } from '../../../../test/data/make-shopper.ts';
import { makeStaff } from '../../../../test/data/make-staff.ts';
import { startTestApp } from '../../../../test/test-app.ts';

const { http, services } = await startTestApp();
const owner = await makeStaff(services, { role: 'owner' });

const usual = {
  name: 'Hill Districts',
  name_bn: 'পার্বত্য জেলা',
  delivery_charge: 180,
  delivery_days: 0,
  places: '',
  is_active: true,
};
const create = (fields: object = {}) =>
  http
    .post('/api/admin/zones')
    .set(owner.headers)
    .send({ ...usual, ...fields });
const change = (id: number, fields: object) =>
  http
    .post(`/api/admin/zones/${id}`)
    .set(owner.headers)
    .send({ ...usual, ...fields });
const put = (ids: number[]) => http.post('/api/admin/zones/order').set(owner.headers).send({ ids });
const listed = async (): Promise<{ id: number; orders: number; returned: number }[]> =>
  (await http.get('/api/admin/zones').set(owner.headers).expect(200)).body.data;
const offered = async (): Promise<{ id: number; delivery_charge: number }[]> =>
  (await http.get('/api/shipping-list').expect(200)).body.data;
const shownIds = async () => (await offered()).map(({ id }) => id);
const quote = async (productId: number, zoneId: number) => {
  const body = { item: [{ product_id: productId, qty: 1 }], shipping_id: zoneId };
  return (await http.post('/api/checkout-quote').send(body).expect(200)).body.data;
};

test('a zone is added, costs more, and is switched off; quote and order follow at once, shown charges within a second', async () => {
  const [shopper, product] = [await makeShopper(services), await makeProduct(services, { price: 100_000 })];
  await makeZone(services);
  const { body } = await create().expect(201);
  const { id } = body.data;
  const chargeShown = async () => (await offered()).find((zone) => zone.id === id)?.delivery_charge;
  await expect.poll(chargeShown, { timeout: 1_000 }).toBe(180);
  const shown = await quote(product.id, id);
  expect(shown).toMatchObject({ delivery_charge: 180, is_orderable: true });

  await change(id, { version: 1, delivery_charge: '250.50' }).expect(200);
  expect(await quote(product.id, id)).toMatchObject({
    delivery_charge: 250.5,
    total_amount: shown.total_amount + 70.5,
  });
  const item = [{ product_id: product.id, qty: 1 }];
  const order = (totalAmount: number) =>
    postCheckout(http, {
      shopper,
      body: checkoutBody({ shopper, zone: { id, deliveryCharge: 18_000 }, item, total_amount: totalAmount }),
    });
  const refused = await order(shown.total_amount);
  expect([refused.status, refused.body.code]).toEqual([409, 'QUOTE_CHANGED']);
  expect(refused.body.data).toMatchObject({ delivery_charge: 250.5, total_amount: shown.total_amount + 70.5 });
  const { body: placed } = await order(refused.body.data.total_amount);
  expect(placed.data).toMatchObject({ delivery_charge: 250.5 });
  await expect.poll(chargeShown, { timeout: 1_000 }).toBe(250.5);

  await change(id, { version: 2, delivery_charge: 250.5, is_active: false }).expect(200);
  const unavailable = await order(refused.body.data.total_amount);
  expect([unavailable.status, unavailable.body.errors[0].path]).toEqual([422, 'shipping_id']);
  await expect.poll(chargeShown, { timeout: 1_000 }).toBeUndefined();
  const orderNumber = placed.data.order_number;
  expect((await services.db.order.findUniqueOrThrow({ where: { orderNumber } })).deliveryCharge).toBe(25_050n);
  expect((await listed()).find((zone) => zone.id === id)).toMatchObject({ orders: 1, returned: 0 });
  const entries = await services.db.auditEntry.findMany({
    where: { subjectKind: 'zone', subjectId: String(id) },
    orderBy: { id: 'asc' },
  });
  expect(entries.map(({ before, after }) => [before, after])).toEqual([
    [null, usual],
    [{ delivery_charge: 180 }, { delivery_charge: 250.5 }],
    [{ is_active: true }, { is_active: false }],
  ]);
});

test('a zone says how long delivery takes and for which places it is meant; the shop reads both', async () => {
  const { body } = await create({ delivery_days: 2, places: 'ঢাকা/সাভার, Gazipur, Gazipur' }).expect(201);
  const said = { delivery_days: 2, places: 'Dhaka/Savar, Gazipur' };
  expect(body.data).toMatchObject(said);
  const shown = async () => (await offered()).find(({ id }) => id === body.data.id);
  await expect.poll(shown, { timeout: 1_000 }).toMatchObject(said);
  const product = await makeProduct(services);
  expect((await quote(product.id, body.data.id)).shipping).toMatchObject(said);
});

test('zones are put in another order, which the shop shows; what is not the whole list is refused', async () => {
  await create().expect(201);
  const ids = (await listed()).map(({ id }) => id).toReversed();
  await put(ids).expect(200);
  expect((await listed()).map(({ id }) => id)).toEqual(ids);
  const active = await services.db.shippingZone.findMany({ where: { isActive: true }, orderBy: { position: 'asc' } });
  await expect.poll(shownIds, { timeout: 1_000 }).toEqual(active.map(({ id }) => id));
  for (const wrong of [ids.slice(1), [...ids, 999_999]])
    expect((await put(wrong)).body).toMatchObject({ code: 'CHANGED_MEANWHILE' });
  expect((await put([...ids, ids[0] ?? 0])).status).toBe(422);
});

test('CHANGED_MEANWHILE: of two who change at once, one does; NOT_FOUND', async () => {
  const { body } = await create().expect(201);
  const answers = await Promise.all(
    [90, 95].map((charge) => change(body.data.id, { version: 1, delivery_charge: charge })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.body).toMatchObject({
    code: 'CHANGED_MEANWHILE',
    data: { id: body.data.id, version: 2, changed: { by: owner.fullName, at: expect.any(String) } },
  });
  expect((await change(999_999, { version: 1 })).body.code).toBe('NOT_FOUND');
});

test('LAST_ZONE: of two who switch the last two off at once, one is refused', async () => {
  await services.db.shippingZone.updateMany({ data: { isActive: false } });
  const zones = [await makeZone(services), await makeZone(services)];
  const answers = await Promise.all(zones.map(({ id }) => change(id, { version: 1, is_active: false })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ body }) => body.code === 'LAST_ZONE')).toHaveLength(1);
  expect(await services.db.shippingZone.count({ where: { isActive: true } })).toBe(1);
});

test('LIST_FULL: there are at most 100', async () => {
  const missing = 100 - (await services.db.shippingZone.count());
  await Promise.all(Array.from({ length: missing }, () => makeZone(services)));
  expect((await create()).body.code).toBe('LIST_FULL');
});

test('operators read the zones, owners change them', async () => {
  const operator = await makeStaff(services, { role: 'operator' });
  await http.get('/api/admin/zones').set(operator.headers).expect(200);
  const refused = await http.post('/api/admin/zones').set(operator.headers).send(usual);
  expect([refused.status, refused.body.code]).toEqual([403, 'FORBIDDEN']);
});

test.each([
  [{ name: ' ' }, 'name'],
  [{ name_bn: 'x'.repeat(121) }, 'name_bn'],
  [{ delivery_charge: -1 }, 'delivery_charge'],
  [{ delivery_charge: 100_001 }, 'delivery_charge'],
  [{ delivery_charge: 'free' }, 'delivery_charge'],
  [{ delivery_days: 61 }, 'delivery_days'],
  [{ delivery_days: 'soon' }, 'delivery_days'],
  [{ places: 'Dhaka, Atlantis' }, 'places'],
])('VALIDATION: %o', async (fields, path) => {
  const { status, body } = await create(fields);
  expect([status, body.code, body.errors[0].path]).toEqual([422, 'VALIDATION', path]);
});
