import type { ImportField, ImportLine, ImportRun } from '@haat/contracts';
import { afterAll, expect, test } from 'vitest';
import { assertInvariants } from '../../../../test/assert-invariants.ts';
import { makeProduct } from '../../../../test/data/make-product.ts';
import { makeStaff } from '../../../../test/data/make-staff.ts';
import { startTestApp } from '../../../../test/test-app.ts';
import { workOnImports } from './work-on-imports.ts';

const { http, services } = await startTestApp();
const { db } = services;
const { headers } = await makeStaff(services, { role: 'operator' });

afterAll(() => assertInvariants(services));

const post = (path: string, body: object) => http.post(`/api/admin${path}`).set(headers).send(body);
const linesOf = async (id: string): Promise<ImportLine[]> =>
  (await http.get(`/api/admin/imports/${id}/lines`).set(headers)).body.data;

const none: ImportRun['counts'] = { new: 0, changed: 0, same: 0, wrong: 0, look_at: 0, left_out: 0 };

/** Uploads and checks a file, of slugs and prices by default. */
async function checked(text: string, columns: ImportField[] = ['slug', 'price']): Promise<ImportRun> {
  const { body } = await http
    .post('/api/admin/imports')
    .set(headers)
    .field('name', 'prices.csv')
    .attach('file', Buffer.from(text), 'prices.csv');
  await post(`/imports/${body.data.id}/check`, { columns }).expect(200);
  await workOnImports(services);
  return (await http.get(`/api/admin/imports/${body.data.id}`).set(headers)).body.data;
}

test('a wrong line is corrected in its place and checked anew, with the later lines about the same product', async () => {
  const [one, other] = [await makeProduct(services), await makeProduct(services)];
  const run = await checked(`slug,price\nno-${one.slug},120\n${one.slug},1x\n${one.slug},130\n${other.slug},140\n`);
  expect(run.counts).toEqual({ ...none, changed: 1, wrong: 3 });
  const correct = (line: number, cells: object[], checkedAt = run.checked_at) =>
    post(`/imports/${run.id}/lines/${line}`, { checked_at: checkedAt, cells });

  const still = await correct(3, [{ column: 1, text: '2x' }]);
  expect([still.status, still.body.line.kind, still.body.line.faults[0].field]).toEqual([200, 'wrong', 'price']);
  expect(still.body.line.cells).toEqual([one.slug, '2x']);
  // The check that the caller saw has been superseded.
  const late = await correct(3, [{ column: 1, text: '125' }]);
  expect([late.status, late.body.code, late.body.data.checked_at]).toEqual([
    409,
    'CHANGED_MEANWHILE',
    still.body.data.checked_at,
  ]);
  const right = await correct(3, [{ column: 1, text: '১২৫' }], still.body.data.checked_at);
  expect(right.body.line).toMatchObject({ line: 3, kind: 'changed', product_id: one.id, faults: [] });
  expect(right.body.data.counts).toEqual({ ...none, changed: 2, wrong: 2 });

  const first = await correct(2, [{ column: 0, text: one.slug }], right.body.data.checked_at);
  expect(first.body.line).toMatchObject({ line: 2, kind: 'changed' });
  const codes = (await linesOf(run.id)).map(({ line, kind, faults }) => `${line} ${kind} ${faults[0]?.code ?? ''}`);
  expect(codes).toEqual(['2 changed ', '3 wrong LINE_TWICE', '4 wrong LINE_TWICE', '5 changed ']);
  const entry = await db.auditEntry.findFirst({
    where: { subjectId: run.id, action: 'adminImportLineCorrect' },
    orderBy: { id: 'desc' },
  });
  expect([entry?.before, entry?.after]).toEqual([
    { line: 2, cells: `slug: no-${one.slug}`, left_out: false, is_right: false },
    { line: 2, cells: `slug: ${one.slug}`, left_out: false, is_right: false },
  ]);

  const now = first.body.data.checked_at;
  const cell = [{ column: 1, text: '5' }];
  expect((await correct(5, cell, now)).body.code).toBe('CHANGED_MEANWHILE');
  expect((await correct(9, cell, now)).body.code).toBe('NOT_FOUND');
  const beyond = await correct(3, [{ column: 2, text: '5' }], now);
  expect([beyond.status, beyond.body.errors[0].path]).toEqual([422, 'cells.0.column']);
  await post(`/imports/${run.id}/apply`, { checked_at: now }).expect(200);
  await workOnImports(services);
  expect((await db.product.findUnique({ where: { id: one.id } }))?.price).toBe(12_000);
});

