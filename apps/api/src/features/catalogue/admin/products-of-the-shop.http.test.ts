import { afterAll, expect, test } from 'vitest';
import { assertInvariants } from '../../../../test/assert-invariants.ts';
import { makeBrand, makeCategory, makeProduct, makeShop, makeSubcategory } from '../../../../test/data/make-product.ts';
import { makeStaff } from '../../../../test/data/make-staff.ts';
import { startTestApp } from '../../../../test/test-app.ts';
import { whileLocked } from '../../../../test/while-locked.ts';

const { http, services } = await startTestApp();
const { db, pool } = services;
const { headers, staffId, fullName } = await makeStaff(services, { role: 'operator' });

afterAll(() => assertInvariants(services));

const get = (path: string) => http.get(`/api/admin/products${path}`).set(headers);
const post = (path: string, body: object) => http.post(`/api/admin/products${path}`).set(headers).send(body);
const idsOf = (answer: { body: { data: { id: number }[] } }) => answer.body.data.map(({ id }) => id);

test('a row says how many pieces the orders of the last 30 days in Dhaka kept', async () => {
  const { id } = await makeProduct(services, { title: 'Counted Orna' });
  for (const [daysAgo, kept] of [
    [0, 3],
    [29, 2],
    [30, 40],
  ])
    await db.$executeRaw`
      INSERT INTO sold_by_day (product_id, day, pieces, kept, kept_total)
      VALUES (${id}, (now() AT TIME ZONE 'Asia/Dhaka')::date - ${daysAgo}::int, ${kept}::int + 1, ${kept}, 0)`;
  expect((await get('?q=counted%20orna')).body.data).toMatchObject([{ id, sold_lately: 5 }]);
  const { body } = await http.get(`/api/admin/products/${id}`).set(headers);
  expect(body.data.sold_lately).toBe(5);
  // They belong to no order.
  await db.soldByDay.deleteMany({ where: { productId: id } });
});

test('the list shows what is sold, nearly or quite out of stock, or retired, by words of a title, by id and by what it belongs to', async () => {
  const sold = await makeProduct(services, { title: 'Maslin Orna, Sky', stock: 4 });
  const out = await makeProduct(services, { title: 'Maslin Orna, Rose', stock: 0, shopId: sold.shopId });
  const retired = await makeProduct(services, { title: 'Maslin Orna, Sand', shopId: sold.shopId });
  await post('/retire', { ids: [retired.id], is_retired: true });
  const list = await get('?q=slin%20orna');
  expect(idsOf(list)).toEqual([out.id, sold.id]);
  expect(list.body.data[1]).toMatchObject({ id: sold.id, stock: 4, version: 1, retired_at: null });
  expect(list.body.next_cursor).toBeNull();
  expect(idsOf(await get('?q=slin%20orna&view=out'))).toEqual([out.id]);
  expect(idsOf(await get('?q=slin%20orna&view=low'))).toEqual([sold.id]);
  expect(idsOf(await get('?q=slin%20orna&view=retired'))).toEqual([retired.id]);
  expect(idsOf(await get(`?q=${sold.id}`))).toContain(sold.id);
  expect(idsOf(await get(`?shop=${sold.shopId}`))).toEqual([out.id, sold.id]);
});

const pictures = (...paths: string[]) => paths.map((path) => ({ path, alt: '', alt_bn: '' }));

test('what is on offer and what has no second picture have views of their own', async () => {
  const { id: shopId } = await makeShop(services);
  const offered = await makeProduct(services, { price: 20_000, offerPrice: 15_000, shopId, images: ['beside.webp'] });
  const single = await makeProduct(services, { price: 20_000, shopId });
  const ids = async (view: string) => idsOf(await get(`?view=${view}&shop=${shopId}`));
  expect([await ids('offer'), await ids('one-picture')]).toEqual([[offered.id], [single.id]]);

  const given = pictures(single.photo, '/media/demo/products/dhakai-jamdani-maroon.webp');
  await post(`/${single.id}`, { version: 1, changes: { offer_price: 100, pictures: given } }).expect(200);
  const taken = pictures(offered.photo);
  await post(`/${offered.id}`, { version: 1, changes: { offer_price: 200, pictures: taken } }).expect(200);
  expect([await ids('offer'), await ids('one-picture')]).toEqual([[single.id], [offered.id]]);

  const retire = (isRetired: boolean) => post('/retire', { ids: [single.id, offered.id], is_retired: isRetired });
  await retire(true);
  expect([await ids('offer'), await ids('one-picture')]).toEqual([[], []]);
  await retire(false);
  expect([await ids('offer'), await ids('one-picture')]).toEqual([[single.id], [offered.id]]);
});

