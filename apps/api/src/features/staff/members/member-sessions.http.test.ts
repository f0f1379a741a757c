import { expect, test } from 'vitest';
import { makeStaff, openStaffSession } from '../../../../test/data/make-staff.ts';
import { postToConsole } from '../../../../test/data/sign-in-staff.ts';
import { startTestApp } from '../../../../test/test-app.ts';

const shop = await startTestApp();
const { http, services } = shop;
const owner = await makeStaff(services, { role: 'owner' });
const list = async (id: string, headers = owner.headers) => http.get(`/api/admin/staff/${id}/sessions`).set(headers);
const end = (id: string, body: object, headers = owner.headers) =>
  postToConsole(shop, `staff/${id}/sessions/end`, body, headers['cookie']);
const isSignedIn = async (headers: Record<string, string>) =>
  (await http.get('/api/admin/sessions').set(headers)).status === 200;

test("an owner sees a colleague's sessions, and ends one or all, with their next request", async () => {
  const { staffId, headers } = await makeStaff(services, { role: 'operator' });
  const [elsewhere, halfOpen] = [
    await openStaffSession(services, staffId, { openedAt: new Date(Date.now() - 60_000) }),
    await openStaffSession(services, staffId, { isOpen: false }),
  ];
  const { body } = await list(staffId);
  expect(body.data).toMatchObject([
    { is_this: false, browser: 'test' },
    { is_this: false, browser: 'test' },
  ]);
  await end(staffId, { session: body.data[1].id }).expect(200);
  expect([await isSignedIn(headers), await isSignedIn(elsewhere)]).toEqual([true, false]);
  await end(staffId, {}).expect(200);
  expect([await isSignedIn(headers), (await list(staffId)).body.data]).toEqual([false, []]);
  expect((await http.get('/api/admin/session').set(halfOpen)).status).toBe(401);
  const entries = await services.db.auditEntry.findMany({ where: { subjectId: staffId }, orderBy: { id: 'asc' } });
  expect(entries).toMatchObject([
    { action: 'adminStaffSessionsEnd', staffId: owner.staffId, subjectKind: 'staff', after: { ended: 1 } },
    { action: 'adminStaffSessionsEnd', staffId: owner.staffId, subjectKind: 'staff', after: { ended: 2 } },
  ]);
});

test('NOT_FOUND: the session of another person, one that has ended, and nobody with access', async () => {
  const [colleague, other] = [await makeStaff(services), await makeStaff(services)];
  const { body } = await list(other.staffId);
  const session = body.data[0].id;
  expect((await end(colleague.staffId, { session })).body.code).toBe('NOT_FOUND');
  await end(other.staffId, { session }).expect(200);
  expect((await end(other.staffId, { session })).body.code).toBe('NOT_FOUND');
  await services.db.staffMember.update({ where: { id: other.staffId }, data: { endedAt: new Date() } });
  expect((await list(other.staffId)).body.code).toBe('NOT_FOUND');
  expect((await end(other.staffId, {})).body.code).toBe('NOT_FOUND');
});

test.each(['operator', 'staff'] as const)("FORBIDDEN: %s sees and ends nobody else's", async (role) => {
  const { headers } = await makeStaff(services, { role });
  const colleague = await makeStaff(services);
  expect((await list(colleague.staffId, headers)).status).toBe(403);
  expect((await end(colleague.staffId, {}, headers)).status).toBe(403);
  expect(await isSignedIn(colleague.headers)).toBe(true);
});
