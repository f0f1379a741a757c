import { expect, test } from 'vitest';
import { makeStaff } from '../../../../test/data/make-staff.ts';
import { cookieIn, makeStaffWithFactor, postToConsole, signInStaff } from '../../../../test/data/sign-in-staff.ts';
import { startTestApp } from '../../../../test/test-app.ts';
import { newInvitation } from './invitation-token.ts';

const shop = await startTestApp();
const { http, services } = shop;
const password = 'a password of my own';
const accept = (token: string, given = password) => postToConsole(shop, 'invitation', { token, password: given });

async function invite(staffId: string, { inHours = 72 } = {}): Promise<string> {
  const { token, stored } = newInvitation();
  const invitationExpiresAt = new Date(Date.now() + inHours * 60 * 60_000);
  await services.db.staffMember.update({ where: { id: staffId }, data: { ...stored, invitationExpiresAt } });
  return token;
}

test('the link sets the password once, signs in and ends what was open', async () => {
  const staff = await makeStaff(services);
  const token = await invite(staff.staffId);
  const answer = await accept(token);
  expect([answer.status, answer.body.data]).toMatchObject([200, { email: staff.email, next: null }]);
  expect((await http.get('/api/admin/session').set('cookie', cookieIn(answer))).status).toBe(200);
  expect((await http.get('/api/admin/session').set(staff.headers)).status).toBe(401);
  const again = await accept(token);
  expect([again.status, again.body.code]).toEqual([422, 'CODE_INVALID']);
  expect((await signInStaff(shop, { email: staff.email, password })).answer.status).toBe(200);
  expect((await signInStaff(shop, staff)).answer.status).toBe(401);
  const [first] = await services.db.auditEntry.findMany({ where: { staffId: staff.staffId }, orderBy: { id: 'asc' } });
  expect(first?.action).toBe('adminInvitation');
});

test('of many simultaneous uses of a link, one succeeds', async () => {
  const { staffId } = await makeStaff(services);
  const token = await invite(staffId);
  const statuses = await Promise.all(Array.from({ length: 5 }, async () => (await accept(token)).status));
  expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 422, 422, 422, 422]);
});

test('a forgotten password does not open a second factor', async () => {
  const staff = await makeStaffWithFactor(shop);
  const answer = await accept(await invite(staff.staffId));
  expect(answer.body.data).toMatchObject({ second_factor: true, next: 'code' });
  expect((await http.get('/api/admin/sessions').set('cookie', cookieIn(answer))).status).toBe(401);
});

test('a link that is too old, of ended access or made up is refused; so is a common password', async () => {
  const staff = await makeStaff(services);
  expect((await accept(await invite(staff.staffId, { inHours: -1 }))).status).toBe(422);
  const token = await invite(staff.staffId);
  const common = await accept(token, 'password1');
  expect([common.status, common.body.code, common.body.errors[0].path]).toEqual([422, 'VALIDATION', 'password']);
  await services.db.staffMember.update({ where: { id: staff.staffId }, data: { endedAt: new Date() } });
  expect((await accept(token)).body.code).toBe('CODE_INVALID');
  expect((await accept('x'.repeat(43))).body.code).toBe('CODE_INVALID');
});