test('every view says how many it holds, whatever is looked for', async () => {
  await makeProduct(services, { stock: 4, offerPrice: 5_000, images: ['beside.webp'] });
  await makeProduct(services, { stock: 0 });
  const retired = await makeProduct(services, { stock: 0 });
  await post('/retire', { ids: [retired.id], is_retired: true });
  expect((await get('?q=qxwjz')).body.counts).toEqual({
    sold: { count: await db.product.count({ where: { retiredAt: null } }), is_exact: true },
    low: { count: await db.product.count({ where: { retiredAt: null, stock: { gte: 1, lte: 5 } } }), is_exact: true },
    out: { count: await db.product.count({ where: { retiredAt: null, stock: 0 } }), is_exact: true },
    offer: {
      count: await db.product.count({ where: { retiredAt: null, offerPrice: { lt: db.product.fields.price } } }),
      is_exact: true,
    },
    'one-picture': {
      count: await db.product.count({ where: { retiredAt: null, images: { none: {} } } }),
      is_exact: true,
    },
    retired: { count: await db.product.count({ where: { retiredAt: { not: null } } }), is_exact: true },
  });
});

test('the owner says how few pieces are low in stock; the view and its count follow at once', async () => {
  const { headers: ownerHeaders } = await makeStaff(services, { role: 'owner' });
  const word = 'Qlowna';
  const [one, five, twelve, many] = [
    await makeProduct(services, { title: `${word} 1`, stock: 1 }),
    await makeProduct(services, { title: `${word} 5`, stock: 5 }),
    await makeProduct(services, { title: `${word} 12`, stock: 12 }),
    await makeProduct(services, { title: `${word} 51`, stock: 51 }),
  ];
  await makeProduct(services, { title: `${word} 0`, stock: 0 });
  const set = async (lowStockAt: number) => {
    const { data } = (await http.get('/api/admin/settings').set(ownerHeaders)).body;
    await http
      .post('/api/admin/settings')
      .set(ownerHeaders)
      .send({ ...data, low_stock_at: lowStockAt })
      .expect(200);
  };
  const low = async () => {
    const answer = await get(`?q=${word}&view=low`);
    return { ids: idsOf(answer), count: answer.body.counts.low.count };
  };
  const counted = async (most: number) =>
    db.product.count({ where: { retiredAt: null, stock: { gte: 1, lte: most } } });
  expect((await low()).ids).toEqual([five.id, one.id]);
  await set(12);
  expect(await low()).toMatchObject({ ids: [twelve.id, five.id, one.id], count: await counted(12) });
  await set(50);
  await db.product.update({
    where: { id: many.id },
    data: { stock: 50, movements: { create: { delta: -1, reason: 'adjustment' } } },
  });
  expect(await low()).toMatchObject({ ids: [many.id, twelve.id, five.id, one.id], count: await counted(50) });
  await set(1);
  expect(await low()).toMatchObject({ ids: [one.id], count: await counted(1) });
  await set(5);
});

test('pages follow one another', async () => {
  const { id: shopId } = await makeShop(services);
  const { id: brandId } = await makeBrand(services);
  const made: number[] = [];
  for (let count = 0; count < 51; count++) made.push((await makeProduct(services, { shopId, brandId })).id);
  const first = await get(`?shop=${shopId}`);
  expect(idsOf(first)).toEqual(made.toReversed().slice(0, 50));
  const second = await get(`?shop=${shopId}&cursor=${first.body.next_cursor}`);
  expect([idsOf(second), second.body.next_cursor]).toEqual([made.slice(0, 1), null]);
});

