import { expect, test } from 'vitest';
import { makeStaff } from '../../../../test/data/make-staff.ts';
import { startTestApp } from '../../../../test/test-app.ts';

const { http, services } = await startTestApp();
const { db } = services;
const { headers } = await makeStaff(services, { role: 'owner' });

const list = async (query: Record<string, string> = {}) =>
  (
    await http
      .get(`/api/admin/subscribers?${new URLSearchParams(query).toString()}`)
      .set(headers)
      .expect(200)
  ).body;
const remove = (email: string) => http.post('/api/admin/subscribers/remove').set(headers).send({ email });
const emailsOf = ({ data }: { data: { email: string }[] }) => data.map(({ email }) => email);

test('the list is in pages, newest first, and found by a part of an address', async () => {
  const mark = `page${Date.now()}`;
  const emails = Array.from({ length: 60 }, (_, n) => `${mark}-${String(n).padStart(2, '0')}@haat.test`);
  // Three with each timestamp.
  await db.newsletterSubscriber.createMany({
    data: emails.map((email, n) => ({ email, createdAt: new Date(Date.UTC(2026, 0, 1, 0, 0, Math.floor(n / 3))) })),
  });
  const first = await list({ q: mark.toUpperCase() });
  const second = await list({ q: mark, cursor: first.next_cursor });
  expect([...emailsOf(first), ...emailsOf(second)]).toEqual(emails.toReversed());
  expect([first.total, second.next_cursor]).toEqual([await db.newsletterSubscriber.count(), null]);
  expect(emailsOf(await list({ q: `${mark}-0_` }))).toEqual([]);
  const noDay = Buffer.from('2026-02-30T00:00:00.000Z rina@haat.test').toString('base64url');
  for (const cursor of ['eA', noDay]) {
    const wrong = await http.get(`/api/admin/subscribers?cursor=${cursor}`).set(headers);
    expect([wrong.status, wrong.body.errors[0].path]).toEqual([422, 'cursor']);
  }
});

test('the export holds every address once, guarded against formulas, and the audit log says who took it', async () => {
  await db.newsletterSubscriber.createMany({
    data: Array.from({ length: 1_001 }, (_, n) => ({ email: `export-${n}@haat.test` })),
  });
  await http.post('/api/newsletter').send({ email: '+cmd@haat.test' }).expect(200);
  const answer = await http.post('/api/admin/subscribers/export').set(headers).expect(200);
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  const lines = answer.text.trim().split('\r\n');
  expect(lines).toHaveLength(1 + (await db.newsletterSubscriber.count()));
  expect(new Set(lines).size).toBe(lines.length);
  expect(answer.text.startsWith('\uFEFF"e-mail","language","since"\r\n')).toBe(true);
  expect(lines.find((line) => line.includes('cmd'))).toMatch(/^"'\+cmd@haat\.test","en","\d{4}-/);
  const entry = await db.auditEntry.findFirstOrThrow({ where: { action: 'adminSubscriberExport' } });
  expect(entry).toMatchObject({ subjectKind: 'newsletter', subjectId: 'list', before: null, after: null });
});

test('an address is taken off once; NOT_FOUND after that, and the audit log names nobody', async () => {
  const email = `leaving-${Date.now()}@haat.test`;
  await http.post('/api/newsletter').send({ email }).expect(200);
  await remove(email.toUpperCase()).expect(200);
  expect(await db.newsletterSubscriber.count({ where: { email } })).toBe(0);
  const again = await remove(email);
  expect([again.status, again.body.code]).toEqual([404, 'NOT_FOUND']);
  const entry = await db.auditEntry.findFirstOrThrow({ where: { action: 'adminSubscriberRemove' } });
  expect(JSON.stringify(entry, (_key, value: unknown) => (typeof value === 'bigint' ? 0 : value))).not.toContain(
    'leaving',
  );
});
