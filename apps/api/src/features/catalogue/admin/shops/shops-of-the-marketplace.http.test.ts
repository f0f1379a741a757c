import { expect, test } from 'vitest';
import { makeOrder, makeZone } from '../../../../../test/data/make-order.ts';
import { makeProduct, makeShop } from '../../../../../test/data/make-product.ts';
import { makeShopper } from '../../../../../test/data/make-shopper.ts';
import { makeStaff } from '../../../../../test/data/make-staff.ts';
import { startTestApp } from '../../../../../test/test-app.ts';

const { http, services } = await startTestApp();
const operator = await makeStaff(services, { role: 'operator' });
const photo = `/uploads/images/product_more_image/${'0'.repeat(32)}.webp`;
await services.storage.put(`product_more_image/${'0'.repeat(32)}.webp`, Buffer.from('picture'));

const usual = {
  name: 'Rangpur Winter House',
  name_bn: 'রংপুর উইন্টার হাউস',
  photo,
  district: 'Rangpur',
  district_bn: 'রংপুর',
  about: 'Warm clothes.',
  about_bn: '',
  honours_coupons: true,
  phone: '',
  note: '',
};
const post = (path: string, body: object) => http.post(`/api/admin/shops${path}`).set(operator.headers).send(body);
const made = async (): Promise<number> => (await post('', usual).expect(201)).body.data.id;

test('a shop is added, changed and removed; its page follows within a second, and says nothing that is for staff', async () => {
  const id = await made();
  const page = async () => (await http.get(`/api/single-shop/${id}`)).body;
  const aboutShown = async () => (await page()).data?.about;
  await expect.poll(aboutShown, { timeout: 1_000 }).toBe('Warm clothes.');
  const change = { ...usual, about: 'Warm.', phone: '01712345678', note: 'Closed on Friday.', version: 1 };
  const { body } = await post(`/${id}`, change).expect(200);
  expect(body.data).toEqual({ ...change, id, phone: '+8801712345678', version: 2 });
  await expect.poll(aboutShown, { timeout: 1_000 }).toBe('Warm.');
  const everything = await Promise.all(
    ['/api/shop-list', `/api/single-shop/${id}`, `/api/shop-details/${id}`].map((path) => http.get(path)),
  );
  for (const { text } of everything) expect(text).not.toMatch(/1712345678|Friday/);
  expect((await post(`/${id}/remove`, { version: 1 })).body).toMatchObject({ code: 'CHANGED_MEANWHILE', data: { id } });
  await post(`/${id}/remove`, { version: 2 }).expect(200);
  await expect.poll(async () => (await page()).code, { timeout: 1_000 }).toBe('NOT_FOUND');
  expect((await post(`/${id}/remove`, { version: 2 })).body.code).toBe('NOT_FOUND');
  expect((await post(`/${id}`, { ...usual, version: 2 })).body.code).toBe('NOT_FOUND');
  const entries = await services.db.auditEntry.findMany({
    where: { subjectKind: 'shop', subjectId: String(id) },
    orderBy: { id: 'asc' },
  });
  expect(entries.map(({ before, after }) => [before, after])).toEqual([
    [null, { ...usual, phone: 'withheld', note: 'withheld' }],
    [
      { about: 'Warm clothes.', phone: 'withheld', note: 'withheld' },
      { about: 'Warm.', phone: 'withheld', note: 'withheld' },
    ],
    [{ name: usual.name, name_bn: usual.name_bn }, null],
  ]);
});

test('IN_USE: a shop whose only product is retired stays; the list counts what is sold', async () => {
  const shop = await makeShop(services);
  const product = await makeProduct(services, { shopId: shop.id });
  const products = async () => {
    const { body } = await http.get('/api/admin/shops').set(operator.headers).expect(200);
    return body.data.find(({ id }: { id: number }) => id === shop.id).products;
  };
  expect(await products()).toBe(1);
  await services.db.product.update({ where: { id: product.id }, data: { retiredAt: new Date() } });
  expect(await products()).toBe(0);
  expect((await post(`/${shop.id}/remove`, { version: 1 })).body.code).toBe('IN_USE');
});

test('the list counts the orders of the last 30 days with products of a shop, and those that came back', async () => {
  const shops = [await makeShop(services), await makeShop(services)];
  const [shopper, zone] = [await makeShopper(services), await makeZone(services)];
  const products = await Promise.all(shops.map(({ id: shopId }) => makeProduct(services, { shopId })));
  const item = products.map(({ id }) => ({ product_id: id, qty: 1 }));
  const order = async (data: object) => {
    const { orderNumber } = await makeOrder(http, { shopper, zone, item });
    await services.db.order.update({ where: { orderNumber }, data });
  };
  await order({ status: 'returned' });
  await order({ status: 'cancelled' });
  await order({ createdAt: new Date(Date.now() - 28 * 24 * 60 * 60 * 1000) });
  await order({ createdAt: new Date(Date.now() - 31 * 24 * 60 * 60 * 1000) });
  await makeOrder(http, { shopper, zone, item: item.slice(1) });
  const counted = async () => {
    const { body } = await http.get('/api/admin/shops').set(operator.headers).expect(200);
    const rows = shops.map((shop) => body.data.find(({ id }: { id: number }) => id === shop.id));
    return rows.map(({ orders, returned }) => [orders, returned]);
  };
  expect(await counted()).toEqual([
    [3, 1],
    [4, 1],
  ]);
  // A product that moves to another shop takes its orders with it.
  await services.db.product.update({ where: { id: products[1]?.id ?? 0 }, data: { shopId: shops[0]?.id ?? 0 } });
  expect(await counted()).toEqual([
    [4, 1],
    [0, 0],
  ]);
});

test('CHANGED_MEANWHILE: of two who change at once, one does', async () => {
  const id = await made();
  const answers = await Promise.all(['A', 'B'].map((about) => post(`/${id}`, { ...usual, about, version: 1 })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = answers.find(({ status }) => status === 409);
  const changed = { by: operator.fullName };
  expect(refused?.body).toMatchObject({ code: 'CHANGED_MEANWHILE', data: { id, version: 2, changed } });
});

test('LIST_FULL: there are at most 2,000', async () => {
  const full = { name: 'Full', nameBn: 'ভরা', photo: '', district: 'Dhaka', about: '' };
  // Each insert writes search words: on a busy machine, all at once would exceed the statement timeout.
  for (let part = 0; part < 10; part += 1)
    await services.db.shop.createMany({ data: Array.from({ length: 200 }, () => full) });
  expect((await post('', usual)).body.code).toBe('LIST_FULL');
  await services.db.shop.deleteMany({ where: { name: 'Full' } });
});

test('staff do not change shops', async () => {
  const staff = await makeStaff(services);
  const refused = await http.post('/api/admin/shops').set(staff.headers).send(usual);
  expect([refused.status, refused.body.code]).toEqual([403, 'FORBIDDEN']);
});

test.each([
  [{ name: '' }, 'name'],
  [{ district_bn: ' ' }, 'district_bn'],
  [{ photo: '/etc/passwd' }, 'photo'],
  [{ phone: 'call me' }, 'phone'],
  [{ note: 'x'.repeat(1_001) }, 'note'],
])('VALIDATION: %o', async (fields, path) => {
  const { status, body } = await post('', { ...usual, ...fields });
  expect([status, body.code, body.errors[0].path]).toEqual([422, 'VALIDATION', path]);
});
