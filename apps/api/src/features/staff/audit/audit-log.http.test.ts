import { expect, test } from 'vitest';
import { makeProduct } from '../../../../test/data/make-product.ts';
import { makeStaff } from '../../../../test/data/make-staff.ts';
import { startTestApp } from '../../../../test/test-app.ts';
import { withTransaction } from '../../../platform/db/transaction.ts';
import { writeAudit } from '../../../platform/audit/write-audit.ts';

const { http, services } = await startTestApp();
const owner = await makeStaff(services, { role: 'owner', fullName: 'Nusrat Jahan' });
const other = await makeStaff(services);

interface Entry {
  id: string;
  at: string;
  who: { id: string } | null;
  action: string;
  subject: { kind: string; id: string; name: string | null };
}

async function read(query: Record<string, string> = {}): Promise<{ data: Entry[]; next_cursor: string | null }> {
  const answer = await http
    .get(`/api/admin/audit-log?${new URLSearchParams(query).toString()}`)
    .set(owner.headers)
    .expect(200);
  return answer.body;
}

/** Ten thousand entries of two staff members and the server, several per millisecond. */
await services.pool.query(
  `INSERT INTO audit_log (staff_id, action, subject_kind, subject_id, before, after, created_at)
   SELECT CASE n % 3 WHEN 0 THEN $1::uuid WHEN 1 THEN $2::uuid END, CASE n % 5 WHEN 0 THEN 'adminStaffRole' ELSE 'shop order' END,
          CASE n % 2 WHEN 0 THEN 'order' ELSE 'staff' END, 'HT-' || n % 50, '{"role":"staff"}', '{"role":"owner"}',
          timestamptz '2026-01-01' + n / 4 * interval '1 ms'
     FROM generate_series(1, 10000) AS n`,
  [owner.staffId, other.staffId],
);

test('pages follow one another, newest first, without a gap or a repetition', async () => {
  const seen: Entry[] = [];
  let cursor: string | null = null;
  do {
    const page = await read({ subject_kind: 'order', limit: '99', ...(cursor && { cursor }) });
    seen.push(...page.data);
    cursor = page.next_cursor;
  } while (cursor !== null);
  expect(seen).toHaveLength(5_000);
  const ids = seen.map(({ id }) => Number(id));
  expect(ids).toEqual(ids.toSorted((one, another) => another - one));
  expect(new Set(ids).size).toBe(5_000);
});

test('it can be filtered by who, what, how and when', async () => {
  const mine = await read({ who: owner.staffId });
  expect(mine.data.every(({ who }) => who?.id === owner.staffId)).toBe(true);
  expect(mine.data).toHaveLength(50);
  const servers = await read({ who: 'server', action: 'shop order', limit: '5' });
  expect(servers.data.map(({ who, action }) => [who, action])).toEqual(
    Array.from({ length: 5 }, () => [null, 'shop order']),
  );
  const about = await read({ subject_kind: 'staff', subject_id: 'HT-7', limit: '100' });
  expect(about.data).toHaveLength(100);
  expect(new Set(about.data.map(({ subject }) => subject.id))).toEqual(new Set(['HT-7']));
  const moment = await read({ from: '2026-01-01T00:00:01Z', to: '2026-01-01T06:00:01.003+06:00' });
  expect(new Set(moment.data.map(({ at }) => at))).toEqual(
    new Set(['2026-01-01T00:00:01.000Z', '2026-01-01T00:00:01.001Z', '2026-01-01T00:00:01.002Z']),
  );
});

test('a time may have any offset', async () => {
  expect((await read({ from: '2026-01-01T18:00:02.400+18:00' })).data.length).toBeGreaterThan(0);
  expect((await read({ to: '2025-12-31T06:00:00-18:00' })).data).toEqual([]);
});

const pointing = (at: unknown, id: unknown) => Buffer.from(JSON.stringify([at, id])).toString('base64url');

test.each<Record<string, string>>([
  { cursor: 'nonsense' },
  { cursor: pointing(1, 2) },
  { cursor: pointing('0000-01-01T00:00:00Z', '1') },
  { from: '0000-01-01T00:00:00Z' },
  { who: 'me' },
  { limit: '101' },
])('%o is refused', async (query) => {
  const answer = await http.get(`/api/admin/audit-log?${new URLSearchParams(query).toString()}`).set(owner.headers);
  expect([answer.status, answer.body.code]).toEqual([422, 'VALIDATION']);
});

test('long texts are cut', async () => {
  const after = { description: 'ক'.repeat(2_000), price: 5 };
  await writeAudit(services.db, {
    staff: owner,
    action: 'shop test',
    subject: { kind: 'picture', id: '1' },
    after,
    requestId: null,
  });
  const [entry] = (await read({ subject_kind: 'picture' })).data;
  expect(entry).toMatchObject({ before: null, after: { description: `${'ক'.repeat(200)}…`, price: 5 } });
});

test('a product and a member are named; whatever has no name is not', async () => {
  const product = await makeProduct(services, { title: 'Eid Panjabi' });
  const names: (string | null)[] = [];
  for (const subject of [
    { kind: 'product', id: String(product.id) },
    { kind: 'staff', id: other.staffId },
    { kind: 'order', id: 'HT-7K3M-9QXD' },
    { kind: 'product', id: '2147483647' },
    { kind: 'product', id: '9999999999' },
    { kind: 'staff', id: 'nobody' },
  ] as const) {
    await writeAudit(services.db, { staff: owner, action: 'shop test', subject, requestId: null });
    const [entry] = (await read({ subject_kind: subject.kind, subject_id: subject.id })).data;
    names.push(entry?.subject.name ?? null);
  }
  expect(names).toEqual([product.title, other.fullName, null, null, null, null]);
});

test('an entry commits with its change or not at all, and nobody changes or removes one', async () => {
  const id = crypto.randomUUID();
  const failing = withTransaction(services.db, async (tx) => {
    await writeAudit(tx, { staff: owner, action: 'shop test', subject: { kind: 'picture', id }, requestId: null });
    throw new Error('the change fails');
  });
  await expect(failing).rejects.toThrow('the change fails');
  expect(await services.db.auditEntry.count({ where: { subjectId: id } })).toBe(0);
  await expect(services.pool.query(`UPDATE audit_log SET action = 'nothing'`)).rejects.toThrow('append-only');
  await expect(services.pool.query('DELETE FROM audit_log')).rejects.toThrow('append-only');
});
