import { createHmac } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { assertInvariants } from './assert-invariants.ts';
import { makeWorld, validInputs } from './every-endpoint/world.ts';
import { makeShopper } from './data/make-shopper.ts';
import { startTestApp } from './test-app.ts';

const { http, services } = await startTestApp();
const world = await makeWorld(services, http);
const inputs = validInputs(world);
const { shopper } = world;
const bearer = `Bearer ${shopper.token}`;
const order = inputs.checkoutConfirm.body;
afterAll(() => assertInvariants(services));

function post(path: string, body: string, headers: Record<string, string> = {}) {
  return http
    .post(path)
    .set({ 'content-type': 'application/json', ...headers })
    .send(body);
}

function checkout(change: object) {
  return post('/api/checkout-confirm', JSON.stringify({ ...order, ...change }), { authorization: bearer });
}

function login(body: unknown) {
  return post('/api/login', JSON.stringify(body));
}

const line = { product_id: world.productId, qty: 1 };
const withQty = (qty: string) =>
  post('/api/checkout-confirm', JSON.stringify({ ...order, item: [{ ...line, qty: '$' }] }).replace('"$"', qty), {
    authorization: bearer,
  });

test.each([
  ['broken JSON', () => post('/api/login', '{"email":'), 400, 'BAD_REQUEST'],
  ['__proto__ in JSON', () => post('/api/login', '{"__proto__":{"admin":true}}'), 400, 'BAD_REQUEST'],
  [
    'constructor.prototype in JSON',
    () => post('/api/login', '{"constructor":{"prototype":{"x":1}}}'),
    400,
    'BAD_REQUEST',
  ],
  ['20,000 brackets', () => post('/api/login', '['.repeat(20_000)), 422, 'VALIDATION'],
  ['70 kB of JSON', () => login({ email: 'x'.repeat(70_000), password: 'x' }), 413, 'TOO_LARGE'],
  [
    'text instead of JSON',
    () => http.post('/api/login').set('content-type', 'text/plain').send('hello'),
    415,
    'UNSUPPORTED_MEDIA_TYPE',
  ],
  [
    'XML instead of JSON',
    () => http.post('/api/login').set('content-type', 'application/xml').send('<a/>'),
    415,
    'UNSUPPORTED_MEDIA_TYPE',
  ],
  ['a list instead of an object', () => post('/api/login', '[]'), 422, 'VALIDATION'],
  ['an operator instead of an address', () => login({ email: { not: '' }, password: 'x' }), 422, 'VALIDATION'],
  ['two addresses in one', () => login({ email: 'a@b.example, evil@x.example', password: 'x' }), 422, 'VALIDATION'],
  [
    'a line break in a name',
    () => post('/api/register', JSON.stringify({ ...inputs.register.body, name: 'A\r\nBcc: x@y.example' })),
    422,
    'VALIDATION',
  ],
  ['a NUL byte in an address', () => checkout({ address: 'House\0 1' }), 422, 'VALIDATION'],
  ['half a surrogate in an address', () => checkout({ address: 'House \ud800' }), 422, 'VALIDATION'],
  ['a negative quantity', () => withQty('-1'), 422, 'VALIDATION'],
  ['no quantity', () => withQty('0'), 422, 'VALIDATION'],
  ['half a piece', () => withQty('1.5'), 422, 'VALIDATION'],
  ['1e400 pieces', () => withQty('1e400'), 422, 'VALIDATION'],
  ['NaN pieces', () => withQty('"NaN"'), 422, 'VALIDATION'],
  ['2^53 + 1 pieces', () => withQty('9007199254740993'), 422, 'VALIDATION'],
  ['true pieces', () => withQty('true'), 422, 'VALIDATION'],
  ['101 lines', () => checkout({ item: Array.from({ length: 101 }, () => line) }), 422, 'VALIDATION'],
  ['a total of one Taka', () => checkout({ total_amount: 1 }), 409, 'QUOTE_CHANGED'],
  ["a coupon of one's own making", () => checkout({ coupon: 5000 }), 422, 'COUPON_INVALID'],
  ['a negative coupon', () => checkout({ coupon: '-500' }), 422, 'COUPON_INVALID'],
  [
    'a product that does not exist',
    () => checkout({ item: [{ product_id: 2_000_000_000, qty: 1 }] }),
    422,
    'VALIDATION',
  ],
  ['a parameter twice', () => http.get('/api/product-list?cat_id=1&cat_id=2'), 422, 'VALIDATION'],
  ['wildcards as a search', () => http.get('/api/product-list?q=%25%25'), 200, undefined],
  [
    'SQL as a search',
    () => http.get(`/api/product-list?q=${encodeURIComponent("'; DROP TABLE products; --")}`),
    200,
    undefined,
  ],
  ["a cursor of one's own making", () => http.get('/api/product-list?limit=5&cursor=abc'), 422, 'VALIDATION'],
  ['a method nobody serves', () => http.put('/api/login'), 405, 'METHOD_NOT_ALLOWED'],
  ['an address nobody serves', () => http.get('/api/admin'), 404, 'NOT_FOUND'],
] as const)('%s', async (_what, attack, status, code) => {
  const answer = await attack();
  expect([answer.status, answer.body.code]).toEqual([status, code]);
});

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}