test('an edit changes what it names, shows in the shop and stands in the audit log', async () => {
  const product = await makeProduct(services, { price: 20_000, sizes: ['M'] });
  const subcategory = await makeSubcategory(services, { categoryId: (await makeCategory(services)).id });
  const answer = await post(`/${product.id}`, {
    version: 1,
    changes: {
      title: 'Renamed Orna',
      offer_price: 150,
      subcategory_id: subcategory.id,
      sizes: ['S', 'L'],
      colors: [{ color: 'Maroon', color_bn: 'মেরুন', hex: '#8c1d2f' }],
    },
  });
  expect(answer.status).toBe(200);
  expect(answer.body.data).toMatchObject({
    changed: { by: fullName },
    title: 'Renamed Orna',
    price: 200,
    offer_price: 150,
    subcategory_id: subcategory.id,
    category_id: subcategory.categoryId,
    sizes: ['S', 'L'],
    colors: [{ color: 'Maroon', color_bn: 'মেরুন', hex: '#8c1d2f' }],
    version: 2,
  });
  await expect
    .poll(async () => (await http.get(`/api/single-product/${product.id}`)).body.data.title, { timeout: 1_000 })
    .toBe('Renamed Orna');
  const entry = await db.auditEntry.findFirst({ where: { subjectKind: 'product', subjectId: String(product.id) } });
  expect(entry).toMatchObject({
    staffId,
    action: 'adminProductChange',
    before: { title: product.title, offer_price: 200, sizes: '["M"]' },
    after: { title: 'Renamed Orna', offer_price: 150, sizes: '["S","L"]' },
  });
  expect((await get('/2000000000')).body.code).toBe('NOT_FOUND');
  expect((await post('/2000000000', { version: 1, changes: {} })).body.code).toBe('NOT_FOUND');
  expect((await post('/2000000000/stock', { reason: 'delivery', delta: 1 })).body.code).toBe('NOT_FOUND');
});

test('of two edits of one version, the second is shown the first', async () => {
  const product = await makeProduct(services, { price: 20_000 });
  const outcome = await whileLocked(pool, `SELECT FROM products WHERE id = ${product.id} FOR UPDATE`, {
    waiting: 2,
    work: () =>
      Promise.all(
        [101, 102].map(async (price) => {
          const { status, body } = await post(`/${product.id}`, { version: 1, changes: { offer_price: price } });
          return [status, body.data.offer_price];
        }),
      ),
  });
  expect([
    [
      [200, 101],
      [409, 101],
    ],
    [
      [409, 102],
      [200, 102],
    ],
  ]).toContainEqual(outcome);
});

test('an offer equal to a price with poisha is no offer above it', async () => {
  const { id } = await makeProduct(services, { price: 6_410, offerPrice: 6_000 });
  const change = async (version: number, changes: object) => (await post(`/${id}`, { version, changes })).status;
  expect(await change(1, { offer_price: 64.1 })).toBe(200);
  expect(await change(2, { offer_price: 1.1 })).toBe(200);
  expect(await change(3, { price: 1.1 })).toBe(200);
});

test('what contradicts itself or names nothing is refused at its field', async () => {
  const product = await makeProduct(services, { price: 20_000 });
  const refusal = async (changes: object) => {
    const { status, body } = await post(`/${product.id}`, { version: 1, changes });
    return [status, body.errors?.[0]?.path];
  };
  expect(await refusal({ offer_price: 250 })).toEqual([422, 'changes.offer_price']);
  expect(await refusal({ price: 150 })).toEqual([422, 'changes.offer_price']);
  expect(await refusal({ price: 10_000_000.01 })).toEqual([422, 'changes.price']);
  expect(await refusal({ brand_id: 2_000_000_000 })).toEqual([422, 'changes.brand_id']);
  expect(await refusal({ shop_id: 2_000_000_000 })).toEqual([422, 'changes.shop_id']);
  expect(await refusal({ subcategory_id: 2_000_000_000 })).toEqual([422, 'changes.subcategory_id']);
  expect(await refusal({ title: ' ' })).toEqual([422, 'changes.title']);
  expect((await get(`/${product.id}`)).body.data.version).toBe(1);
});

