import { expect, test } from 'vitest';
import { makeShopper } from '../../../../test/data/make-shopper.ts';
import { readMails } from '../../../../test/read-mails.ts';
import { startTestApp } from '../../../../test/test-app.ts';

const { http, services } = await startTestApp({
  LIMIT_REGISTER_TAKEN: '4/h',
  LIMIT_FORGET_PASSWORD_EMAIL: '3/h',
  LIMIT_FORGET_PASSWORD_ALL: '8/24h',
  LIMIT_CODES_ELSEWHERE: '6/24h',
  TRUST_PROXY: '1',
});

const post = (path: string, { from, ...body }: { from: string; [field: string]: unknown }) =>
  http.post(path).set('x-forwarded-for', from).send(body);

function register({ from, ...fields }: { from: string; email: string; password?: string }) {
  const password = fields.password ?? 'a long password';
  return post('/api/register', { from, name: 'Rahima', ...fields, password, confirm_password: password });
}

const freshEmail = () => `r-${crypto.randomUUID()}@haat.test`;

test('an address that probes which e-mail addresses have an account soon gets no answer; real registrations do not count', async () => {
  const { email } = await makeShopper(services);
  const from = '203.0.113.40';
  for (let index = 0; index < 6; index += 1) expect((await register({ from, email: freshEmail() })).status).toBe(201);
  const statuses = [];
  for (let index = 0; index < 6; index += 1) statuses.push((await register({ from, email })).status);
  expect(statuses).toEqual([409, 409, 409, 409, 429, 429]);
  expect((await register({ from, email: freshEmail() })).status).toBe(429);
  expect((await register({ from: '203.0.113.41', email: freshEmail() })).status).toBe(201);
});

test.each(['password1', 'Football1', '12345678', 'iloveyou1'])('the password %s is too common', async (password) => {
  const from = '203.0.113.50';
  const registered = await register({ from, email: freshEmail(), password });
  expect([registered.status, registered.body.code]).toEqual([422, 'VALIDATION']);
  expect(registered.body.errors).toMatchObject([{ path: 'password' }]);

  const shopper = await makeShopper(services);
  const changed = await http
    .post(`/api/password-change/${shopper.userId}`)
    .set('authorization', `Bearer ${shopper.token}`)
    .send({ password });
  expect([changed.status, changed.body.errors?.[0]?.path]).toEqual([422, 'password']);

  const code = await codeFor(shopper.email, { from });
  const reset = await post('/api/user_reset_password', { from, email: shopper.email, code, new_password: password });
  expect([reset.status, reset.body.errors?.[0]?.path]).toEqual([422, 'new_password']);
  const again = { from, email: shopper.email, code, new_password: 'a password of my own' };
  expect((await post('/api/user_reset_password', again)).status).toBe(200);
});

const askFor = (email: string, { from, cookie = '' }: { from: string; cookie?: string }) =>
  post('/api/forget_password', { from, email }).set('cookie', cookie);

async function codeFor(email: string, asker: { from: string; cookie?: string }): Promise<string> {
  expect((await askFor(email, asker)).status).toBe(200);
  const mails = (await readMails(services, email)).filter(({ kind }) => kind === 'password-code');
  return /\b\d{6}\b/.exec(mails.at(-1)?.text ?? '')?.[0] ?? '';
}

const match = (email: string, { code, from }: { code: string; from: string }) =>
  post('/api/forget_password_code_match', { from, email, code });
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

test('strangers can neither use up nor replace the owner’s code, nor keep her from requesting one', async () => {
  const { email } = await makeShopper(services);
  const [owner, stranger] = ['198.51.100.1', '198.51.100.2'];
  for (let index = 0; index < 3; index += 1) expect((await askFor(email, { from: stranger })).status).toBe(200);
  expect((await askFor(email, { from: stranger })).status).toBe(429);

  const code = await codeFor(email, { from: owner });
  for (let index = 0; index < 20; index += 1)
    expect((await match(email, { code: otherThan(code), from: stranger })).status).toBe(422);
  expect((await askFor(email, { from: '198.51.100.3' })).status).toBe(200);
  expect((await match(email, { code, from: owner })).status).toBe(200);
  const reset = { from: owner, email, code, new_password: 'a brand new password' };
  expect((await post('/api/user_reset_password', reset)).status).toBe(200);
  expect((await services.pool.query('SELECT FROM password_codes WHERE email = $1', [email])).rowCount).toBe(0);
});

test('a code requested at home works elsewhere, until the attempts from elsewhere are used up', async () => {
  const { email } = await makeShopper(services);
  const code = await codeFor(email, { from: '198.51.100.10' });
  expect((await match(email, { code, from: '198.51.100.11' })).status).toBe(200);
  for (let index = 0; index < 10; index += 1)
    await match(email, { code: otherThan(code), from: `198.51.100.${index + 20}` });
  expect((await match(email, { code, from: '198.51.100.11' })).status).toBe(422);
  expect((await match(email, { code, from: '198.51.100.10' })).status).toBe(200);
});

test('many addresses together cannot flood a mailbox; a device on which the owner logged in can still request a code', async () => {
  const { email, password } = await makeShopper(services);
  const login = await post('/api/login', { from: '198.51.100.60', email, password });
  const cookie = (login.headers['set-cookie']?.[0] ?? '').split(';')[0] ?? '';
  const statuses = [];
  for (let index = 0; index < 12; index += 1)
    statuses.push((await askFor(email, { from: `198.51.100.${index + 70}` })).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(8);
  expect((await askFor(email, { from: '198.51.100.99' })).status).toBe(429);
  expect((await askFor(email, { from: '198.51.100.99', cookie })).status).toBe(200);
});
