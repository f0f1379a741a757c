import { expect, test } from 'vitest';
import { makeStaff, openStaffSession } from '../../../../test/data/make-staff.ts';
import { postToConsole } from '../../../../test/data/sign-in-staff.ts';
import { startTestApp } from '../../../../test/test-app.ts';

const shop = await startTestApp();
const { http, services } = shop;

const list = async (headers: Record<string, string>): Promise<{ id: string; is_this: boolean; browser: string }[]> =>
  (await http.get('/api/admin/sessions').set(headers).expect(200)).body.data;

test('a staff member sees her own sessions, the half-open ones aside, and ends one or all others', async () => {
  const { staffId, headers, email, password } = await makeStaff(services);
  await openStaffSession(services, staffId, { isOpen: false });
  await openStaffSession(services, staffId, { openedAt: new Date(Date.now() - 13 * 60 * 60_000) });
  await postToConsole(shop, 'sign-in', { email, password }).set('user-agent', 'Firefox\u00e9').expect(200);
  await openStaffSession(services, staffId);
  const sessions = await list(headers);
  expect(sessions.filter(({ is_this: isThis }) => isThis)).toHaveLength(1);
  expect(sessions).toHaveLength(3);
  const firefox = sessions.find(({ browser }) => browser === 'Firefox');

  await postToConsole(shop, `sessions/${firefox?.id}/end`, {}, headers['cookie']).expect(200);
  expect((await list(headers)).map(({ id }) => id)).not.toContain(firefox?.id);
  expect((await postToConsole(shop, `sessions/${firefox?.id}/end`, {}, headers['cookie'])).status).toBe(404);
  await postToConsole(shop, 'sessions/end-others', {}, headers['cookie']).expect(200);
  expect(await list(headers)).toMatchObject([{ is_this: true }]);
  const entries = await services.db.auditEntry.findMany({ where: { staffId }, orderBy: { id: 'asc' } });
  expect(entries.map(({ action }) => action)).toEqual(['adminSignIn', 'adminSessionEnd', 'adminSessionsEndOthers']);
});

test('nobody ends the session of somebody else as one of their own, not even an owner', async () => {
  const [owner, other] = [await makeStaff(services, { role: 'owner' }), await makeStaff(services)];
  const [theirs] = await list(other.headers);
  expect((await postToConsole(shop, `sessions/${theirs?.id}/end`, {}, owner.headers['cookie'])).status).toBe(404);
  await postToConsole(shop, 'sessions/end-others', {}, owner.headers['cookie']).expect(200);
  expect(await list(other.headers)).toHaveLength(1);
});