test('stock is entered with a reason, adds up, and is never below nothing', async () => {
  const product = await makeProduct(services, { stock: 10 });
  const enter = (body: object) => post(`/${product.id}/stock`, body);
  expect((await enter({ reason: 'delivery', delta: 5 })).body.data.stock).toBe(15);
  expect((await enter({ reason: 'recount', counted: 12 })).body).toMatchObject({ delta: -3, data: { stock: 12 } });
  expect((await enter({ reason: 'recount', counted: 12 })).body).toMatchObject({ delta: 0, data: { stock: 12 } });
  const refused = await enter({ reason: 'damaged', delta: -13 });
  expect([refused.status, refused.body.errors[0].path]).toEqual([422, 'delta']);
  expect((await enter({ reason: 'damaged' })).body.errors[0].path).toBe('delta');
  const { body } = await get(`/${product.id}`);
  expect(body.data.movements).toMatchObject([
    { delta: -3, reason: 'recount', by: fullName, order_number: null },
    { delta: 5, reason: 'delivery', by: fullName },
    { delta: 10, reason: 'opening', by: null },
  ]);
});

test('an entry whose response was lost is booked once', async () => {
  const product = await makeProduct(services, { stock: 10 });
  const enter = (body: object) =>
    post(`/${product.id}/stock`, body).set('idempotency-key', `entry of ${product.id}`.replaceAll(' ', '-'));
  const answers = await whileLocked(pool, `SELECT FROM products WHERE id = ${product.id} FOR UPDATE`, {
    waiting: 2,
    work: () => Promise.all([1, 2].map(async () => await enter({ reason: 'delivery', delta: 20 }))),
  });
  expect(answers.map(({ body }) => [body.delta, body.data.stock])).toEqual([
    [20, 30],
    [20, 30],
  ]);
  expect((await enter({ reason: 'recount', counted: 5 })).body).toMatchObject({ delta: 20, data: { stock: 30 } });
});

test('a recount that found what was expected moves nothing when it is repeated after a sale', async () => {
  const product = await makeProduct(services, { stock: 10 });
  const recount = () =>
    post(`/${product.id}/stock`, { reason: 'recount', counted: 10 }).set('idempotency-key', `recount-of-${product.id}`);
  expect((await recount()).body).toMatchObject({ delta: 0, data: { stock: 10 } });
  await post(`/${product.id}/stock`, { reason: 'damaged', delta: -1 });
  expect((await recount()).body).toMatchObject({ delta: 0, data: { stock: 9 } });
});

test('two who enter stock at once both count', async () => {
  const product = await makeProduct(services, { stock: 10 });
  await whileLocked(pool, `SELECT FROM products WHERE id = ${product.id} FOR UPDATE`, {
    waiting: 2,
    work: () =>
      Promise.all([1, 2].map(async (delta) => await post(`/${product.id}/stock`, { reason: 'delivery', delta }))),
  });
  expect((await get(`/${product.id}`)).body.data.stock).toBe(13);
});

test('retiring is written down once for each product it changed, and can be undone', async () => {
  const one = await makeProduct(services);
  const other = await makeProduct(services);
  await post('/retire', { ids: [one.id], is_retired: true });
  const answer = await post('/retire', { ids: [one.id, other.id, 2_000_000_000], is_retired: true });
  expect(idsOf(answer)).toEqual([other.id, one.id]);
  expect(answer.body.data.every((row: { retired_at: string | null }) => row.retired_at !== null)).toBe(true);
  const back = await post('/retire', { ids: [one.id], is_retired: false });
  expect(back.body.data[0]).toMatchObject({ retired_at: null, version: 3 });
  expect(await db.auditEntry.count({ where: { action: 'adminProductsRetire', subjectId: String(one.id) } })).toBe(2);
});