/** A token signed with the server's own secret, so that only its claims can be the reason for its rejection. */
function forge(header: object, claims: object, secret = services.config.JWT_SECRET): string {
  const head = `${encode(header)}.${encode(claims)}`;
  const { alg } = header as { alg?: string };
  if (alg === 'none') return `${head}.`;
  return `${head}.${createHmac(alg === 'HS512' ? 'sha512' : 'sha256', secret)
    .update(head)
    .digest('base64url')}`;
}

const [, payload = ''] = shopper.token.split('.');
const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
const hs256 = { alg: 'HS256', typ: 'JWT' };
const without = (name: string) => Object.fromEntries(Object.entries(claims).filter(([key]) => key !== name));

test('a token forged with the right secret and claims is accepted', async () => {
  const answer = await http.get('/api/userInfo').set('authorization', `Bearer ${forge(hs256, claims)}`);
  expect(answer.status).toBe(200);
});

test.each([
  ['no algorithm', forge({ alg: 'none' }, claims)],
  ['another algorithm', forge({ alg: 'HS512' }, claims)],
  ['another key', forge(hs256, claims, 'another secret that is long enough')],
  ['another issuer', forge(hs256, { ...claims, iss: 'elsewhere' })],
  ['another audience', forge(hs256, { ...claims, aud: 'elsewhere' })],
  ['expired', forge(hs256, { ...claims, exp: claims.iat - 3600 })],
  ['an expiry in words', forge(hs256, { ...claims, exp: 'tomorrow' })],
  ['no expiry', forge(hs256, without('exp'))],
  ['nobody', forge(hs256, without('sub'))],
  ['not yet valid', forge(hs256, { ...claims, nbf: claims.iat + 86_400 })],
  ['tampered', shopper.token.replace(payload, encode({ ...claims, exp: claims.exp + 1 }))],
  ['ten kilobytes', `${shopper.token}${'x'.repeat(10_000)}`],
  ['nonsense', 'not.a.token'],
])('a token with %s is rejected', async (_what, token) => {
  const answer = await http.get('/api/userInfo').set('authorization', `Bearer ${token}`);
  expect([answer.status, answer.body.code]).toEqual([401, 'UNAUTHORIZED']);
});

test.each(['https://evil.example', 'null', 'https://haat.example.evil.example'])(
  'origin %s gets no leave to read',
  async (origin) => {
    const answer = await http.get('/api/userInfo').set({ origin, authorization: bearer });
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
  },
);

test('responses carry security headers, and personal ones are not cached', async () => {
  const { headers } = await http.get('/api/userInfo').set('authorization', bearer);
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
  expect(headers['content-security-policy']).not.toContain('unsafe-inline');
});

test('values that nobody may set stay as they were', async () => {
  const other = await makeShopper(services);
  const form = {
    full_name: 'New',
    role: 'operator',
    status: 'gone',
    email: 'evil@x.example',
    token_version: '99',
    id: world.shopper.userId,
  };
  let request = http.post('/api/profie_change').set('authorization', `Bearer ${other.token}`);
  for (const [field, value] of Object.entries(form)) request = request.field(field, value);
  expect((await request).status).toBe(200);
  const { rows } = await services.pool.query(
    'SELECT full_name, role, status, email, token_version FROM users WHERE id = $1',
    [other.userId],
  );
  expect(rows[0]).toEqual({
    full_name: 'New',
    role: 'shopper',
    status: 'active',
    email: other.email,
    token_version: 1,
  });
});
