import { maxShelves } from '@haat/contracts';
import { expect, test } from 'vitest';
import { makeBrand, makeCategory, makeProduct, makeSubcategory } from '../../../../../test/data/make-product.ts';
import { makeStaff } from '../../../../../test/data/make-staff.ts';
import { startTestApp } from '../../../../../test/test-app.ts';
import { whileLocked } from '../../../../../test/while-locked.ts';
import { countSold } from '../../sold/count-sold.ts';

const { http, services } = await startTestApp();
const operator = await makeStaff(services, { role: 'operator' });
const photo = `/uploads/images/product_more_image/${'0'.repeat(32)}.webp`;
await services.storage.put(`product_more_image/${'0'.repeat(32)}.webp`, Buffer.from('picture'));

const usual = { photo, title: 'Garden', title_bn: 'বাগান' };
const post = (path: string, body: object) => http.post(`/api/admin/${path}`).set(operator.headers).send(body);
const made = async (path: string, body: object): Promise<number> => (await post(path, body).expect(201)).body.data.id;
const shown = async (path: string): Promise<{ id: number; title: string }[]> =>
  (await http.get(`/api/${path}`)).body.data;
const titleOf = (path: string, id: number) => async () => (await shown(path)).find((row) => row.id === id)?.title;
const idsOf = (path: string) => async () => (await shown(path)).map(({ id }) => id);
const fullRows = (count: number) => Array.from({ length: count }, () => ({ title: 'Full', titleBn: 'ভরা', photo }));
const figuresOf = async (id: number) => {
  const { data } = (await http.get('/api/admin/brands').set(operator.headers).expect(200)).body;
  const { sold, rating } = data.find((brand: { id: number }) => brand.id === id);
  return { sold, rating };
};
const categories = async () => (await http.get('/api/admin/categories').set(operator.headers).expect(200)).body.data;

test.each([
  ['categories', 'category-list', 'category'],
  ['brands', 'brand-list', 'brand'],
])('one of the %s is added, renamed and removed; the shop follows within a second', async (path, list, kind) => {
  const id = await made(path, usual);
  await expect.poll(titleOf(list, id), { timeout: 1_000 }).toBe('Garden');
  const { body } = await post(`${path}/${id}`, { ...usual, title: 'Gardens', version: 1 }).expect(200);
  expect(body.data).toEqual({ id, ...usual, title: 'Gardens', version: 2 });
  await expect.poll(titleOf(list, id), { timeout: 1_000 }).toBe('Gardens');
  expect((await post(`${path}/${id}/remove`, { version: 1 })).body).toMatchObject({
    code: 'CHANGED_MEANWHILE',
    data: { id, version: 2 },
  });
  await post(`${path}/${id}/remove`, { version: 2 }).expect(200);
  await expect.poll(titleOf(list, id), { timeout: 1_000 }).toBeUndefined();
  expect((await post(`${path}/${id}/remove`, { version: 2 })).body.code).toBe('NOT_FOUND');
  expect((await post(`${path}/${id}`, { ...usual, version: 2 })).body.code).toBe('NOT_FOUND');
  const entries = await services.db.auditEntry.findMany({
    where: { subjectKind: kind, subjectId: String(id) },
    orderBy: { id: 'asc' },
  });
  expect(entries.map(({ before, after }) => [before, after])).toEqual([
    [null, usual],
    [{ title: 'Garden' }, { title: 'Gardens' }],
    [{ title: 'Gardens', title_bn: 'বাগান' }, null],
  ]);
});

test('the list of brands says what each sold in 30 days and the stars of what it has on sale, as of the last count', async () => {
  const { id: brandId } = await makeBrand(services);
  const saree = await makeProduct(services, { brandId, ratingCount: 2, ratingSum: 9 });
  const shawl = await makeProduct(services, { brandId, ratingCount: 1, ratingSum: 3 });
  const retired = await makeProduct(services, { brandId, ratingCount: 1, ratingSum: 1 });
  await services.db.product.update({ where: { id: retired.id }, data: { retiredAt: new Date() } });
  const soldOf = (productId: number, daysAgo: number, kept: number) => services.db.$executeRaw`
    INSERT INTO sold_by_day (product_id, day, pieces, kept, kept_total)
    VALUES (${productId}, (now() AT TIME ZONE 'Asia/Dhaka')::date - ${daysAgo}::int, ${kept} + 5, ${kept}, 0)`;
  await soldOf(saree.id, 0, 3);
  await soldOf(saree.id, 29, 2);
  await soldOf(saree.id, 30, 40);
  await soldOf(retired.id, 7, 1);
  const none = { sold: 0, rating: { average: 0, count: 0 } };
  expect(await figuresOf(brandId)).toEqual(none);
  // In several batches, and counted repeatedly.
  await countSold(services, { bites: { movements: 5_000, days: 5_000, products: 1 } });
  expect(await figuresOf(brandId)).toEqual({ sold: 6, rating: { average: 4, count: 3 } });
  const other = await makeBrand(services);
  await services.db.product.update({ where: { id: shawl.id }, data: { brandId: other.id } });
  await Promise.all([countSold(services), countSold(services)]);
  expect(await figuresOf(brandId)).toEqual({ sold: 6, rating: { average: 4.5, count: 2 } });
  expect(await figuresOf(other.id)).toEqual({ sold: 0, rating: { average: 3, count: 1 } });
  expect(await figuresOf((await makeBrand(services)).id)).toEqual(none);
});

