import { afterAll, expect, test } from 'vitest';
import { assertInvariants } from '../../../../test/assert-invariants.ts';
import { makeProduct } from '../../../../test/data/make-product.ts';
import { makeStaff } from '../../../../test/data/make-staff.ts';
import { startTestApp } from '../../../../test/test-app.ts';
import { whileLocked } from '../../../../test/while-locked.ts';

const { http, services } = await startTestApp();
const { db, pool } = services;
const { headers, staffId, fullName } = await makeStaff(services, { role: 'operator' });

afterAll(() => assertInvariants(services));

const post = (path: string, body: object) => http.post(`/api/admin/products/${path}`).set(headers).send(body);
const offers = (products: object[]) => post('offer', { products });
const offerEach = (ids: number[], taka: number) => offers(ids.map((id) => ({ id, version: 1, offer_price: taka })));
const enter = (products: object[]) => post('stock', { reason: 'damaged', products });
const auditOf = (id: number) =>
  db.auditEntry.findMany({
    where: { subjectKind: 'product', subjectId: String(id) },
    orderBy: { id: 'asc' },
    select: { staffId: true, action: true, before: true, after: true },
  });

test('offers of several products are set at once, written down one by one, and taken back by the same call', async () => {
  const one = await makeProduct(services, { price: 20_000 });
  const other = await makeProduct(services, { price: 50_000 });
  const { status, body } = await post('offer', {
    products: [
      { id: one.id, version: 1, offer_price: 180 },
      { id: other.id, version: 1, offer_price: 500 },
    ],
  });
  expect(status).toBe(200);
  expect(body.data).toMatchObject([
    { id: other.id, offer_price: 500, version: 1 },
    { id: one.id, price: 200, offer_price: 180, version: 2 },
  ]);
  expect(await auditOf(one.id)).toEqual([
    { staffId, action: 'adminProductsOffer', before: { offer_price: 200 }, after: { offer_price: 180 } },
  ]);
  expect(await auditOf(other.id)).toEqual([]);
  await expect
    .poll(async () => (await http.get(`/api/single-product/${one.id}`)).body.data.offer_price, { timeout: 1_000 })
    .toBe(180);
  const back = await post('offer', { products: [{ id: one.id, version: 2, offer_price: 200 }] });
  expect(back.body.data).toMatchObject([{ id: one.id, offer_price: 200, version: 3 }]);
});

test('offers are set for all or none: not above a price, not over an edit that was not seen, not of what does not exist', async () => {
  const one = await makeProduct(services, { price: 20_000 });
  const cheap = await makeProduct(services, { price: 10_000 });
  const good = { id: one.id, version: 1, offer_price: 150 };
  const above = await offers([good, { id: cheap.id, version: 1, offer_price: 150 }]);
  expect([above.status, above.body.errors[0].path]).toEqual([422, 'products.1.offer_price']);
  const stale = await offers([good, { id: cheap.id, version: 7, offer_price: 50 }]);
  expect([stale.status, stale.body.code]).toEqual([409, 'CHANGED_MEANWHILE']);
  expect(stale.body.data).toMatchObject([
    { id: cheap.id, version: 1, offer_price: 100 },
    { id: one.id, version: 1, offer_price: 200 },
  ]);
  expect((await offers([good, { id: 2_000_000_000, version: 1, offer_price: 1 }])).body.code).toBe('NOT_FOUND');
  expect((await offers([good, good])).body.errors[0].path).toBe('products');
  expect((await offers(Array.from({ length: 201 }, (_, place) => ({ ...good, id: place + 1 })))).status).toBe(422);
  expect(await auditOf(one.id)).toEqual([]);
});

test('of two who set offers of the same products, the second is shown what the first set', async () => {
  const made = [await makeProduct(services, { price: 20_000 }), await makeProduct(services, { price: 20_000 })];
  const ids = made.map(({ id }) => id);
  const [first, second] = await whileLocked(pool, `SELECT FROM products WHERE id = ${ids[0]} FOR UPDATE`, {
    waiting: 2,
    // In opposite orders: neither waits for the other.
    work: async () => await Promise.all([offerEach(ids, 101), offerEach(ids.toReversed(), 102)]),
  });
  expect(new Set([first.status, second.status])).toEqual(new Set([200, 409]));
  const stored = await db.product.findMany({ where: { id: { in: ids } }, select: { offerPrice: true } });
  expect(new Set(stored.map(({ offerPrice }) => offerPrice)).size).toBe(1);
});

test('stock of several products is entered for one reason, through the ledger', async () => {
  const one = await makeProduct(services, { stock: 10 });
  const other = await makeProduct(services, { stock: 0 });
  const { body } = await post('stock', {
    reason: 'recount',
    products: [
      { id: one.id, counted: 7 },
      { id: other.id, counted: 0 },
    ],
  });
  expect(body.data).toMatchObject([
    { id: other.id, stock: 0, delta: 0 },
    { id: one.id, stock: 7, delta: -3 },
  ]);
  expect(await auditOf(one.id)).toEqual([
    { staffId, action: 'adminProductsStock', before: { stock: 10 }, after: { stock: 7, reason: 'recount' } },
  ]);
  const { data } = (await http.get(`/api/admin/products/${one.id}`).set(headers)).body;
  expect(data.movements[0]).toMatchObject({ delta: -3, reason: 'recount', by: fullName });
  expect(data.changed).toBeNull();
});

test('an entry for several products whose response was lost is booked once', async () => {
  const [one, other] = [await makeProduct(services, { stock: 10 }), await makeProduct(services, { stock: 0 })];
  const products = [one, other].map(({ id }) => ({ id, delta: 5 }));
  const send = () => post('stock', { reason: 'delivery', products }).set('idempotency-key', `delivery-${one.id}`);
  const first = await send();
  const { body } = await send();
  expect(body.data).toEqual(first.body.data);
  expect(body.data).toMatchObject([
    { id: other.id, stock: 5, delta: 5 },
    { id: one.id, stock: 15, delta: 5 },
  ]);
});

test('stock of several products is entered for all or none, and is never below nothing', async () => {
  const plenty = await makeProduct(services, { stock: 10 });
  const few = await makeProduct(services, { stock: 2 });
  const taken = await enter([
    { id: plenty.id, delta: -3 },
    { id: few.id, delta: -3 },
  ]);
  expect([taken.status, taken.body.errors]).toEqual([
    422,
    [{ path: 'products.1.delta', message: 'There are 2 in stock.' }],
  ]);
  expect((await enter([{ id: plenty.id }])).body.errors[0].path).toBe('products.0.delta');
  expect((await enter([{ id: 2_000_000_000, delta: 1 }])).body.code).toBe('NOT_FOUND');
  expect(await db.product.findUnique({ where: { id: plenty.id }, select: { stock: true } })).toEqual({ stock: 10 });
});
