import type { ImportColumn, ImportLine } from '@haat/contracts';
import type supertest from 'supertest';
import { afterAll, expect, test } from 'vitest';
import { assertInvariants } from '../../../test/assert-invariants.ts';
import { makeProduct } from '../../../test/data/make-product.ts';
import { makeStaff } from '../../../test/data/make-staff.ts';
import { startTestApp } from '../../../test/test-app.ts';
import { expireImportLines } from './steps/start-imports.ts';
import { workOnImports } from './steps/work-on-imports.ts';

const { http, services } = await startTestApp();
const { db } = services;
const { headers, fullName } = await makeStaff(services, { role: 'operator' });
const { headers: staffHeaders } = await makeStaff(services);

afterAll(() => assertInvariants(services));

const get = (path: string) => http.get(`/api/admin${path}`).set(headers);
const post = (path: string, body: object = {}) => http.post(`/api/admin${path}`).set(headers).send(body);

async function upload(text: string | Buffer, name = 'prices.csv') {
  const file = typeof text === 'string' ? Buffer.from(text) : text;
  return http.post('/api/admin/imports').set(headers).field('name', name).attach('file', file, name);
}

interface RunGiven {
  /** The columns, if they differ from the proposal. */
  columns?: (string | null)[];
}

/** Uploads a file and has it checked. */
async function checked(text: string, { columns }: RunGiven = {}) {
  const { body } = await upload(text);
  const proposed = body.data.columns.map(({ field }: { field: string | null }) => field);
  const started = await post(`/imports/${body.data.id}/check`, { columns: columns ?? proposed });
  expect([started.status, started.body.data?.state]).toEqual([200, 'checking']);
  await workOnImports(services);
  return read(body.data.id);
}

const read = async (id: string) => (await get(`/imports/${id}`)).body.data;
const linesOf = async (id: string, query = ''): Promise<ImportLine[]> =>
  (await get(`/imports/${id}/lines${query}`)).body.data;

async function undone(id: string) {
  expect((await post(`/imports/${id}/undo`)).body.data.state).toBe('undoing');
  await workOnImports(services);
  return read(id);
}