test('a subcategory that moves takes its products along, with their counts', async () => {
  const [from, to] = [await makeCategory(services), await makeCategory(services)];
  const id = await made('subcategories', { ...usual, category_id: from.id });
  const { id: productId } = await makeProduct(services, { categoryId: from.id, subcategoryId: id });
  await post(`subcategories/${id}`, { ...usual, category_id: to.id, version: 1 }).expect(200);
  expect((await services.db.product.findUniqueOrThrow({ where: { id: productId } })).categoryId).toBe(to.id);
  const rows: { id: number; products: number; subcategories: object[] }[] = await categories();
  expect(rows.find((row) => row.id === from.id)).toMatchObject({ products: 0, subcategories: [] });
  expect(rows.find((row) => row.id === to.id)).toMatchObject({
    products: 1,
    subcategories: [{ id, category_id: to.id, products: 1, version: 2 }],
  });
  const listed = async () =>
    (await http.get(`/api/product-list?cat_id=${to.id}`)).body.data.map((product: { id: number }) => product.id);
  await expect.poll(listed, { timeout: 1_000 }).toEqual([productId]);
});

test('a product that is added while its subcategory moves gets the new category', async () => {
  const [from, to] = [await makeCategory(services), await makeCategory(services)];
  const id = await made('subcategories', { ...usual, category_id: from.id });
  const { id: first } = await makeProduct(services, { categoryId: from.id, subcategoryId: id });
  const { id: other } = await makeProduct(services);
  const move = () => post(`subcategories/${id}`, { ...usual, category_id: to.id, version: 1 }).expect(200);
  let joining: Promise<unknown> = Promise.resolve();
  await whileLocked(services.pool, `SELECT FROM products WHERE id = ${first} FOR UPDATE`, {
    waiting: 1,
    work: async () => await move(),
    async meanwhile() {
      joining = post(`products/${other}`, { version: 1, changes: { subcategory_id: id } }).then(({ status }) => status);
      await expect.poll(() => waiting()).toBe(2);
    },
  });
  expect(await joining).toBe(200);
  const categoryOf = async (product: number) =>
    (await services.db.product.findUniqueOrThrow({ where: { id: product } })).categoryId;
  expect([await categoryOf(first), await categoryOf(other)]).toEqual([to.id, to.id]);
});

