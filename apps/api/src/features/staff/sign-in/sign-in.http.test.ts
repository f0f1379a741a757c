import { expect, test } from 'vitest';
import { makeStaff, openStaffSession } from '../../../../test/data/make-staff.ts';
import { postToConsole, signInStaff } from '../../../../test/data/sign-in-staff.ts';
import { startTestApp } from '../../../../test/test-app.ts';

const shop = await startTestApp({ TRUST_PROXY: '1', LIMIT_LOGIN_FAILURES: '4/15min', LIMIT_LOGIN_ACCOUNT: '8/h' });
const { http, services } = shop;
const session = (cookie: string) => http.get('/api/admin/session').set('cookie', cookie);

test('e-mail and password open the console, in a cookie that no script and no other site can use', async () => {
  const staff = await makeStaff(services, { role: 'operator' });
  const { answer, cookie } = await signInStaff(shop, { ...staff, email: ` ${staff.email.toUpperCase()} ` });
  expect([answer.status, answer.body.data]).toEqual([
    200,
    {
      id: staff.staffId,
      full_name: staff.fullName,
      email: staff.email,
      role: 'operator',
      second_factor: false,
      next: null,
    },
  ]);
  expect(answer.headers['set-cookie']).toEqual([
    expect.stringMatching(/^haat_console=[\w-]{43}; Path=\/api\/admin; Max-Age=43200; HttpOnly; SameSite=Strict$/),
  ]);
  expect((await session(cookie)).status).toBe(200);
  const stored = JSON.stringify(await services.db.staffSession.findMany({ where: { staffId: staff.staffId } }));
  expect(stored).not.toContain(cookie.split('=')[1]);
  const entries = await services.db.auditEntry.findMany({ where: { staffId: staff.staffId } });
  expect(entries).toMatchObject([{ action: 'adminSignIn', subjectKind: 'staff', subjectId: staff.staffId }]);
});

test('where the shop is open to the public the cookie travels over https alone, and an owner needs a second factor', async () => {
  const open = await startTestApp({ PUBLIC_URL: 'https://shop.example' });
  const owner = await makeStaff(open.services, { role: 'owner' });
  const { answer, cookie } = await signInStaff(open, owner);
  expect(answer.headers['set-cookie']?.[0]).toMatch(/; Secure$/);
  expect(answer.body.data.next).toBe('enrol');
  const closed = await open.http.get('/api/admin/sessions').set('cookie', cookie);
  expect([closed.status, closed.body.data]).toEqual([401, { next: 'enrol' }]);
  const operator = await makeStaff(open.services, { role: 'operator' });
  expect((await signInStaff(open, operator)).answer.body.data.next).toBeNull();
  const foreign = await open.http
    .post('/api/admin/sign-in')
    .set({ host: 'evil.example', origin: 'https://evil.example', 'x-haat-console': '1' })
    .send({ email: owner.email, password: owner.password });
  expect([foreign.status, foreign.body.code]).toEqual([403, 'NOT_FROM_CONSOLE']);
});

test('the demo’s owner cannot sign in where the shop is open to the public', async () => {
  const open = await startTestApp({ PUBLIC_URL: 'https://shop.example' });
  const owner = await makeStaff(open.services, { role: 'owner', email: 'owner@haat.example' });
  expect((await signInStaff(open, owner)).answer.body.code).toBe('WRONG_CREDENTIALS');
  const demo = await makeStaff(services, { role: 'owner', email: 'owner@haat.example' });
  expect((await signInStaff(shop, demo)).answer.status).toBe(200);
});

test('a wrong password, an unknown address, an open invitation and ended access get the same answer', async () => {
  const staff = await makeStaff(services);
  const invited = await makeStaff(services);
  await services.db.staffMember.update({ where: { id: invited.staffId }, data: { passwordHash: null } });
  const ended = await makeStaff(services);
  await services.db.staffMember.update({ where: { id: ended.staffId }, data: { endedAt: new Date() } });
  const attempts = [
    { ...staff, password: 'not the password' },
    { ...staff, email: 'nobody@haat.test' },
    invited,
    ended,
  ];
  for (const attempt of attempts) {
    const { answer } = await signInStaff(shop, attempt);
    expect([answer.status, answer.body]).toEqual([
      401,
      {
        success: false,
        code: 'WRONG_CREDENTIALS',
        message: 'E-mail and password do not match. 3 tries left, then a pause of 15 minutes.',
        data: { tries_left: 3, pause_minutes: 15 },
      },
    ]);
    expect(answer.headers['set-cookie']).toBeUndefined();
  }
});

test('a shopper’s password opens nothing, even under the same address', async () => {
  const email = `both-${crypto.randomUUID()}@haat.test`;
  await makeStaff(services, { email, password: 'of the console' });
  const password = 'of the shop!';
  await http.post('/api/register').send({ name: 'Rina', email, password, confirm_password: password }).expect(201);
  expect((await signInStaff(shop, { email, password })).answer.status).toBe(401);
  expect((await http.post('/api/login').send({ email, password: 'of the console' })).status).toBe(401);
});

test('too many wrong passwords end in a pause; the right one in between starts counting anew', async () => {
  const { email, password } = await makeStaff(services);
  const statuses = [];
  for (const given of ['a', 'b', 'c', password, 'd', 'e', 'f', 'g', password])
    statuses.push((await signInStaff(shop, { email, password: given })).answer.status);
  expect(statuses).toEqual([401, 401, 401, 200, 401, 401, 401, 401, 429]);
});

test('many addresses together are of no use', async () => {
  const { email } = await makeStaff(services);
  const statuses = [];
  for (let index = 0; index < 10; index += 1) {
    const answer = await postToConsole(shop, 'sign-in', { email, password: 'guess' }).set(
      'x-forwarded-for',
      `203.0.113.${index}`,
    );
    statuses.push(answer.status);
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401, 401, 401, 401, 429, 429]);
});

test('signing in again ends the former session of this browser, and what is too old is swept', async () => {
  const staff = await makeStaff(services);
  const { cookie } = await signInStaff(shop, staff);
  await openStaffSession(services, staff.staffId, { openedAt: new Date(Date.now() - 13 * 60 * 60_000) });
  await postToConsole(shop, 'sign-in', staff, cookie).expect(200);
  expect((await session(cookie)).status).toBe(401);
  // The session opened by makeStaff and the new one.
  expect(await services.db.staffSession.count({ where: { staffId: staff.staffId } })).toBe(2);
});

test('an owner confirms by password, with few tries', async () => {
  const { staffId, password } = await makeStaff(services, { role: 'owner' });
  const anHourAgo = new Date(Date.now() - 60 * 60_000);
  const { cookie = '' } = await openStaffSession(services, staffId, { openedAt: anHourAgo });
  const start = () => postToConsole(shop, 'second-factor/start', {}, cookie);
  expect((await start()).body).toMatchObject({ code: 'REAUTHENTICATE', data: { needs: 'password' } });
  const wrong = await postToConsole(shop, 'confirm', { password: 'guess' }, cookie);
  expect([wrong.status, wrong.body]).toMatchObject([
    403,
    { code: 'REAUTHENTICATE', errors: [{ path: 'password', code: 'CURRENT_PASSWORD_WRONG' }], data: { tries_left: 3 } },
  ]);
  await postToConsole(shop, 'confirm', { password }, cookie).expect(200);
  expect((await start()).status).toBe(200);
  for (let index = 0; index < 4; index += 1) await postToConsole(shop, 'confirm', { password: 'guess' }, cookie);
  expect((await postToConsole(shop, 'confirm', { password }, cookie)).status).toBe(429);
});
