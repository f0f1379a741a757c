import type { ImportLine } from '@haat/contracts';
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

/** A file of slugs and prices that is uploaded and checked. */
async function checked(text: string) {
  const { body } = await http
    .post('/api/admin/imports')
    .set(headers)
    .field('name', 'prices.csv')
    .attach('file', Buffer.from(text), 'prices.csv');
  await post(`/imports/${body.data.id}/check`, { columns: ['slug', 'price'] }).expect(200);
  await workOnImports(services);
  return (await http.get(`/api/admin/imports/${body.data.id}`).set(headers)).body.data;
}

test('a wrong line is corrected in its place and checked anew, with the later lines about the same product', async () => {
  const [one, other] = [await makeProduct(services), await makeProduct(services)];
  const run = await checked(`slug,price\nno-${one.slug},120\n${one.slug},1x\n${one.slug},130\n${other.slug},140\n`);
  expect(run.counts).toEqual({ new: 0, changed: 1, same: 0, wrong: 3 });
  const correct = (line: number, cells: object[], checkedAt = run.checked_at) =>
    post(`/imports/${run.id}/lines/${line}`, { checked_at: checkedAt, cells });

  const still = await correct(3, [{ column: 1, text: '2x' }]);
  expect([still.status, still.body.line.kind, still.body.line.faults[0].field]).toEqual([200, 'wrong', 'price']);
  expect(still.body.line.cells).toEqual([one.slug, '2x']);
  // The check that was seen is another one now.
  const late = await correct(3, [{ column: 1, text: '125' }]);
  expect([late.status, late.body.code, late.body.data.checked_at]).toEqual([
    409,
    'CHANGED_MEANWHILE',
    still.body.data.checked_at,
  ]);
  const right = await correct(3, [{ column: 1, text: '১২৫' }], still.body.data.checked_at);
  expect(right.body.line).toMatchObject({ line: 3, kind: 'changed', product_id: one.id, faults: [] });
  expect(right.body.data.counts).toEqual({ new: 0, changed: 2, same: 0, wrong: 2 });

  const first = await correct(2, [{ column: 0, text: one.slug }], right.body.data.checked_at);
  expect(first.body.line).toMatchObject({ line: 2, kind: 'changed' });
  const codes = (await linesOf(run.id)).map(({ line, kind, faults }) => `${line} ${kind} ${faults[0]?.code ?? ''}`);
  expect(codes).toEqual(['2 changed ', '3 wrong LINE_TWICE', '4 wrong LINE_TWICE', '5 changed ']);
  const entry = await db.auditEntry.findFirst({
    where: { subjectId: run.id, action: 'adminImportLineCorrect' },
    orderBy: { id: 'desc' },
  });
  expect([entry?.before, entry?.after]).toEqual([
    { line: 2, cells: `slug: no-${one.slug}` },
    { line: 2, cells: `slug: ${one.slug}` },
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
