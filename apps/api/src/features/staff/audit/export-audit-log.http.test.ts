import { expect, test } from 'vitest';
import { makeProduct } from '../../../../test/data/make-product.ts';
import { makeStaff } from '../../../../test/data/make-staff.ts';
import { startTestApp } from '../../../../test/test-app.ts';
import { writeAudits, type Audited } from '../../../platform/audit/write-audit.ts';

const { http, services } = await startTestApp();
const owner = await makeStaff(services, { role: 'owner', fullName: 'Nusrat Jahan' });
const other = await makeStaff(services, { role: 'operator', fullName: '=Rakibul, "Hasan"' });

const exported = (filters: object, { headers } = owner) =>
  http.post('/api/admin/audit-log/export').set(headers).send(filters);

async function linesOf(filters: object): Promise<string[]> {
  const answer = await exported(filters).expect(200);
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  return answer.text.replace('\uFEFF', '').trimEnd().split('\r\n');
}

test('entries are taken out newest first, a line for each field, and the audit log says with which filters', async () => {
  const product = await makeProduct(services, { title: 'Eid Panjabi' });
  const subject = { kind: 'product', id: String(product.id) } as const;
  const entry: Audited = { staff: other, action: 'adminProductChange', subject, requestId: 'req-1' };
  const before = { price: 2_190, on_sale: true, keywords: '-1+2', title: 'same' };
  const after = { price: -450, on_sale: false, keywords: null, title: 'same' };
  await writeAudits(services.db, [
    { ...entry, before, after },
    { ...entry, staff: null, action: 'shop test', requestId: null },
  ]);
  const [head, server, ...fields] = await linesOf({ subject_kind: 'product', subject_id: subject.id });
  expect(head).toBe('"time","who","action","kind","id","name","field","before","after","request"');
  const about = `"product","${product.id}","${product.title}"`;
  expect(server).toMatch(/^"\d{4}-\d\d-\d\d \d\d:\d\d",/);
  expect(server?.slice(19)).toBe(`"server","shop test",${about},,,,`);
  const start = `"'=Rakibul, ""Hasan""","adminProductChange",${about}`;
  expect(fields.map((line) => line.slice(19)).toSorted()).toEqual([
    `${start},"keywords","'-1+2",,"req-1"`,
    `${start},"on_sale","true","false","req-1"`,
    `${start},"price",2190,-450,"req-1"`,
  ]);
  const left = await services.db.auditEntry.findFirstOrThrow({
    where: { action: 'adminAuditExport', staffId: owner.staffId },
    orderBy: { id: 'desc' },
  });
  expect(left).toMatchObject({ subjectKind: 'audit', subjectId: 'list', before: null });
  expect(left.after).toEqual({ subject_kind: 'product', subject_id: subject.id, entries: 2 });
});

test('no more than the newest 10,000 entries are taken, each once and in their order', async () => {
  await services.pool.query(
    `INSERT INTO audit_log (staff_id, action, subject_kind, subject_id, created_at)
     SELECT $1, 'shop order', 'order', 'N' || n, timestamptz '2026-01-01' + n / 4 * interval '1 ms'
       FROM generate_series(1, 10020) AS n`,
    [other.staffId],
  );
  const [, ...lines] = await linesOf({ who: other.staffId, action: 'shop order', from: '2026-01-01T00:00:00Z' });
  expect(lines.map((line) => /"order","(N\d+)"/.exec(line)?.[1])).toEqual(
    Array.from({ length: 10_000 }, (_, index) => `N${10_020 - index}`),
  );
});

test('a log without entries is a heading', async () => {
  expect(await linesOf({ subject_kind: 'order', subject_id: 'HT-2222-2222' })).toHaveLength(1);
});

const countExports = () => services.db.auditEntry.count({ where: { action: 'adminAuditExport' } });

test('only owners take it out, with filters that mean something; nothing is left in the log otherwise', async () => {
  const before = await countExports();
  const refused = [await exported({}, other), await exported({ who: 'me' }), await exported({ from: '0000-01-01' })];
  expect(refused.map(({ status, body }) => [status, body.code])).toEqual([
    [403, 'FORBIDDEN'],
    [422, 'VALIDATION'],
    [422, 'VALIDATION'],
  ]);
  expect(await countExports()).toBe(before);
});
