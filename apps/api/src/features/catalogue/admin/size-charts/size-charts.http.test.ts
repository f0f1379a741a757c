import { sizeChartBounds } from '@haat/contracts';
import { expect, test } from 'vitest';
import { makeProduct, makeShop, makeSizeChart } from '../../../../../test/data/make-product.ts';
import { makeStaff } from '../../../../../test/data/make-staff.ts';
import { startTestApp } from '../../../../../test/test-app.ts';

const { http, services } = await startTestApp();
const operator = await makeStaff(services, { role: 'operator' });

const chart = {
  measured: 'garment',
  unit: 'in',
  measures: ['length', 'shoulder'],
  rows: [
    { size: '38', figures: [40, 17.5] },
    { size: '40', figures: [41.25, 18] },
    { size: '42', figures: [42, 18.5] },
  ],
};
const ofAll = { ...chart, shop_id: null };

const post = (path: string, body: object) => http.post(`/api/admin/${path}`).set(operator.headers).send(body);
const add = (subcategoryId: number, body: object) => post(`subcategories/${subcategoryId}/size-charts`, body);
const listed = async (subcategoryId: number) =>
  (await http.get(`/api/admin/subcategories/${subcategoryId}/size-charts`).set(operator.headers).expect(200)).body.data;
const panjabi = (given: Parameters<typeof makeProduct>[1] = {}) =>
  makeProduct(services, { sizes: ['38', '40'], ...given });
const shownOf =
  ({ id }: { id: number }) =>
  async () =>
    (await http.get(`/api/single-product/${id}`).expect(200)).body.data.size_chart;
const follows = (product: { id: number }, expected: unknown) =>
  expect.poll(shownOf(product), { timeout: 1_000, interval: 50 }).toEqual(expected);

test('a chart is added, changed and removed, and the product shows it within a second', async () => {
  const product = await panjabi();
  expect(await shownOf(product)()).toBeNull();
  const { body } = await add(product.subcategoryId, ofAll).expect(201);
  const { id } = body.data;
  expect(body.data).toEqual({ ...ofAll, id, subcategory_id: product.subcategoryId, version: 1 });
  await follows(product, { ...chart, rows: chart.rows.slice(0, 2) });

  const longer = { ...chart, unit: 'cm', rows: chart.rows.map((row) => ({ ...row, figures: [104.5, 45] })) };
  const changed = await post(`size-charts/${id}`, { ...longer, version: 1 }).expect(200);
  expect(changed.body.data).toMatchObject({ ...longer, version: 2 });
  await follows(product, { ...longer, rows: longer.rows.slice(0, 2) });
  expect(await listed(product.subcategoryId)).toEqual([changed.body.data]);

  await post(`size-charts/${id}/remove`, { version: 2 }).expect(200);
  await follows(product, null);
  const entries = await services.db.auditEntry.findMany({
    where: { subjectKind: 'size_chart', subjectId: String(id) },
    orderBy: { id: 'asc' },
  });
  expect(entries.map(({ action }) => action)).toEqual([
    'adminSizeChartCreate',
    'adminSizeChartChange',
    'adminSizeChartRemove',
  ]);
  expect(entries[1]).toMatchObject({ before: { unit: 'in' }, after: { unit: 'cm' } });
});

test("a shop's own chart goes before that of all, also where it lacks a size; others are not touched", async () => {
  const own = await panjabi();
  const { subcategoryId, shopId } = own;
  const other = await panjabi({ subcategoryId });
  const elsewhere = await panjabi({ shopId });
  const all = await add(subcategoryId, ofAll).expect(201);
  const slim = { ...chart, measures: ['chest'], rows: [{ size: '38', figures: [39] }] };
  const cut = await add(subcategoryId, { ...slim, shop_id: shopId }).expect(201);
  expect((await listed(subcategoryId)).map(({ id }: { id: number }) => id)).toEqual([
    all.body.data.id,
    cut.body.data.id,
  ]);
  await follows(own, null);
  await follows(other, { ...chart, rows: chart.rows.slice(0, 2) });
  await follows(elsewhere, null);
  const wider = [...slim.rows, { size: '40', figures: [41] }];
  await post(`size-charts/${cut.body.data.id}`, { ...slim, rows: wider, version: 1 }).expect(200);
  await follows(own, { ...slim, rows: wider });
});