test('an emoji where a text is cut is left out whole', async () => {
  const { slug } = await makeProduct(services);
  const [sample, price, corrected] = [79, 59, 99].map((before) => `${'x'.repeat(before)}🎉🎉`);
  const run = await checked(`slug,description,price\n${slug},${sample},${price}\n`, ['slug', 'description', 'price']);
  expect(run.columns.map((column) => column.sample)).toEqual([slug, 'x'.repeat(79), price]);
  expect((await linesOf(run.id))[0]?.faults[0]?.given).toBe(`${'x'.repeat(59)}…`);
  const cells = [{ column: 1, text: corrected }];
  await post(`/imports/${run.id}/lines/2`, { checked_at: run.checked_at, cells }).expect(200);
});

test('a line that is left out leaves its product to a later line, is not saved, and can be taken in again', async () => {
  const product = await makeProduct(services);
  const run = await checked(`slug,price\n${product.slug},1x\n${product.slug},130\n`);
  const send = async (body: object) =>
    (await post(`/imports/${run.id}/lines/2`, body).expect(200)).body as { data: ImportRun; line: ImportLine };

  const out = await send({ checked_at: run.checked_at, leave_out: true });
  expect(out.line).toMatchObject({ line: 2, kind: 'left_out', product_id: null, cells: [product.slug, '1x'] });
  expect(out.data.counts).toEqual({ ...none, changed: 1, left_out: 1 });
  const again = await send({ checked_at: out.data.checked_at });
  expect(again.line).toMatchObject({ kind: 'wrong', product_id: product.id });
  expect((await linesOf(run.id)).map(({ faults }) => faults[0]?.code)).toEqual(['AMOUNT', 'LINE_TWICE']);

  const { data } = await send({ checked_at: again.data.checked_at, leave_out: true });
  await post(`/imports/${run.id}/apply`, { checked_at: data.checked_at }).expect(200);
  await workOnImports(services);
  expect((await db.product.findUnique({ where: { id: product.id } }))?.price).toBe(13_000);
  expect((await linesOf(run.id)).map(({ kind, outcome }) => [kind, outcome])).toEqual([
    ['left_out', null],
    ['changed', 'saved'],
  ]);
});

test('what each fault proposes puts its line right', async () => {
  const [known, product] = [await makeProduct(services), await makeProduct(services)];
  const color = `Bottle green ${known.id}`;
  await db.productColor.create({ data: { productId: known.id, color, hex: '#0a5c36' } });
  const brand = `Himela ${known.id}`;
  await db.brand.create({ data: { title: brand, titleBn: 'হিমেলা', photo: '/brand.png' } });
  const columns: ImportField[] = ['slug', 'price', 'offer_price', 'brand', 'colors'];
  const cells = `${product.slug},145O,1590,${brand}x,Navy|#1d2f5c; Botle green ${known.id}`;
  let run = await checked(`${columns.join(',')}\n${cells}\n`, columns);
  let line = (await linesOf(run.id))[0];
  const proposed: ImportLine['faults'][number]['repair'][] = [];
  while (line?.faults[0]?.repair) {
    const { repair } = line.faults[0];
    proposed.push(repair);
    const corrections = repair.map(({ field, text }) => ({ column: columns.indexOf(field), text }));
    const { body } = await post(`/imports/${run.id}/lines/2`, { checked_at: run.checked_at, cells: corrections });
    [run, line] = [body.data, body.line];
  }
  expect(proposed).toEqual([
    [{ field: 'price', text: '1450' }],
    [{ field: 'brand', text: brand }],
    [{ field: 'colors', text: `Navy|#1d2f5c; ${color}` }],
    [
      { field: 'price', text: '1590' },
      { field: 'offer_price', text: '1450' },
    ],
  ]);
  expect(line).toMatchObject({ kind: 'changed', faults: [] });
});