async function waiting(): Promise<number> {
  const { rows } = await services.pool.query(
    `SELECT count(*)::int AS waiting FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  );
  return rows[0].waiting;
}

test('LIST_FULL: a subcategory does not move into a category that has no room', async () => {
  const [from, full] = [await makeCategory(services), await makeCategory(services)];
  const id = await made('subcategories', { ...usual, category_id: from.id });
  await services.db.subcategory.createMany({
    data: fullRows(maxShelves).map((row) => ({ ...row, categoryId: full.id })),
  });
  const answer = await post(`subcategories/${id}`, { ...usual, category_id: full.id, version: 1 });
  expect([answer.status, answer.body.code]).toEqual([409, 'LIST_FULL']);
});

test('categories and the subcategories of one are put in another order, which the shop shows', async () => {
  const category = await makeCategory(services);
  const ids = [
    await made('subcategories', { ...usual, category_id: category.id }),
    await made('subcategories', { ...usual, category_id: category.id }),
  ];
  await post(`categories/${category.id}/order`, { ids: ids.toReversed() }).expect(200);
  const rows: { id: number; subcategories: { id: number }[] }[] = await categories();
  expect(rows.find(({ id }) => id === category.id)?.subcategories.map(({ id }) => id)).toEqual(ids.toReversed());
  const backwards = rows.map(({ id }) => id).toReversed();
  await post('categories/order', { ids: backwards }).expect(200);
  await expect.poll(idsOf('category-list'), { timeout: 1_000 }).toEqual(backwards);
  expect((await post('categories/order', { ids: backwards.slice(1) })).body.code).toBe('CHANGED_MEANWHILE');
  expect((await post(`categories/${category.id}/order`, { ids: [ids[0]] })).body.code).toBe('CHANGED_MEANWHILE');
});

test('IN_USE: nothing that products stand on is removed, retired ones too', async () => {
  const product = await makeProduct(services);
  await services.db.product.update({ where: { id: product.id }, data: { retiredAt: new Date() } });
  for (const path of [
    `categories/${product.categoryId}`,
    `subcategories/${product.subcategoryId}`,
    `brands/${product.brandId}`,
  ])
    expect((await post(`${path}/remove`, { version: 1 })).body.code).toBe('IN_USE');
  const { id: categoryId } = await makeCategory(services);
  await makeSubcategory(services, { categoryId });
  expect((await post(`categories/${categoryId}/remove`, { version: 1 })).body.code).toBe('IN_USE');
});

test('a product that comes while its brand is removed finds it, or the brand stays', async () => {
  const id = await made('brands', usual);
  const { categoryId, subcategoryId, shopId } = await makeProduct(services);
  const [removed, added] = await Promise.allSettled([
    post(`brands/${id}/remove`, { version: 1 }),
    makeProduct(services, { brandId: id, categoryId, subcategoryId, shopId }),
  ]);
  const isRemoved = removed.status === 'fulfilled' && removed.value.status === 200;
  expect(isRemoved).toBe(added.status === 'rejected');
  expect(removed.status === 'fulfilled' && [200, 409].includes(removed.value.status)).toBe(true);
});

test('CHANGED_MEANWHILE: of two who change at once, one does', async () => {
  const { id: categoryId } = await makeCategory(services);
  const paths = [
    ['categories', {}],
    ['subcategories', { category_id: categoryId }],
    ['brands', {}],
  ] as const;
  for (const [path, more] of paths) {
    const id = await made(path, { ...usual, ...more });
    const answers = await Promise.all(
      ['Lawn', 'Pots'].map((title) => post(`${path}/${id}`, { ...usual, ...more, title, version: 1 })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await post(`${path}/${id}/remove`, { version: 1 })).body.code).toBe('CHANGED_MEANWHILE');
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'CHANGED_MEANWHILE',
      data: { id, changed: { by: operator.fullName } },
    });
  }
});

test('LIST_FULL and NOT_FOUND', async () => {
  const { id: categoryId } = await makeCategory(services);
  await services.db.subcategory.createMany({ data: fullRows(300).map((row) => ({ ...row, categoryId })) });
  expect((await post('subcategories', { ...usual, category_id: categoryId })).body.code).toBe('LIST_FULL');
  expect((await post('subcategories/999999', { ...usual, category_id: categoryId, version: 1 })).body.code).toBe(
    'NOT_FOUND',
  );
  expect((await post('subcategories/999999/remove', { version: 1 })).body.code).toBe('NOT_FOUND');
  await services.db.category.createMany({ data: fullRows(300) });
  expect((await post('categories', usual)).body.code).toBe('LIST_FULL');
  await services.db.category.deleteMany({ where: { title: 'Full' } });
  // Each insert writes search words: on a busy machine, all at once would exceed the statement timeout.
  for (let part = 0; part < 10; part += 1) await services.db.brand.createMany({ data: fullRows(200) });
  expect((await post('brands', usual)).body.code).toBe('LIST_FULL');
  await services.db.brand.deleteMany({ where: { title: 'Full' } });
});

test('staff do not change them', async () => {
  const staff = await makeStaff(services);
  const refused = await http.post('/api/admin/categories').set(staff.headers).send(usual);
  expect([refused.status, refused.body.code]).toEqual([403, 'FORBIDDEN']);
});

test.each([
  ['categories', { title: '' }, 'title'],
  ['brands', { title_bn: 'x'.repeat(81) }, 'title_bn'],
  ['brands', { photo: 'https://elsewhere.example/x.webp' }, 'photo'],
  ['subcategories', { category_id: 999_999 }, 'category_id'],
])('VALIDATION: %s %o', async (path, fields, field) => {
  const { status, body } = await post(path, { ...usual, ...fields });
  expect([status, body.code, body.errors[0].path]).toEqual([422, 'VALIDATION', field]);
});
