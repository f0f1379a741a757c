import { expect, test, vi } from 'vitest';
import { makeShopper, type TestShopper } from '../../../../test/data/make-shopper.ts';
import { readMails } from '../../../../test/read-mails.ts';
import { startTestApp } from '../../../../test/test-app.ts';

const { http, services } = await startTestApp();

function change({ token, userId }: Pick<TestShopper, 'token' | 'userId'>, body: object) {
  return http.post(`/api/password-change/${userId}`).set('authorization', `Bearer ${token}`).send(body);
}

/** A token that was issued `minutes` ago. */
function olderToken(userId: string, minutes: number): string {
  vi.useFakeTimers({ now: Date.now() - minutes * 60_000, toFake: ['Date'] });
  const token = services.sessions.open({ userId, tokenVersion: 1 });
  vi.useRealTimers();
  return token;
}

test('a recent token needs only the new password; all older tokens are revoked and the owner is notified', async () => {
  const shopper = await makeShopper(services);
  const answer = await change(shopper, { password: 'a brand new password' });
  expect(answer.status).toBe(200);
  const info = (token: string) => http.get('/api/userInfo').set('authorization', `Bearer ${token}`);
  expect((await info(shopper.token)).status).toBe(401);
  expect((await info(answer.body.data.token)).status).toBe(200);
  const { email } = shopper;
  expect((await http.post('/api/login').send({ email, password: 'a brand new password' })).status).toBe(200);
  expect((await http.post('/api/login').send({ email, password: shopper.password })).status).toBe(401);
  expect((await readMails(services, email)).map(({ kind }) => kind)).toEqual(['password-changed']);
});

test('a token older than 15 minutes requires the current password', async () => {
  const { userId, password } = await makeShopper(services);
  expect((await change({ userId, token: olderToken(userId, 14) }, { password: 'short' })).status).toBe(422);
  const token = olderToken(userId, 16);

  const without = await change({ userId, token }, { password: 'a brand new password' });
  expect(without.status).toBe(403);
  expect(without.body).toMatchObject({ code: 'REAUTHENTICATE', errors: [{ path: 'current_password' }] });
  const wrong = await change({ userId, token }, { password: 'a brand new password', current_password: 'wrong' });
  expect(wrong.status).toBe(403);
  const right = await change({ userId, token }, { password: 'a brand new password', current_password: password });
  expect(right.status).toBe(200);
});

test('another user’s password is not changed', async () => {
  const shopper = await makeShopper(services);
  const victim = await makeShopper(services);
  const answer = await change({ token: shopper.token, userId: victim.userId }, { password: 'a brand new password' });
  expect(answer.status).toBe(403);
  expect(answer.body.code).toBe('FORBIDDEN');
  const { email, password } = victim;
  expect((await http.post('/api/login').send({ email, password })).status).toBe(200);
});

test('of two concurrent changes with one token only one succeeds', async () => {
  const shopper = await makeShopper(services);
  const answers = await Promise.all([
    change(shopper, { password: 'the first password' }),
    change(shopper, { password: 'the second password' }),
  ]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
});

test('a change invalidates a pending code', async () => {
  const shopper = await makeShopper(services);
  await http.post('/api/forget_password').send({ email: shopper.email });
  await change(shopper, { password: 'a brand new password' });
  const { rowCount } = await services.pool.query('SELECT 1 FROM password_codes WHERE email = $1', [shopper.email]);
  expect(rowCount).toBe(0);
});

test('without a token, with a malformed id or with a short password it is rejected', async () => {
  const { userId, token } = await makeShopper(services);
  expect((await http.post(`/api/password-change/${userId}`).send({ password: 'long enough' })).status).toBe(401);
  expect((await change({ userId: '7', token }, { password: 'long enough' })).status).toBe(422);
  expect((await change({ userId, token }, { password: 'short' })).body.errors).toEqual([
    { path: 'password', code: 'PASSWORD_TOO_SHORT', message: 'Use at least 8 characters.' },
  ]);
});
