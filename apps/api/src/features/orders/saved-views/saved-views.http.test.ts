import { maxSavedViews } from '@haat/contracts';
import { expect, test } from 'vitest';
import { checkoutBody, makeZone, postCheckout } from '../../../../test/data/make-order.ts';
import { makeProduct } from '../../../../test/data/make-product.ts';
import { makeShopper } from '../../../../test/data/make-shopper.ts';
import { makeStaff } from '../../../../test/data/make-staff.ts';
import { startTestApp } from '../../../../test/test-app.ts';

const { http, services } = await startTestApp();
const path = '/api/admin/order-views';

async function keep(headers: Record<string, string>, body: object) {
  return http.post(path).set(headers).send(body);
}

test('a view is kept for whoever made it, with how many orders it holds, and its audit entry does not name it', async () => {
  const [mine, other, zone, shopper, product] = await Promise.all([
    makeStaff(services),
    makeStaff(services),
    makeZone(services),
    makeShopper(services),
    makeProduct(services),
  ]);
  const item = [{ product_id: product.id, qty: 1 }];
  await postCheckout(http, { shopper, body: checkoutBody({ shopper, zone, item }) }).expect(201);
  const filters = { view: 'confirm', zone: String(zone.id), min_total: '10' };
  const kept = await keep(mine.headers, { name: 'Zone of one', filters });
  expect([kept.status, kept.body.data]).toEqual([
    201,
    { id: expect.any(Number), name: 'Zone of one', filters, found: { count: 1, is_exact: true } },
  ]);
  const nothing = { ...filters, min_total: '999999' };
  await keep(mine.headers, { name: 'Nothing yet', filters: nothing });
  const list = await http.get(path).set(mine.headers).expect(200);
  expect(list.body.data.map(({ name, found }: { name: string; found: object }) => [name, found])).toEqual([
    ['Nothing yet', { count: 0, is_exact: true }],
    ['Zone of one', { count: 1, is_exact: true }],
  ]);
  expect((await http.get(path).set(other.headers)).body.data).toEqual([]);
  const entries = await services.db.auditEntry.findMany({ where: { staffId: mine.staffId } });
  expect(JSON.stringify(entries, (_key, value) => (typeof value === 'bigint' ? String(value) : value))).not.toContain(
    'Zone of one',
  );
});

test('a view is renamed and removed by its owner alone', async () => {
  const [mine, other] = await Promise.all([makeStaff(services), makeStaff(services)]);
  const { body } = await keep(mine.headers, { name: 'Big', filters: { view: 'all', min_total: '10000' } });
  const { id } = body.data;
  for (const change of ['name', 'remove']) {
    const refused = await http.post(`${path}/${id}/${change}`).set(other.headers).send({ name: 'Theirs' });
    expect([refused.status, refused.body.code]).toEqual([404, 'NOT_FOUND']);
  }
  const renamed = await http.post(`${path}/${id}/name`).set(mine.headers).send({ name: '  Above 10,000 ' }).expect(200);
  expect(renamed.body.data.name).toBe('Above 10,000');
  await http.post(`${path}/${id}/remove`).set(mine.headers).expect(200);
  expect((await http.get(path).set(mine.headers)).body.data).toEqual([]);
  expect((await http.post(`${path}/${id}/remove`).set(mine.headers)).body.code).toBe('NOT_FOUND');
});

test('the eleventh view is refused, whoever asks at once', async () => {
  const { headers } = await makeStaff(services);
  const filters = { view: 'pack', shop: '1' };
  const names = Array.from({ length: maxSavedViews + 1 }, (_each, number) => `View ${number}`);
  const answers = await Promise.all(names.map((name) => keep(headers, { name, filters })));
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    ...Array(maxSavedViews).fill(201),
    409,
  ]);
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('LIST_FULL');
});

test('searches, empty names and filters that mean nothing are not kept', async () => {
  const { headers } = await makeStaff(services);
  for (const wrong of [
    { name: '   ', filters: { view: 'all', zone: '1' } },
    { name: 'x'.repeat(41), filters: { view: 'all', zone: '1' } },
    { name: 'Days', filters: { view: 'all', from: 'yesterday' } },
    { name: 'View', filters: { view: 'everything' } },
  ])
    expect((await keep(headers, wrong)).body.code).toBe('VALIDATION');
  const { body } = await keep(headers, { name: 'Searched', filters: { view: 'all', zone: '1', q: 'Farzana' } });
  expect(body.data.filters).toEqual({ view: 'all', zone: '1' });
});
