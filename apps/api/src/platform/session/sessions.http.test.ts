import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { makeShopper } from '../../../test/data/make-shopper.ts';
import { startTestApp } from '../../../test/test-app.ts';
import { createSessions } from './sessions.ts';

const { http, services } = await startTestApp();
const secret = services.config.JWT_SECRET;

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

function forge(claims: object, { alg = 'HS256', key = secret }: { alg?: string; key?: string } = {}): string {
  const content = `${part({ alg, typ: 'JWT' })}.${part(claims)}`;
  if (alg === 'none') return `${content}.`;
  const digest = alg === 'HS512' ? 'sha512' : alg === 'HS384' ? 'sha384' : 'sha256';
  return `${content}.${createHmac(digest, key).update(content).digest('base64url')}`;
}

function goodClaims(userId: string) {
  const now = Math.floor(Date.now() / 1000);
  return { sub: userId, ver: 1, iat: now, exp: now + 600, iss: 'haat', aud: 'haat-api' };
}

const ask = (authorization: string) => http.get('/api/userInfo').set('authorization', authorization);

test('a valid token is accepted, so that the refusals below have their own reason', async () => {
  const { userId } = await makeShopper(services);
  expect((await ask(`Bearer ${forge(goodClaims(userId))}`)).status).toBe(200);
});

const { userId } = await makeShopper(services);
const good = goodClaims(userId);
const now = good.iat;
test.each<[string, string]>([
  ['no signature (alg none)', forge(good, { alg: 'none' })],
  ['alg none with a signature', `${forge(good, { alg: 'none' })}AAAA`],
  ['HS512', forge(good, { alg: 'HS512' })],
  ['HS384', forge(good, { alg: 'HS384' })],
  ['RS256 by name', forge(good, { alg: 'RS256' })],
  ['another key', forge(good, { key: 'another secret that is long enough to be one' })],
  [
    'changed content',
    forge(good).replace(/\.[^.]+\./, `.${Buffer.from(JSON.stringify({ ...good, ver: 2 })).toString('base64url')}.`),
  ],
  ['another issuer', forge({ ...good, iss: 'elsewhere' })],
  ['no issuer', forge({ ...good, iss: undefined })],
  ['another audience', forge({ ...good, aud: 'refresh' })],
  ['no audience', forge({ ...good, aud: undefined })],
  ['no exp', forge({ ...good, exp: undefined })],
  ['exp as text', forge({ ...good, exp: String(good.exp) })],
  ['an exp that passed', forge({ ...good, exp: now - 61 })],
  ['exp null', forge({ ...good, exp: null })],
  ['no iat', forge({ ...good, iat: undefined })],
  ['iat as text', forge({ ...good, iat: 'now' })],
  ['an nbf to come', forge({ ...good, nbf: now + 120 })],
  ['no sub', forge({ ...good, sub: undefined })],
  ['a sub that is no id', forge({ ...good, sub: "' OR 1=1 --" })],
  ['a user who does not exist', forge({ ...good, sub: '01890000-0000-7000-8000-000000000000' })],
  ['no version', forge({ ...good, ver: undefined })],
  ['a version as text', forge({ ...good, ver: '1' })],
  ['another version', forge({ ...good, ver: 2 })],
  ['10 kB', forge({ ...good, padding: 'x'.repeat(10_000) })],
  ['no token', ''],
  ['rubbish', 'a.b.c'],
])('rejected: %s', async (_what, token) => {
  const answer = await ask(`Bearer ${token}`);
  expect(answer.status).toBe(401);
  expect(answer.body).toMatchObject({ success: false, code: 'UNAUTHORIZED' });
});

test('another scheme, and two tokens, are rejected', async () => {
  const token = forge(good);
  for (const header of [token, `Basic ${token}`, `Bearer ${token} ${token}`, `Bearer ${token},${token}`])
    expect((await ask(header)).status).toBe(401);
});

test('a clock that is a minute off is tolerated', async () => {
  expect((await ask(`Bearer ${forge({ ...good, exp: now - 50 })}`)).status).toBe(200);
  expect((await ask(`Bearer ${forge({ ...good, nbf: now + 50 })}`)).status).toBe(200);
});

test('another process learns within 5 s that a token was revoked', { timeout: 10_000 }, async () => {
  const shopper = await makeShopper(services);
  const elsewhere = await createSessions({ secret, db: services.db });
  const header = `Bearer ${shopper.token}`;
  expect(await elsewhere.authenticate(header)).toMatchObject({ userId: shopper.userId });
  await http.post('/api/logout').set('authorization', header);
  await expect.poll(() => elsewhere.authenticate(header), { timeout: 5_500, interval: 200 }).toBeNull();
});

test('after a rotation the previous secret is valid as long as it is configured', async () => {
  const shopper = await makeShopper(services);
  const next = 'the next secret, of forty letters or more';
  const { db } = services;
  const renewed = await createSessions({ secret: next, previousSecret: secret, db });
  const withoutPrevious = await createSessions({ secret: next, db });
  const header = `Bearer ${shopper.token}`;
  expect(await renewed.authenticate(header)).toMatchObject({ userId: shopper.userId });
  expect(await withoutPrevious.authenticate(header)).toBeNull();
  const fresh = `Bearer ${renewed.open({ userId: shopper.userId, tokenVersion: 1 })}`;
  expect(await withoutPrevious.authenticate(fresh)).toMatchObject({ userId: shopper.userId });
});

test('a public page treats an invalid token as a visitor’s', async () => {
  const answer = await http.get(`/api/user-name/${userId}`).set('authorization', 'Bearer a.b.c');
  expect(answer.status).toBe(200);
});