test('a file is read, checked, saved and taken back: prices, words, stock, and a new product', async () => {
  const product = await makeProduct(services, {
    price: 285_000,
    offerPrice: 220_000,
    stock: 38,
    colors: [{ color: 'Navy', colorBn: 'নেভি', hex: '#1d2f5c' }],
  });
  const same = await makeProduct(services, { price: 150_000 });
  const { title: shop } = { title: `Shop of imports #${product.shopId}` };
  const subcategory = `Subcategory #${product.subcategoryId}`;
  const csv = [
    'Slug,Title,পণ্যের নাম,Description,বিবরণ,দাম,Offer,stok,Subcategory,Brand,Shop,Color,Remarks',
    `${product.slug},Puffer Jacket,,,,"২,৭৫০",2090,60,,,,,look`,
    `${same.slug},,,,,1500,,10,,,,,`,
    `,"Fleece Jacket, Navy",ফ্লিস জ্যাকেট,Warm.,গরম।,1850,1490,40,${subcategory},Brand #${product.brandId},${shop},Navy,new`,
    `,Cap,,Warm.,গরম।,1450,1590,7O,Nothing like it at all,Brand #${product.brandId},${shop},Unheard-of,`,
    `no-such-product,,,,,1450,,,,,,,`,
  ].join('\n');
  const first = await upload(csv);
  expect(first.status).toBe(201);
  expect(first.body.data).toMatchObject({
    file_name: 'prices.csv',
    by: fullName,
    state: 'columns',
    encoding: 'comma, UTF-8',
    line_count: 5,
  });
  const fields = first.body.data.columns.map(({ field, guess }: Record<string, string>) => `${field} ${guess}`);
  expect(fields).toEqual([
    'slug known',
    'title known',
    'title_bn known',
    'description known',
    'description_bn known',
    'price known',
    'offer_price known',
    'stock similar',
    'subcategory known',
    'brand known',
    'shop known',
    'colors known',
    'null none',
  ]);

  const run = await checked(csv);
  expect(run).toMatchObject({ state: 'checked', counts: { new: 1, changed: 1, same: 1, wrong: 2 } });
  const lines = await linesOf(run.id);
  expect(lines.map(({ line, kind }) => `${line} ${kind}`)).toEqual([
    '2 changed',
    '3 same',
    '4 new',
    '5 wrong',
    '6 wrong',
  ]);
  expect(lines[0]?.changes).toEqual([
    { field: 'title', before: product.title, after: 'Puffer Jacket' },
    { field: 'price', before: '2850', after: '2750' },
    { field: 'offer_price', before: '2200', after: '2090' },
    { field: 'stock', before: '38', after: '60' },
  ]);
  expect(lines[3]?.faults.map(({ field, code }) => `${field} ${code}`).toSorted()).toEqual([
    'colors COLOUR',
    'offer_price OFFER_ABOVE_PRICE',
    'stock STOCK',
    'subcategory NO_SUCH',
    'title_bn REQUIRED',
  ]);
  // A wrong line reports the text in the file, whatever could be read of it.
  expect(lines[3]?.cells[run.columns.findIndex(({ field }: ImportColumn) => field === 'offer_price')]).toBe('1590');
  expect(lines[0]?.cells).toEqual([]);
  expect(lines[4]?.faults).toMatchObject([{ field: 'slug', code: 'NO_SUCH_PRODUCT', given: 'no-such-product' }]);
  const wrong = await get(`/imports/${run.id}/wrong-lines?lang=bn`).buffer(true);
  expect(wrong.text).toContain('"কী ভুল"');
  expect(wrong.text).toContain('অফার ৳১,৫৯০ দাম ৳১,৪৫০-এর চেয়ে বেশি');
  // Nothing has been written so far.
  expect(await db.product.findUnique({ where: { id: product.id } })).toMatchObject({ price: 285_000, version: 1 });

  // An order takes pieces between check and import.
  await db.product.update({
    where: { id: product.id },
    data: { stock: 36, movements: { create: { delta: -2, reason: 'adjustment' } } },
  });
  await post(`/imports/${run.id}/apply`, { checked_at: run.checked_at });
  await workOnImports(services);
  const done = await read(run.id);
  expect(done).toMatchObject({ state: 'applied', applied: { by: fullName, new: 1, changed: 1, left: 0 } });
  expect(await db.product.findUnique({ where: { id: product.id } })).toMatchObject({
    title: 'Puffer Jacket',
    price: 275_000,
    offerPrice: 209_000,
    stock: 58,
    version: 2,
  });
  const [, , added] = await linesOf(run.id);
  const made = await get(`/products/${added?.product_id}`);
  expect(made.body.data).toMatchObject({
    slug: 'fleece-jacket-navy',
    title_bn: 'ফ্লিস জ্যাকেট',
    price: 1850,
    offer_price: 1490,
    stock: 40,
    shop_id: product.shopId,
    colors: [{ color: 'Navy', color_bn: '', hex: '#1d2f5c' }],
    pictures: [],
    movements: [{ delta: 40, reason: 'opening', by: fullName }],
  });
  expect(made.body.data.retired_at).not.toBeNull();
  expect((await http.get(`/api/single-product/${product.slug}`)).body.data).toMatchObject({ price: 2750 });

  const back = await undone(run.id);
  expect(back).toMatchObject({ state: 'undone', undone: { by: fullName, kept: 0 }, undo_until: null });
  expect(await db.product.findUnique({ where: { id: product.id } })).toMatchObject({
    title: product.title,
    price: 285_000,
    offerPrice: 220_000,
    stock: 36,
    version: 3,
  });
  expect(await db.product.findUnique({ where: { id: added?.product_id ?? 0 } })).toMatchObject({ stock: 0 });
  const actions = await db.auditEntry.findMany({ where: { subjectId: run.id }, orderBy: { id: 'asc' } });
  expect(actions.map(({ action }) => action)).toEqual([
    'adminImportUpload',
    'adminImportCheck',
    'adminImportApply',
    'adminImportUndo',
  ]);
  expect(actions[2]?.after).toMatchObject({ file: 'prices.csv', new: 1, changed: 1, wrong: 2 });
});