test('a price that falls far is not saved before somebody says that it is right, which stays so when it is checked again', async () => {
  const [product, other] = [await makeProduct(services), await makeProduct(services)];
  const columns: ImportField[] = ['slug', 'price', 'offer_price'];
  const run = await checked(`${columns.join(',')}\n${product.slug},,10\n${other.slug},9.5,\n`, columns);
  expect(run.counts).toEqual({ ...none, look_at: 2 });
  const [offer, price] = await linesOf(run.id);
  expect(offer).toMatchObject({
    kind: 'look_at',
    changes: [{ field: 'offer_price', before: '100', after: '10' }],
    cells: [product.slug, '', '10'],
    faults: [{ field: 'offer_price', code: 'OFFER_FALLS', message: expect.stringContaining('falls by 90%') }],
    is_said_right: false,
  });
  expect(price?.faults.map(({ code, message_bn: inBangla }) => [code, inBangla.slice(0, 12)])).toEqual([
    ['PRICE_FALLS', 'দাম ৯০% কমছে'],
  ]);
  const send = async (line: number, body: object) => post(`/imports/${run.id}/lines/${line}`, body);
  const said = await send(2, { checked_at: run.checked_at, is_right: true });
  expect(said.body).toMatchObject({
    data: { counts: { ...none, changed: 1, look_at: 1 } },
    line: { kind: 'changed', faults: [], is_said_right: true },
  });
  // A line already confirmed cannot be confirmed again.
  const again = await send(2, { checked_at: said.body.data.checked_at, is_right: true });
  expect([again.status, again.body.code]).toEqual([409, 'CHANGED_MEANWHILE']);

  await post(`/imports/${run.id}/check`, { columns }).expect(200);
  await workOnImports(services);
  const { counts, checked_at: checkedAt } = (await http.get(`/api/admin/imports/${run.id}`).set(headers)).body.data;
  expect(counts).toEqual({ ...none, changed: 1, look_at: 1 });
  await post(`/imports/${run.id}/apply`, { checked_at: checkedAt }).expect(200);
  await workOnImports(services);
  const stored = await db.product.findMany({ where: { id: { in: [product.id, other.id] } }, orderBy: { id: 'asc' } });
  expect(stored.map((each) => each.offerPrice)).toEqual([1_000, 10_000]);
});

test('that a line is right is about its values, and can be taken back', async () => {
  const product = await makeProduct(services);
  let run = await checked(`slug,price\n${product.slug},10\n`);
  const send = async (body: object): Promise<ImportLine> => {
    const answer = await post(`/imports/${run.id}/lines/2`, { ...body, checked_at: run.checked_at }).expect(200);
    run = answer.body.data;
    return answer.body.line;
  };
  expect(await send({ is_right: true })).toMatchObject({ kind: 'changed', is_said_right: true });
  expect(await send({ cells: [{ column: 1, text: '9' }] })).toMatchObject({ kind: 'look_at', is_said_right: false });
  expect(await send({ cells: [{ column: 1, text: '10' }] })).toMatchObject({ kind: 'changed', is_said_right: true });
  expect(await send({ is_right: false })).toMatchObject({ kind: 'look_at', is_said_right: false });
  expect(await send({ leave_out: true })).toMatchObject({ kind: 'left_out' });
  expect(await send({})).toMatchObject({ kind: 'look_at' });
  expect(await send({ cells: [{ column: 1, text: '11' }] })).toMatchObject({ kind: 'changed', is_said_right: false });
  const entries = await db.auditEntry.findMany({
    where: { subjectId: run.id, action: 'adminImportLineCorrect' },
    orderBy: { id: 'asc' },
  });
  expect(entries[0]).toMatchObject({ before: { is_right: false }, after: { line: 2, is_right: true } });
  // Only lines marked for a look can be confirmed.
  const refused = await post(`/imports/${run.id}/lines/2`, { checked_at: run.checked_at, is_right: true });
  expect([refused.status, refused.body.code]).toEqual([409, 'CHANGED_MEANWHILE']);
});
