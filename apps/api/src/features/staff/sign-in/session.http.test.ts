import { expect, test } from 'vitest';
import { makeStaff, openStaffSession } from '../../../../test/data/make-staff.ts';
import { startTestApp } from '../../../../test/test-app.ts';

const { http, services } = await startTestApp();
const session = (headers: Record<string, string>) => http.get('/api/admin/session').set(headers);
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);

test('the session tells who is signed in', async () => {
  const { staffId, email, fullName, headers } = await makeStaff(services, { role: 'operator' });
  const { body } = await session(headers).expect(200);
  expect(body.data).toEqual({
    id: staffId,
    full_name: fullName,
    email,
    role: 'operator',
    second_factor: false,
    next: null,
  });
  const { body: half } = await session(await openStaffSession(services, staffId, { isOpen: false })).expect(200);
  expect(half.data.next).toBe('code');
});

test('a session ends after twelve hours', async () => {
  const { staffId } = await makeStaff(services);
  await session(await openStaffSession(services, staffId, { openedAt: ago(12 * 60 - 1) })).expect(200);
  const { body } = await session(await openStaffSession(services, staffId, { openedAt: ago(12 * 60 + 1) })).expect(401);
  expect(body.code).toBe('UNAUTHORIZED');
});

test('a changed role and ended access count with the next request', async () => {
  const { staffId, headers } = await makeStaff(services, { role: 'operator' });
  await session(headers).expect(200);
  await services.db.staffMember.update({ where: { id: staffId }, data: { role: 'staff' } });
  expect((await session(headers)).body.data.role).toBe('staff');
  await services.db.staffMember.update({ where: { id: staffId }, data: { endedAt: new Date() } });
  const { headers: answered } = await session(headers).expect(401);
  expect(answered['www-authenticate']).toBeUndefined();
});

test('signing out ends this browser’s session alone, removes its cookie and is written to the audit log', async () => {
  const { staffId, headers } = await makeStaff(services);
  const other = await openStaffSession(services, staffId);
  const { headers: answered } = await http.post('/api/admin/sign-out').set(headers).expect(200);
  expect(answered['set-cookie']).toEqual(['haat_console=; Path=/api/admin; Max-Age=0; HttpOnly; SameSite=Strict']);
  await session(headers).expect(401);
  await session(other).expect(200);
  const entries = await services.db.auditEntry.findMany({ where: { staffId } });
  expect(entries).toMatchObject([{ action: 'adminSignOut', subjectKind: 'staff', subjectId: staffId }]);
});

test('when somebody was here is written at most once a minute', async () => {
  const { staffId } = await makeStaff(services);
  const headers = await openStaffSession(services, staffId, { openedAt: ago(5) });
  const seen = async () => {
    await session(headers).expect(200);
    const { lastSeenAt } = await services.db.staffMember.findUniqueOrThrow({ where: { id: staffId } });
    const { lastUsedAt } = await services.db.staffSession.findFirstOrThrow({
      where: { staffId },
      orderBy: { createdAt: 'asc' },
    });
    return [lastSeenAt, lastUsedAt];
  };
  const first = await seen();
  for (const time of first) expect(time?.getTime()).toBeGreaterThan(ago(1).getTime());
  expect(await seen()).toEqual(first);
});

test.each([
  '',
  'haat_console=',
  'haat_console=short',
  `haat_console=${'x'.repeat(43)}`,
  `haat_console=${'%'.repeat(43)}`,
])('the cookie "%s" opens nothing', async (cookie) => {
  expect((await session({ cookie })).status).toBe(401);
});