test('a product without a picture is not sold, by file or by hand', async () => {
  const product = await makeProduct(services);
  await db.product.update({ where: { id: product.id }, data: { photo: '', retiredAt: new Date() } });
  const run = await checked(`number,on sale\n${product.id},yes\n`);
  expect((await linesOf(run.id))[0]?.faults).toMatchObject([{ field: 'on_sale', code: 'NO_PICTURE' }]);
  const restored = await post('/products/retire', { ids: [product.id], is_retired: false });
  expect([restored.status, restored.body.errors[0].path]).toEqual([422, 'ids']);
});

test('what somebody changed between check and import is left, and what was changed since stays when it is undone', async () => {
  const [mine, theirs, later] = [await makeProduct(services), await makeProduct(services), await makeProduct(services)];
  const run = await checked(`number,price,stock\n${mine.id},120,12\n${theirs.id},130,13\n${later.id},140,14\n`);
  await post(`/products/${theirs.id}`, { version: 1, changes: { price: 99, offer_price: 99 } });
  await post(`/imports/${run.id}/apply`, { checked_at: run.checked_at });
  await workOnImports(services);
  expect(await read(run.id)).toMatchObject({ applied: { changed: 2, left: 1 } });
  expect((await linesOf(run.id, '?outcome=left')).map(({ product_id: id }) => id)).toEqual([theirs.id]);
  expect(await db.product.findUnique({ where: { id: theirs.id } })).toMatchObject({ price: 9_900, stock: 10 });
  await post(`/products/${later.id}`, { version: 2, changes: { price: 150, offer_price: 150 } });
  expect(await undone(run.id)).toMatchObject({ undone: { kept: 1 } });
  expect((await linesOf(run.id, '?outcome=kept')).map(({ product_id: id }) => id)).toEqual([later.id]);
  expect(await db.product.findUnique({ where: { id: later.id } })).toMatchObject({ price: 15_000, stock: 14 });
  expect(await db.product.findUnique({ where: { id: mine.id } })).toMatchObject({ price: 10_000, stock: 10 });
});

test('two lines about one product, or a number and an address of two, are wrong', async () => {
  const [one, other] = [await makeProduct(services), await makeProduct(services)];
  const run = await checked(`number,slug,price\n${one.id},,120\n,${one.slug},130\n${one.id},${other.slug},5\nx,,5\n`);
  const codes = (await linesOf(run.id, '?kind=wrong')).map(({ line, faults }) => `${line} ${faults[0]?.code}`);
  expect(codes).toEqual(['3 LINE_TWICE', '4 TWO_PRODUCTS', '5 NO_SUCH_PRODUCT']);
});

test('a step that somebody else has taken answers how the import is now', async () => {
  const product = await makeProduct(services);
  const run = await checked(`slug,price\n${product.slug},120\n`);
  const refusedStep = async (step: string, body: object) => {
    const answer = await post(`/imports/${run.id}/${step}`, body);
    return [answer.status, answer.body.code, answer.body.data?.state];
  };
  expect(await refusedStep('undo', {})).toEqual([409, 'CHANGED_MEANWHILE', 'checked']);
  expect(await refusedStep('apply', { checked_at: '2026-01-01T00:00:00Z' })).toEqual([
    409,
    'CHANGED_MEANWHILE',
    'checked',
  ]);
  await post(`/imports/${run.id}/apply`, { checked_at: run.checked_at });
  expect(await refusedStep('check', { columns: ['slug', 'price'] })).toEqual([409, 'CHANGED_MEANWHILE', 'applying']);
  await workOnImports(services);
  await db.importRun.update({ where: { id: run.id }, data: { appliedAt: new Date('2020-01-01') } });
  expect(await refusedStep('undo', {})).toEqual([409, 'CHANGED_MEANWHILE', 'applied']);
  expect((await read(run.id)).undo_until).toBeNull();
});