test('a product without sizes, or with one that the chart lacks, shows none', async () => {
  const product = await panjabi({ sizes: ['38', '46'] });
  const without = await panjabi({ sizes: [], subcategoryId: product.subcategoryId });
  const fits = await panjabi({ subcategoryId: product.subcategoryId });
  await add(product.subcategoryId, ofAll).expect(201);
  await follows(fits, expect.objectContaining({ measured: 'garment' }));
  expect(await shownOf(product)()).toBeNull();
  expect(await shownOf(without)()).toBeNull();
});

test('VALIDATION: a shop that has one; whoever adds one while it is being stored waits, and sees it', async () => {
  const { subcategoryId } = await panjabi();
  const { promise: isMet, resolve: meet } = Promise.withResolvers<void>();
  const earlier = services.db.$transaction(async (tx) => {
    await tx.sizeChart.create({ data: { ...chart, subcategoryId } });
    await isMet;
  });
  const later = add(subcategoryId, ofAll).then((answer) => answer);
  const waiting = async () => {
    const [row] = await services.db.$queryRaw<{ count: number }[]>`
      SELECT count(*)::int FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    return row?.count;
  };
  await expect.poll(waiting).toBe(1);
  meet();
  await earlier;
  const { body } = await later;
  expect([body.code, body.errors[0].path]).toEqual(['VALIDATION', 'shop_id']);
  const strange = await add(subcategoryId, { ...chart, shop_id: 2_000_000_000 });
  expect([strange.status, strange.body.errors[0].path]).toEqual([422, 'shop_id']);
});

test('NOT_FOUND, and CHANGED_MEANWHILE with the chart as it is and who changed it', async () => {
  const { subcategoryId } = await panjabi();
  expect((await add(2_000_000_000, ofAll)).body.code).toBe('NOT_FOUND');
  expect(await listed(2_000_000_000)).toEqual([]);
  const { id } = (await add(subcategoryId, ofAll)).body.data;
  await post(`size-charts/${id}`, { ...chart, unit: 'cm', version: 1 }).expect(200);
  for (const path of ['', '/remove']) {
    const late = await post(`size-charts/${id}${path}`, { ...chart, version: 1 });
    expect([late.status, late.body.code]).toEqual([409, 'CHANGED_MEANWHILE']);
    expect(late.body.data).toMatchObject({ id, unit: 'cm', version: 2, changed: { by: operator.fullName } });
    const gone = await post(`size-charts/2000000000${path}`, { ...chart, version: 1 });
    expect([gone.status, gone.body.code]).toEqual([404, 'NOT_FOUND']);
  }
});

test('LIST_FULL', async () => {
  const { subcategoryId } = await panjabi();
  const shops = await Promise.all(Array.from({ length: sizeChartBounds.charts }, () => makeShop(services)));
  for (const { id: shopId } of shops) await makeSizeChart(services, { subcategoryId, shopId });
  const answer = await add(subcategoryId, ofAll);
  expect([answer.status, answer.body.code]).toEqual([409, 'LIST_FULL']);
});

test('FORBIDDEN for staff: a chart is for operators', async () => {
  const { subcategoryId } = await panjabi();
  const { headers } = await makeStaff(services);
  const refused = await Promise.all([
    http.get(`/api/admin/subcategories/${subcategoryId}/size-charts`).set(headers),
    http.post(`/api/admin/subcategories/${subcategoryId}/size-charts`).set(headers).send(ofAll),
  ]);
  expect(refused.map(({ status, body }) => [status, body.code])).toEqual([
    [403, 'FORBIDDEN'],
    [403, 'FORBIDDEN'],
  ]);
});

test('charts leave with their subcategory or shop', async () => {
  const { subcategoryId, id } = await panjabi();
  const { id: shopId } = await makeShop(services);
  await makeSizeChart(services, { subcategoryId });
  await makeSizeChart(services, { subcategoryId, shopId });
  await post(`shops/${shopId}/remove`, { version: 1 }).expect(200);
  expect(await listed(subcategoryId)).toHaveLength(1);
  await services.db.product.delete({ where: { id } });
  await post(`subcategories/${subcategoryId}/remove`, { version: 1 }).expect(200);
  expect(await listed(subcategoryId)).toEqual([]);
});
