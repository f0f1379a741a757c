import { expect, test } from 'vitest';
import { makeStaff, openStaffSession } from '../../../../test/data/make-staff.ts';
import { codeOf, makeStaffWithFactor, postToConsole, signInStaff } from '../../../../test/data/sign-in-staff.ts';
import { startTestApp } from '../../../../test/test-app.ts';

const shop = await startTestApp({ LIMIT_LOGIN_FAILURES: '6/15min' });
const { http, services } = shop;
const session = async (cookie: string) => (await http.get('/api/admin/session').set('cookie', cookie)).body.data;
const halfOpen = async (staffId: string) =>
  (await openStaffSession(services, staffId, { isOpen: false }))['cookie'] ?? '';
const enter = (cookie: string, code: string) => postToConsole(shop, 'code', { code }, cookie);

test('after the password comes the code, and then the console is open', async () => {
  const staff = await makeStaffWithFactor(shop);
  const { answer, cookie } = await signInStaff(shop, staff);
  expect(answer.body.data).toMatchObject({ second_factor: true, next: 'code' });
  expect((await http.get('/api/admin/sessions').set('cookie', cookie)).status).toBe(401);
  const wrong = await enter(cookie, '000000');
  expect([wrong.status, wrong.body.code, wrong.body.data]).toEqual([
    422,
    'CODE_INVALID',
    { tries_left: 5, pause_minutes: 15 },
  ]);
  const [first, second] = [codeOf(staff.secret).slice(0, 3), codeOf(staff.secret).slice(3)];
  const right = await enter(cookie, ` ${first} ${second}`);
  expect([right.status, right.body.data.next]).toEqual([200, null]);
  expect((await http.get('/api/admin/sessions').set('cookie', cookie)).status).toBe(200);
  const entries = await services.db.auditEntry.findMany({ where: { staffId: staff.staffId }, orderBy: { id: 'asc' } });
  expect(entries.map(({ action }) => action)).toEqual([
    'adminSecondFactorStart',
    'adminSecondFactorFinish',
    'adminSignIn',
    'adminCode',
  ]);
});

test('a code is accepted once, and none before it afterwards', async () => {
  const { staffId, secret } = await makeStaffWithFactor(shop);
  const [code, former] = [codeOf(secret), codeOf(secret, -1)];
  await enter(await halfOpen(staffId), code).expect(200);
  expect((await enter(await halfOpen(staffId), code)).status).toBe(422);
  expect((await enter(await halfOpen(staffId), former)).status).toBe(422);
  expect((await enter(await halfOpen(staffId), codeOf(secret, 1))).status).toBe(200);
});

test('of many simultaneous uses of one code, one succeeds', async () => {
  for (const kind of ['app', 'recovery'] as const) {
    const { staffId, secret, recoveryCodes } = await makeStaffWithFactor(shop);
    const code = kind === 'app' ? codeOf(secret) : (recoveryCodes[0] ?? '');
    const cookies = await Promise.all(Array.from({ length: 6 }, () => halfOpen(staffId)));
    const statuses = await Promise.all(cookies.map(async (cookie) => (await enter(cookie, code)).status));
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 422, 422, 422, 422, 422]);
  }
});

test('a recovery code opens once, in any spelling; somebody else’s opens nothing', async () => {
  const [staff, other] = [await makeStaffWithFactor(shop), await makeStaffWithFactor(shop)];
  const [code = ''] = staff.recoveryCodes;
  expect(staff.recoveryCodes).toHaveLength(8);
  expect((await enter(await halfOpen(other.staffId), code)).status).toBe(422);
  await enter(await halfOpen(staff.staffId), code.toLowerCase().replace('-', ' ')).expect(200);
  expect((await enter(await halfOpen(staff.staffId), code)).status).toBe(422);
  const stored = JSON.stringify(await services.db.staffRecoveryCode.findMany());
  for (const each of staff.recoveryCodes) expect(stored).not.toContain(each);
});

test('too many wrong codes end in a pause, whatever the session', async () => {
  const { staffId, secret } = await makeStaffWithFactor(shop);
  const statuses = [];
  for (let index = 0; index < 6; index += 1) statuses.push((await enter(await halfOpen(staffId), '000000')).status);
  expect(statuses).toEqual([422, 422, 422, 422, 422, 422]);
  const paused = await enter(await halfOpen(staffId), codeOf(secret));
  expect([paused.status, paused.body.code]).toEqual([429, 'RATE_LIMITED']);
});