test('columns are said for all of the file, each once', async () => {
  const { body } = await upload('a,b\n1,2\n');
  const refusedColumn = async (columns: (string | null)[]) =>
    (await post(`/imports/${body.data.id}/check`, { columns })).body.errors?.[0]?.path;
  expect(await refusedColumn(['price'])).toBe('columns.0');
  expect(await refusedColumn(['price', 'price'])).toBe('columns.1');
  expect(await refusedColumn([null, null])).toBe('columns.0');
  expect(await refusedColumn(['nonsense', null])).toBe('columns.0');
});

test('columns are called as last time', async () => {
  const product = await makeProduct(services);
  await checked(`Ref,Amount\n${product.slug},120\n`, { columns: ['slug', 'price'] });
  const { body } = await upload(`Amount,Ref\n5,x\n`);
  expect(body.data.columns).toMatchObject([
    { field: 'price', guess: 'as_last_time' },
    { field: 'slug', guess: 'as_last_time' },
  ]);
});

test('staff without the role are refused, and what does not exist is not found', async () => {
  expect((await http.get('/api/admin/imports').set(staffHeaders)).status).toBe(403);
  expect((await http.get('/api/admin/products/csv').set(staffHeaders)).status).toBe(403);
  const nobody = '01890000-0000-7000-8000-000000000000';
  for (const path of ['', '/lines', '/wrong-lines']) expect((await get(`/imports/${nobody}${path}`)).status).toBe(404);
  expect((await post(`/imports/${nobody}/check`, { columns: ['price'] })).status).toBe(404);
  const cells = [{ column: 0, text: 'x' }];
  const correction = { checked_at: '2026-01-01T00:00:00Z', cells };
  expect((await post(`/imports/${nobody}/lines/2`, correction)).status).toBe(404);
  const refused = await http.post(`/api/admin/imports/${nobody}/lines/2`).set(staffHeaders).send(correction);
  expect(refused.status).toBe(403);
  expect((await post(`/imports/${nobody}/apply`, { checked_at: '2026-01-01T00:00:00Z' })).status).toBe(404);
  expect((await post(`/imports/${nobody}/undo`)).status).toBe(404);
  const list = await get('/imports');
  expect(list.body.data.length).toBeGreaterThan(0);
});

async function refusal(file: string | Buffer) {
  const { status, body } = await upload(file);
  return [status, body.code, body.message];
}

test('a file that is none is refused with what to do', async () => {
  expect(await refusal('slug,price\n')).toEqual([422, 'FILE_INVALID', expect.stringContaining('nothing to import')]);
  expect(await refusal(Buffer.from([0x61, 0xe9, 0x2c]))).toEqual([
    422,
    'FILE_INVALID',
    expect.stringContaining('UTF-8'),
  ]);
  expect(await refusal(Buffer.alloc(21 * 1024 * 1024, 'a'))).toEqual([413, 'TOO_LARGE', expect.any(String)]);
  expect(await db.importRun.count({ where: { lineCount: 0 } })).toBe(0);
});

test('an export is what an import takes back: nothing changes, in either language and format', async () => {
  await makeProduct(services, {
    title: '=cmd|"evil", with a comma',
    description: 'Two\nlines; and a | bar',
    keywords: ['a;b', 'c|d', 'e\\'],
    sizes: ['Queen (90 x 100 in)', "'-5"],
    colors: [{ color: 'Sea; green', colorBn: 'সবুজ', hex: '#11aa88' }],
    price: 123_450,
    offerPrice: 100_050,
  });
  const retired = await makeProduct(services);
  await post('/products/retire', { ids: [retired.id], is_retired: true });
  for (const lang of ['en', 'bn'])
    for (const [format, name] of [
      ['csv', 'all.csv'],
      ['xlsx', 'all.xlsx'],
    ] as const)
      for (const view of ['sold', 'retired']) {
        const exported = await get(`/products/${format}?view=${view}&lang=${lang}`).buffer(true).parse(asBuffer);
        expect(exported.status).toBe(200);
        const { body } = await upload(exported.body as Buffer, name);
        const columns: { field: string; guess: string }[] = body.data.columns;
        expect(columns.map(({ field }) => field)).not.toContain(null);
        await post(`/imports/${body.data.id}/check`, { columns: columns.map(({ field }) => field) });
        await workOnImports(services);
        const run = await read(body.data.id);
        expect(await linesOf(run.id, '?kind=wrong')).toEqual([]);
        expect(await linesOf(run.id, '?kind=changed')).toEqual([]);
        expect(run.counts.same).toBe(run.line_count);
      }
  const template = await get('/imports/template?lang=bn').buffer(true);
  expect(template.text).toContain('"নাম"');
});

