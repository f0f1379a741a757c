import { expect, test } from 'vitest';
import { makeShopper } from '../../../../test/data/make-shopper.ts';
import { startTestApp } from '../../../../test/test-app.ts';
import { buildApp } from '../../../app.ts';
import { createServices } from '../../../services.ts';
import supertest from 'supertest';

const { http, services } = await startTestApp({
  LIMIT_LOGIN_FAILURES: '10/3s',
  LIMIT_REGISTER: '3/h',
  LIMIT_LOGIN_ACCOUNT: '20/h',
  LIMIT_REGISTER_TAKEN: '4/h',
  LIMIT_FORGET_PASSWORD_EMAIL: '3/h',
  TRUST_PROXY: '1',
});

function tryToLogIn(email: string, password: string, ip = '203.0.113.7') {
  return http.post('/api/login').set('x-forwarded-for', ip).send({ email, password });
}

test('ten failures, concurrent ones included, lock an account for one address; the owner gets in from elsewhere', async () => {
  const { email, password } = await makeShopper(services);
  const answers = await Promise.all(Array.from({ length: 30 }, () => tryToLogIn(email, 'a wrong password')));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(20);

  const closed = await tryToLogIn(email, password);
  expect(closed.status).toBe(429);
  expect(closed.body.code).toBe('RATE_LIMITED');
  expect(Number(closed.headers['retry-after'])).toBeGreaterThanOrEqual(1);

  expect((await tryToLogIn(email, password, '203.0.113.8')).status).toBe(200);
  await new Promise((resolve) => setTimeout(resolve, 3_100));
  expect((await tryToLogIn(email, password)).status).toBe(200);
});

test('a success resets the count of failures', async () => {
  const { email, password } = await makeShopper(services);
  for (let round = 0; round < 3; round += 1) {
    for (let index = 0; index < 6; index += 1) expect((await tryToLogIn(email, 'wrong')).status).toBe(401);
    expect((await tryToLogIn(email, password)).status).toBe(200);
  }
});

test('two processes count together', async () => {
  const { email } = await makeShopper(services);
  const otherServices = await createServices(services.config);
  const otherApp = await buildApp(otherServices);
  await otherApp.ready();
  const other = supertest(otherApp.server);
  const answers = await Promise.all(
    Array.from({ length: 24 }, (_, index) =>
      (index % 2 ? http : other)
        .post('/api/login')
        .set('x-forwarded-for', '203.0.113.9')
        .send({ email, password: 'wrong' }),
    ),
  );
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
  await otherApp.close();
  await otherServices.close();
});

function register(forwarded: string) {
  return http
    .post('/api/register')
    .set('x-forwarded-for', forwarded)
    .send({
      name: 'Rahima',
      email: `r-${crypto.randomUUID()}@haat.test`,
      password: 'a long password',
      confirm_password: 'a long password',
    });
}

test('registrations are limited by address, whatever the header claims beyond the proxy', async () => {
  for (const spoofed of ['1.1.1.1', '2.2.2.2', '3.3.3.3'])
    expect((await register(`${spoofed}, 203.0.113.20`)).status).toBe(201);
  expect((await register('4.4.4.4, 203.0.113.20')).status).toBe(429);
  expect((await register('203.0.113.21')).status).toBe(201);
});

test('an address gets three codes an hour, whether known or not', async () => {
  const { email } = await makeShopper(services);
  for (const address of [email, `x${email}`]) {
    for (let index = 0; index < 3; index += 1)
      expect((await http.post('/api/forget_password').send({ email: address })).status).toBe(200);
    expect((await http.post('/api/forget_password').send({ email: address })).status).toBe(429);
  }
});

test('guesses at one account from many addresses are stopped, and its owner still gets in from a known device', async () => {
  const { email, password } = await makeShopper(services);
  const first = await tryToLogIn(email, password, '198.51.100.1');
  const [known = ''] = first.headers['set-cookie'] ?? [];
  expect(known).toMatch(
    /^haat_known_[\w-]{12}=[\w-]+\.[\w-]+; Path=\/api; Max-Age=31536000; HttpOnly; SameSite=Strict$/,
  );
  expect(known).not.toContain(email);

  const guesses = [];
  for (let index = 0; index < 40; index += 1)
    guesses.push(await tryToLogIn(email, `guess ${index}`, `198.51.100.${index + 10}`));
  expect(guesses.filter(({ status }) => status === 401)).toHaveLength(20);
  expect(guesses.filter(({ status }) => status === 429)).toHaveLength(20);

  const cookie = known.split(';')[0] ?? '';
  expect((await tryToLogIn(email, password, '198.51.100.200')).status).toBe(429);
  expect((await tryToLogIn(email, password, '198.51.100.200').set('cookie', `a=b; ${cookie}`)).status).toBe(200);
  expect((await tryToLogIn(email, password, '198.51.100.201').set('cookie', `${cookie}x`)).status).toBe(429);
});

test('a known device is known only to the account that logged in there, and guesses from it are counted', async () => {
  const [owner, other] = [await makeShopper(services), await makeShopper(services)];
  const login = await tryToLogIn(other.email, other.password, '192.0.2.1');
  const cookie = (login.headers['set-cookie']?.[0] ?? '').split(';')[0] ?? '';
  const name = cookie.split('=')[0] ?? '';
  const ownLogin = await tryToLogIn(owner.email, owner.password, '192.0.2.2');
  const ownName = (ownLogin.headers['set-cookie']?.[0] ?? '').split('=')[0] ?? '';
  const forged = cookie.replace(name, ownName);
  for (let index = 0; index < 20; index += 1) await tryToLogIn(owner.email, 'wrong', `192.0.2.${index + 10}`);
  expect((await tryToLogIn(owner.email, 'wrong', '192.0.2.100').set('cookie', forged)).status).toBe(429);

  const statuses = [];
  for (let index = 0; index < 12; index += 1)
    statuses.push((await tryToLogIn(other.email, 'wrong', `192.0.2.${index + 150}`).set('cookie', cookie)).status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
});