test('whoever knows the password alone can neither replace nor remove the second factor', async () => {
  const { staffId, password } = await makeStaffWithFactor(shop);
  const cookie = await halfOpen(staffId);
  for (const [path, body] of [
    ['second-factor/start', {}],
    ['second-factor/finish', { ticket: 'x'.repeat(100), code: '123456' }],
    ['second-factor/off', {}],
    ['confirm', { password }],
  ] as const) {
    const answer = await postToConsole(shop, path, body, cookie);
    expect([path, answer.status, answer.body.data]).toEqual([path, 401, { next: 'code' }]);
  }
});

test('turning it on needs a code of the new secret, and ends the sessions that were opened without it', async () => {
  const { staffId, headers } = await makeStaff(services);
  const cookie = headers['cookie'] ?? '';
  const other = await openStaffSession(services, staffId);
  const { body: started } = await postToConsole(shop, 'second-factor/start', {}, cookie).expect(200);
  const { secret, ticket, uri } = started.data;
  expect(uri).toContain(secret);
  const finish = (given: object) => postToConsole(shop, 'second-factor/finish', given, cookie);
  expect((await finish({ ticket, code: '000000' })).body.code).toBe('CODE_INVALID');
  expect((await finish({ ticket: 'A'.repeat(200), code: codeOf(secret) })).body.code).toBe('CODE_INVALID');
  const stranger = await makeStaff(services);
  const stolen = await postToConsole(
    shop,
    'second-factor/finish',
    { ticket, code: codeOf(secret) },
    stranger.headers['cookie'],
  );
  expect(stolen.body.code).toBe('CODE_INVALID');
  expect((await session(cookie)).second_factor).toBe(false);

  const code = codeOf(secret);
  await finish({ ticket, code }).expect(200);
  expect(await session(cookie)).toMatchObject({ second_factor: true, next: null });
  expect((await http.get('/api/admin/session').set(other)).status).toBe(401);
  const { totpSecret } = await services.db.staffMember.findUniqueOrThrow({ where: { id: staffId } });
  expect(totpSecret).not.toContain(secret);
  // The confirming code is used up.
  expect((await enter(await halfOpen(staffId), code)).status).toBe(422);
});

test('renewing replaces secret and recovery codes', async () => {
  const staff = await makeStaffWithFactor(shop);
  const { cookie = '' } = await openStaffSession(services, staff.staffId);
  const { body: started } = await postToConsole(shop, 'second-factor/start', {}, cookie).expect(200);
  await enter(await halfOpen(staff.staffId), codeOf(staff.secret)).expect(200);
  const { secret, ticket } = started.data;
  await postToConsole(shop, 'second-factor/finish', { ticket, code: codeOf(secret) }, cookie).expect(200);
  expect((await enter(await halfOpen(staff.staffId), codeOf(staff.secret, 1))).status).toBe(422);
  expect((await enter(await halfOpen(staff.staffId), staff.recoveryCodes[1] ?? '')).status).toBe(422);
  expect((await enter(await halfOpen(staff.staffId), codeOf(secret, 1))).status).toBe(200);
});

test('what changes the second factor asks again after half an hour; a code confirms, a password does not', async () => {
  const { staffId, secret, password } = await makeStaffWithFactor(shop);
  const anHourAgo = new Date(Date.now() - 60 * 60_000);
  const { cookie = '' } = await openStaffSession(services, staffId, { openedAt: anHourAgo });
  for (const [path, body] of [
    ['second-factor/start', {}],
    ['second-factor/finish', { ticket: 'x'.repeat(100), code: '123456' }],
    ['second-factor/off', {}],
    ['confirm', { password }],
  ] as const) {
    const answer = await postToConsole(shop, path, body, cookie);
    expect([path, answer.status, answer.body.data]).toEqual([path, 403, { needs: 'code' }]);
  }
  await enter(cookie, codeOf(secret)).expect(200);
  await postToConsole(shop, 'second-factor/off', {}, cookie).expect(200);
  expect(await session(cookie)).toMatchObject({ second_factor: false, next: null });
  expect(await services.db.staffRecoveryCode.count({ where: { staffId } })).toBe(0);
});

test('an owner of a shop that is open to the public must turn it on, and cannot turn it off', async () => {
  const open = await startTestApp({ PUBLIC_URL: 'https://shop.example' });
  const owner = await makeStaff(open.services, { role: 'owner' });
  const { cookie } = await signInStaff(open, owner);
  const { body: started } = await postToConsole(open, 'second-factor/start', {}, cookie).expect(200);
  const { secret, ticket } = started.data;
  await postToConsole(open, 'second-factor/finish', { ticket, code: codeOf(secret) }, cookie).expect(200);
  await open.http.get('/api/admin/sessions').set('cookie', cookie).expect(200);
  const off = await postToConsole(open, 'second-factor/off', {}, cookie);
  expect([off.status, off.body.code]).toEqual([403, 'FORBIDDEN']);
});
