import net from 'node:net';
import { once } from 'node:events';
import { expect, test, vi } from 'vitest';
import { makeProduct } from '../../../test/data/make-product.ts';
import { startTestApp } from '../../../test/test-app.ts';

const { app, http, services } = await startTestApp();

function post(body: string, type = 'application/json') {
  return http.post('/api/newsletter').set('content-type', type).send(body);
}

test.each([
  ['malformed JSON', '{"email":', 'application/json', 400, 'BAD_REQUEST'],
  ['__proto__', '{"__proto__":{"x":1},"email":"a@b.example"}', 'application/json', 400, 'BAD_REQUEST'],
  ['constructor.prototype', '{"constructor":{"prototype":{"x":1}}}', 'application/json', 400, 'BAD_REQUEST'],
  ['another kind of content', '<email/>', 'application/xml', 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ['plain text', 'hello', 'text/plain', 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ['a form where JSON belongs', '--x--', 'multipart/form-data; boundary=x', 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ['a large body', JSON.stringify({ email: 'a'.repeat(70_000) }), 'application/json', 413, 'TOO_LARGE'],
  ['deep nesting', `{"email":${'['.repeat(20_000)}${']'.repeat(20_000)}}`, 'application/json', 422, 'VALIDATION'],
  ['an empty body', '', 'application/json', 422, 'VALIDATION'],
  ['an array', '[]', 'application/json', 422, 'VALIDATION'],
  ['an object for a text', '{"email":{"not":""}}', 'application/json', 422, 'VALIDATION'],
])('%s is rejected with its problem', async (_what, body, type, status, code) => {
  const reply = await post(body, type);
  expect([reply.status, reply.body.success, reply.body.code]).toEqual([status, false, code]);
  expect(reply.body.message).toMatch(/\w/);
  expect(({} as Record<string, unknown>)['x']).toBeUndefined();
});

test('fields that are not in the schema are dropped', async () => {
  const { body } = await post('{"email":"Extra@Haat.Example","role":"operator"}').expect(200);
  expect(body).toEqual({ success: true, data: {} });
  expect(await services.db.newsletterSubscriber.findMany()).toMatchObject([{ email: 'extra@haat.example' }]);
});

test('a validation problem names the field, with a code for translation', async () => {
  const { body } = await post('{"email":"nobody"}').expect(422);
  const message = expect.stringContaining('valid e-mail address');
  expect(body.errors).toEqual([{ path: 'email', code: 'EMAIL_INVALID', message }]);
});

test.each([
  ['GET', '/api/nothing', 404, 'NOT_FOUND'],
  ['POST', '/api/product-list', 405, 'METHOD_NOT_ALLOWED'],
  ['GET', '/api/newsletter', 405, 'METHOD_NOT_ALLOWED'],
  ['GET', '/api/single-product/%', 400, 'BAD_REQUEST'],
  ['GET', '/api/single-product/%ff', 400, 'BAD_REQUEST'],
] as const)('%s %s is answered %i', async (method, url, status, code) => {
  const { statusCode, body } = await app.inject({ method, url });
  expect([statusCode, (JSON.parse(body) as { code: string }).code]).toEqual([status, code]);
});

test('405 lists the allowed methods', async () => {
  const { headers } = await http.delete('/api/product-list').expect(405);
  expect(headers['allow']).toBe('GET');
});

test('headers that are too large and invalid requests are rejected before routing', async () => {
  expect(await rawAnswer(`GET /livez HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(40_000)}\r\n\r\n`)).toMatch(
    /^HTTP\/1.1 431 /,
  );
  const malformed = await rawAnswer('NONSENSE\r\n\r\n');
  expect(malformed).toMatch(/^HTTP\/1.1 400 /);
  expect(malformed).toContain('"code":"BAD_REQUEST"');
});

test('every response has its own request id and forbids sniffing', async () => {
  const [one, other] = [await http.get('/api/banner-list'), await http.get('/api/banner-list')];
  expect(one.headers['x-request-id']).toBeTruthy();
  expect(one.headers['x-request-id']).not.toBe(other.headers['x-request-id']);
  expect(one.headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
});

test('a shared response is revalidated: 304 for a client that has it, in any encoding', async () => {
  await makeProduct(services, { description: 'Long. '.repeat(300) });
  const { headers, body } = await http.get('/api/product-list').set('accept-encoding', 'identity').expect(200);
  expect(headers).toMatchObject({ 'cache-control': 'public, max-age=0, must-revalidate', vary: 'accept-encoding' });
  const brotli = await http.get('/api/product-list').set('accept-encoding', 'gzip, br').expect(200);
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(brotli.body).toEqual(body);
  expect(brotli.headers['etag']).not.toBe(headers['etag']);
  for (const etag of [headers['etag'], brotli.headers['etag'], `W/${headers['etag']}`, '*']) {
    const reply = await http.get('/api/product-list').set('if-none-match', String(etag)).expect(304);
    expect(reply.text).toBe('');
  }
  await http.get('/api/product-list').set('if-none-match', '"another"').expect(200);
});

test('HEAD responds like GET, without a body', async () => {
  const { headers, text } = await http.head('/api/banner-list').expect(200);
  expect(headers['content-type']).toContain('application/json');
  expect(text).toBeFalsy();
});

test('liveness and readiness', async () => {
  expect((await http.get('/livez')).body).toEqual({ status: 'alive' });
  expect((await http.get('/readyz')).body).toEqual({ status: 'ready' });
});

async function rawAnswer(request: string): Promise<string> {
  const { port } = app.server.address() as net.AddressInfo;
  const socket = net.connect(port, '127.0.0.1');
  socket.end(request);
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk.toString()));
  socket.on('error', () => {});
  await once(socket, 'close');
  return answer;
}

test('the API documents itself, for programs and for people', async () => {
  const { body } = await http.get('/api/openapi.json').expect(200);
  expect(body).toMatchObject({ openapi: '3.1.0', paths: { '/api/login': { post: { operationId: 'login' } } } });
  const page = await http.get('/api/docs').expect(200);
  expect(page.text).toContain('/api/checkout-confirm');
  expect(page.text).toContain('<summary>429 RATE_LIMITED</summary>');
  expect(page.text).toContain('Console session');
  expect(page.text).not.toContain('<script');
  expect(page.headers['content-security-policy']).toContain("style-src 'self'");
  expect((await http.get('/api/docs.css')).headers['content-type']).toContain('text/css');
});

test('clients that go away before it is their turn are no failures', async () => {
  const failures = vi.spyOn(services.log, 'error');
  const { port } = app.server.address() as net.AddressInfo;
  const leaving = Array.from({ length: 60 }, async () => {
    const socket = net.connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write('GET /api/category-list HTTP/1.1\r\nHost: shop\r\n\r\n', () => socket.resetAndDestroy());
    await once(socket, 'close');
  });
  await Promise.all(leaving);
  await http.get('/api/category-list').expect(200);
  expect(failures.mock.calls).toEqual([]);
});
