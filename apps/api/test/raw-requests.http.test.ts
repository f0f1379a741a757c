import { once } from 'node:events';
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startTestApp } from './test-app.ts';

const { app, http, services } = await startTestApp();

function connect(): net.Socket {
  const { port } = app.server.address() as net.AddressInfo;
  return net.connect(port, '127.0.0.1').on('error', () => {});
}

async function answersTo(request: string): Promise<string> {
  const socket = connect();
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk.toString()));
  socket.write(request);
  await once(socket, 'close');
  return answer;
}

const login = '{"email":"a@b.example","password":"a long password"}';
const chunk = `${login.length.toString(16)}\r\n${login}\r\n0\r\n\r\n`;
const smuggled = 'GET /api/banner-list HTTP/1.1\r\nHost: x\r\n\r\n';
const head = 'POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';

test.each([
  ['a length and chunks', `${head}Content-Length: ${login.length}\r\nTransfer-Encoding: chunked\r\n\r\n${chunk}`],
  ['two lengths', `${head}Content-Length: 5\r\nContent-Length: ${login.length}\r\n\r\n${login}`],
  ['chunks, and something else', `${head}Transfer-Encoding: chunked, identity\r\n\r\n${chunk}`],
  ['a length with a sign', `${head}Content-Length: +${login.length}\r\n\r\n${login}`],
  ['a folded header', `${head}Content-Length: ${login.length}\r\nX: a\r\n b: c\r\n\r\n${login}`],
])('a body with %s is rejected, and what follows it is not read as a request', async (_what, request) => {
  const answers = await answersTo(request + smuggled);
  expect(answers).toMatch(/^HTTP\/1\.1 4\d\d /);
  expect(answers.match(/HTTP\/1\.1 /g)).toHaveLength(1);
});

test.each([
  ['JSON', `${head}Content-Length: 500\r\n\r\n{"email":`],
  ['chunks', `${head}Transfer-Encoding: chunked\r\n\r\n5\r\n{"ema`],
  [
    'a form',
    'POST /api/seller-request-store HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=x\r\n' +
      'Content-Length: 500\r\n\r\n--x\r\nContent-Disposition: form-data; name="fullname"\r\n\r\nKar',
  ],
])('a client that disconnects during %s causes no error', async (_what, request) => {
  const before = await refusals();
  const sendHalf = async () => {
    const socket = connect();
    await new Promise((resolve) => socket.write(request, resolve));
    await sleep(50);
    socket.destroy();
    return (await refusals()).BAD_REQUEST ?? 0;
  };
  // A busy server may notice the disconnection before it has read anything, so several attempts may be needed.
  await expect.poll(sendHalf).toBeGreaterThan(before.BAD_REQUEST ?? 0);
  expect((await refusals()).INTERNAL).toBe(before.INTERNAL);
});

async function refusals(): Promise<Record<string, number>> {
  const { values } = await services.metrics.refusals.get();
  return Object.fromEntries(values.map(({ labels, value }) => [labels.code, value]));
}

test('an endless body is cut off at the limit and not kept in memory', async () => {
  const socket = connect();
  const closed = new Promise((resolve) => socket.once('close', resolve));
  let answer = '';
  socket.on('data', (part) => (answer += part.toString()));
  socket.write(`${head}Transfer-Encoding: chunked\r\n\r\n`);
  const before = process.memoryUsage().rss;
  const part = `10000\r\n${'x'.repeat(0x1_00_00)}\r\n`;
  let sent = 0;
  while (!socket.destroyed && socket.writable && sent < 200_000_000) {
    if (!socket.write(part))
      await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), closed, sleep(2_000)]);
    sent += part.length;
  }
  await closed;
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  expect(answer).toContain('connection: close');
  expect(sent).toBeLessThan(50_000_000);
  expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
});

test.each([
  ['a long path', `/api/single-product/${'a'.repeat(10_000)}`, 404],
  ['a path of dots', '/api/../../../etc/passwd', 404],
  ['an empty escape', '/api/single-product/%', 400],
  ['a parameter twice', '/api/product-list?limit=5&limit=6', 422],
  ['a list where one value belongs', '/api/product-list?limit[]=5&q[a]=b', 200],
])('%s is answered without an error', async (_what, path, status) => {
  const answer = await answersTo(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  expect(Number(answer.slice(9, 12))).toBe(status);
});

test('if a JSON key occurs twice, validation and use both take the last value', async () => {
  const body = '{"email":"first@haat.example","email":{"not":""},"password":"a long password"}';
  const answer = await http.post('/api/login').set('content-type', 'application/json').send(body);
  expect([answer.status, answer.body.code]).toEqual([422, 'VALIDATION']);
});

test('no request header gets a response into a shared cache: neither a host nor a token', async () => {
  const plain = await http.get('/api/banner-list');
  const claimed = await http
    .get('/api/banner-list')
    .set({ 'x-forwarded-host': 'evil.example', host: 'evil.example', authorization: 'Bearer x', cookie: 'a=b' });
  expect(claimed.text).toBe(plain.text);
  expect(plain.text).not.toContain('evil.example');
});

test.each(['/api/user_order/x.css', '/api/userInfo.css', '/api/userInfo/x.js', '/api/order/HT-0000-0000/x.png'])(
  '%s is no personal answer under the name of a file',
  async (path) => {
    const answer = await http.get(path);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.headers['cache-control']).toBe('no-store');
  },
);