test('an export holds what its list holds', async () => {
  const product = await makeProduct(services);
  const other = await makeProduct(services);
  const { text } = await get(`/products/csv?shop=${product.shopId}`).buffer(true);
  expect(text).toContain(product.slug);
  expect(text).not.toContain(other.slug);
});

test('an export of a selection holds only that, as far as it is in the list', async () => {
  const [one, two, left, retired] = [
    await makeProduct(services),
    await makeProduct(services),
    await makeProduct(services),
    await makeProduct(services),
  ];
  await db.product.update({ where: { id: retired.id }, data: { retiredAt: new Date() } });
  const ids = [one.id, two.id, retired.id].join(',');
  for (const format of ['csv', 'xlsx']) {
    const answer = await get(`/products/${format}?ids=${ids}`).buffer(true).parse(asBuffer).expect(200);
    if (format === 'xlsx') continue;
    const text = String(answer.body);
    expect([one, two, left, retired].map(({ slug }) => text.includes(slug))).toEqual([true, true, false, false]);
  }
  await get('/products/csv?ids=one').expect(422);
});

test('lines of old imports go, the imports stay', async () => {
  const product = await makeProduct(services);
  const [old, young] = [
    await checked(`slug,price\n${product.slug},50\n`),
    await checked(`slug,price\n${product.slug},60\n`),
  ];
  await db.importRun.update({ where: { id: old.id }, data: { createdAt: new Date(Date.now() - 31 * 86_400_000) } });
  await expireImportLines(services);
  expect(await read(old.id)).toMatchObject({ has_lines: false, counts: { changed: 1 } });
  expect(await read(young.id)).toMatchObject({ has_lines: true });
});

test('a price of an import is seen in the shop within a second', async () => {
  const product = await makeProduct(services, { price: 100_000 });
  const shown = async () => (await http.get(`/api/single-product/${product.slug}`)).body.data;
  expect(await shown()).toMatchObject({ price: 1000, stock: '10' });
  const run = await checked(`slug,price,stock\n${product.slug},900,3\n`);
  await post(`/imports/${run.id}/apply`, { checked_at: run.checked_at });
  await workOnImports(services);
  await expect.poll(shown, { timeout: 1_000 }).toMatchObject({ price: 900, stock: '3' });
});

test('a search finds what an import has written', async () => {
  const product = await makeProduct(services);
  const run = await checked(`slug,title\n${product.slug},Zarigold Quiltwork\n`);
  await post(`/imports/${run.id}/apply`, { checked_at: run.checked_at });
  await workOnImports(services);
  const { body } = await http.get('/api/product-list?q=quiltwork');
  expect(body.data.data ?? body.data).toMatchObject([{ slug: product.slug }]);
});

test('several processes work on imports, and each line is saved once', async () => {
  const products = [];
  for (let made = 0; made < 30; made += 1) products.push(await makeProduct(services));
  const run = await checked(`number,stock\n${products.map(({ id }) => `${id},15`).join('\n')}\n`);
  await post(`/imports/${run.id}/apply`, { checked_at: run.checked_at });
  await Promise.all([1, 2, 3].map(() => workOnImports(services)));
  await workOnImports(services);
  expect(await read(run.id)).toMatchObject({ applied: { changed: 30 } });
  const stocks = await db.product.findMany({ where: { id: { in: products.map(({ id }) => id) } } });
  expect(new Set(stocks.map(({ stock }) => stock))).toEqual(new Set([15]));
});

function asBuffer(response: supertest.Response, done: (error: Error | null, body: Buffer) => void): void {
  const chunks: Buffer[] = [];
  response.on('data', (chunk: Buffer) => chunks.push(chunk));
  response.on('end', () => done(null, Buffer.concat(chunks)));
}
