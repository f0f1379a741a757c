import { expect, test } from 'vitest';
import { makeShopper } from '../../../../test/data/make-shopper.ts';
import { startTestApp } from '../../../../test/test-app.ts';

const { http, services } = await startTestApp();

function newAccount(overrides: Record<string, unknown> = {}) {
  const email = `new-${crypto.randomUUID()}@haat.test`;
  return { name: 'Rahima', email, password: 'a long password', confirm_password: 'a long password', ...overrides };
}

test('registers, logs in and reads her own profile', async () => {
  const account = newAccount({ name: '  রহিমা খাতুন ', email: `Mixed-${crypto.randomUUID()}@Haat.Test ` });
  const registered = await http.post('/api/register').send(account);
  expect(registered.status).toBe(201);
  expect(registered.body).toEqual({
    success: true,
    data: { user_id: expect.any(String), email: account.email.trim().toLowerCase(), name: 'রহিমা খাতুন' },
  });

  const login = await http.post('/api/login').send({ email: account.email.toUpperCase(), password: account.password });
  expect(login.status).toBe(200);
  expect(login.headers['cache-control']).toBe('no-store');
  expect(login.body.data).toEqual({ ...registered.body.data, token: expect.any(String) });

  const info = await http.get('/api/userInfo').set('authorization', `Bearer ${login.body.data.token}`);
  expect(info.status).toBe(200);
  expect(info.body.data).toMatchObject({ full_name: 'রহিমা খাতুন', phone: '', photo: '', status: 'active' });
});

test('a filled honeypot reports success, and no account is created', async () => {
  const account = newAccount({ website: 'https://spam.example' });
  const answer = await http.post('/api/register').send(account);
  expect(answer.status).toBe(201);
  expect(answer.body.data).toEqual({ user_id: expect.any(String), email: account.email, name: 'Rahima' });
  const { rowCount } = await services.pool.query('SELECT FROM users WHERE email = $1', [account.email]);
  expect(rowCount).toBe(0);
});

test('a taken address is EMAIL_TAKEN in any letter case', async () => {
  const { email } = await makeShopper(services);
  const answer = await http.post('/api/register').send(newAccount({ email: email.toUpperCase() }));
  expect(answer.status).toBe(409);
  expect(answer.body).toMatchObject({ success: false, code: 'EMAIL_TAKEN', errors: [{ path: 'email' }] });
});

test('two concurrent registrations of one address create one account', async () => {
  const account = newAccount();
  const answers = await Promise.all([1, 2, 3, 4].map(() => http.post('/api/register').send(account)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409]);
});

test('a field error has a code to translate and a sentence that names its limit', async () => {
  const answer = await http.post('/api/register').send(newAccount({ name: 'x'.repeat(121) }));
  expect(answer.status).toBe(422);
  expect(answer.body.errors).toEqual([{ path: 'name', code: 'TOO_LONG', message: 'Use at most 120 characters.' }]);
});

test('different passwords are rejected with the specified text', async () => {
  const answer = await http.post('/api/register').send(newAccount({ confirm_password: 'another password' }));
  expect(answer.status).toBe(422);
  expect(answer.body.errors).toEqual([
    {
      path: 'confirm_password',
      code: 'PASSWORDS_DIFFER',
      message: 'Password and Confirm Password do not match',
    },
  ]);
});

test.each([
  ['an object', { not: '' }],
  ['a list', ['a@haat.test', 'b@haat.test']],
  ['two addresses', 'a@b.co, evil@x.yz'],
  ['a line break', 'a@b.co\r\nBcc: evil@x.yz'],
  ['a display name', 'A <a@b.co>'],
  ['513 characters', `${'a'.repeat(500)}@haat.test.bd`],
  ['a NUL', 'a\0@b.co'],
  ['a number', 7],
  ['null', null],
  ['nothing', undefined],
  ['a Bangla letter', 'ক@b.co'],
])('%s is not an e-mail address', async (_what, email) => {
  for (const path of ['/api/register', '/api/login', '/api/forget_password']) {
    const answer = await http.post(path).send({ ...newAccount(), email });
    expect(answer.status).toBe(422);
    expect(answer.body.code).toBe('VALIDATION');
  }
});

test('fields that nobody may set are ignored', async () => {
  const account = newAccount();
  const extra = { role: 'operator', status: 'vip', token_version: 99, id: crypto.randomUUID(), passwordHash: 'x' };
  const answer = await http.post('/api/register').send({ ...account, ...extra });
  expect(answer.status).toBe(201);
  const { rows } = await services.pool.query('SELECT id, role, status, token_version FROM users WHERE email = $1', [
    account.email,
  ]);
  expect(rows).toEqual([{ id: answer.body.data.user_id, role: 'shopper', status: 'active', token_version: 1 }]);
});

test('an unknown address and a wrong password get byte-identical responses', async () => {
  const { email } = await makeShopper(services);
  const wrong = await http.post('/api/login').send({ email, password: 'not the password' });
  const unknown = await http.post('/api/login').send({ email: `x${email}`, password: 'not the password' });
  expect(wrong.status).toBe(401);
  expect(wrong.body).toEqual({ success: false, code: 'WRONG_CREDENTIALS', message: 'Wrong Email Or Password' });
  expect(unknown.status).toBe(401);
  expect(unknown.text).toBe(wrong.text);
});

test('an account without a password, and a blocked one, cannot log in', async () => {
  const silent = await makeShopper(services);
  await services.pool.query('UPDATE users SET password_hash = NULL WHERE id = $1', [silent.userId]);
  const closed = await makeShopper(services);
  await services.pool.query(`UPDATE users SET status = 'blocked' WHERE id = $1`, [closed.userId]);
  const answers = [silent, closed].map(({ email, password }) => http.post('/api/login').send({ email, password }));
  expect((await Promise.all(answers)).map(({ status, body }) => [status, body.code])).toEqual([
    [401, 'WRONG_CREDENTIALS'],
    [403, 'ACCOUNT_BLOCKED'],
  ]);
  const info = await http.get('/api/userInfo').set('authorization', `Bearer ${closed.token}`);
  expect(info.status).toBe(401);
});

test('logging out revokes all of the user’s tokens at once', async () => {
  const { email, password, token } = await makeShopper(services);
  const other = await http.post('/api/login').send({ email, password });
  const answer = await http.post('/api/logout').set('authorization', `Bearer ${token}`);
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({ success: true, data: {} });
  for (const ended of [token, other.body.data.token]) {
    const info = await http.get('/api/userInfo').set('authorization', `Bearer ${ended}`);
    expect(info.status).toBe(401);
    expect(info.body.code).toBe('UNAUTHORIZED');
  }
  expect((await http.post('/api/login').send({ email, password })).status).toBe(200);
});
