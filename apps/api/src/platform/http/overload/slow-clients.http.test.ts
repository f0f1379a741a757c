import { once } from 'node:events';
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { makeProduct } from '../../../../test/data/make-product.ts';
import { makeShopper } from '../../../../test/data/make-shopper.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { whileLocked } from '../../../../test/while-locked.ts';

const behindProxy = { TRUST_PROXY: '1' };
const shop = await startTestApp({ ...behindProxy, REQUESTS_AT_ONCE: '2', UNREAD_MEGABYTES: '25', UNREAD_SECONDS: '1' });
const { services, http } = shop;
const sockets: net.Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

interface Said {
  socket: net.Socket;
  text: () => string;
}

/** Sends this text and then nothing more. */
async function send(text: string, { app }: TestApp = shop): Promise<Said> {
  const { port } = app.server.address() as net.AddressInfo;
  const socket = net.connect(port, '127.0.0.1').on('error', () => {});
  sockets.push(socket);
  let said = '';
  socket.on('data', (part) => (said += part.toString()));
  await once(socket, 'connect');
  await new Promise((resolve) => socket.write(text, resolve));
  return { socket, text: () => said };
}

const from = (address: string) => `Host: x\r\nX-Forwarded-For: ${address}\r\n`;
const length = 'Content-Length: 60000\r\n\r\n{"email":"';

interface StalledForm {
  path: string;
  address: string;
  token?: string;
  bytes?: number;
}

async function stalledForm({ path, address, token = '', bytes = 200_000 }: StalledForm) {
  const head = `POST ${path} HTTP/1.1\r\n${from(address)}Authorization: Bearer ${token}\r\n`;
  const type = 'Content-Type: multipart/form-data; boundary=x\r\n';
  const part = '--x\r\nContent-Disposition: form-data; name="photo"; filename="a.png"\r\n\r\n';
  return send(`${head}${type}Content-Length: 5000000\r\n\r\n${part}${'x'.repeat(bytes)}`);
}

test('a form without a file is refused as soon as it declares or has a larger size', async () => {
  const stalled = await stalledForm({ path: '/api/seller-request-store', address: '203.0.113.1' });
  await expect.poll(stalled.text).toMatch(/^HTTP\/1\.1 413 .*connection: close/is);
  const head = `POST /api/seller-request-store HTTP/1.1\r\n${from('203.0.113.1')}Transfer-Encoding: chunked\r\n`;
  const type = 'Content-Type: multipart/form-data; boundary=x\r\n\r\n';
  const content = `--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n${'x'.repeat(70_000)}`;
  const endless = await send(`${head}${type}${content.length.toString(16)}\r\n${content}\r\n`);
  await expect.poll(endless.text).toMatch(/^HTTP\/1\.1 413 /);
});

test('a file is refused by endpoints that take none', async () => {
  const answer = await http.post('/api/seller-request-store').attach('photo', Buffer.from('x'), 'a.png');
  expect([answer.status, answer.body.code]).toEqual([413, 'TOO_LARGE']);
});

test('two files of one address are received at a time, eight in total; an upload that breaks off frees its place', async () => {
  const { token } = await makeShopper(services);
  const stall = (address: string) => stalledForm({ path: '/api/profie_change', address, token });
  const first = await stall('203.0.113.1');
  await stall('203.0.113.1');
  await expect.poll(() => services.uploads.running).toBe(2);
  const third = await stall('203.0.113.1');
  await expect.poll(third.text).toMatch(/^HTTP\/1\.1 429 .*retry-after: \d+/is);
  first.socket.destroy();
  await expect.poll(() => services.uploads.running).toBe(1);
  for (const host of [2, 2, 3, 3, 4, 4, 5]) await stall(`203.0.113.${host}`);
  await expect.poll(() => services.uploads.running).toBe(8);
  const ninth = await stall('203.0.113.6');
  await expect.poll(ninth.text).toMatch(/^HTTP\/1\.1 503 .*retry-after: \d+/is);
  for (const socket of sockets) socket.destroy();
  await expect.poll(() => services.uploads.running).toBe(0);
});

test('incomplete bodies of one address are limited, and others are unaffected', async () => {
  const head = `POST /api/login HTTP/1.1\r\n${from('203.0.113.7')}Content-Type: application/json\r\n${length}`;
  const stalled = await Promise.all(Array.from({ length: 80 }, () => send(head)));
  await expect.poll(() => stalled.filter(({ text }) => text().startsWith('HTTP/1.1 429 ')).length).toBe(80 - 64);
  const other = await http.post('/api/login').set('x-forwarded-for', '203.0.113.8').send({});
  expect(other.status).toBe(422);
});

test('clients that are gone before their bodies are read hold no place', async () => {
  const { token } = await makeShopper(services);
  const [address, sender] = ['203.0.113.14', '203.0.113.15'];
  const head = `POST /api/saved-lists HTTP/1.1\r\n${from(address)}Authorization: Bearer ${token}\r\n`;
  const json = `${head}Content-Type: application/json\r\n`;
  const bodies = [length, 'Content-Length: 2\r\n\r\n{}'];
  // A server notices that a client is gone only while it reads from it, and so much it reads ahead.
  const upload = () => stalledForm({ path: '/api/profie_change', address: sender, token, bytes: 1_000 });
  const before = await connections();
  let sending: Promise<unknown> = Promise.resolve();
  await whileLocked(services.pool, 'LOCK TABLE users IN ACCESS EXCLUSIVE MODE', {
    waiting: 1,
    work: async () =>
      (sending = Promise.all([
        ...Array.from({ length: 64 }, (_, index) => send(`${json}${bodies[index % 2]}`)),
        upload(),
        upload(),
      ])),
    async meanwhile() {
      await sending;
      await expect.poll(connections).toBe(before + 66);
      for (const socket of sockets.splice(0)) socket.resetAndDestroy();
      await expect.poll(connections).toBe(before);
    },
  });
  const login = () => http.post('/api/login').set('x-forwarded-for', address).send({});
  await expect.poll(async () => (await login()).status).toBe(422);
  await Promise.all([upload(), upload()]);
  await expect.poll(() => services.uploads.running).toBe(2);
});

test('two requests of one address are processed at a time, and others do not wait for its queue', async () => {
  const holder = await services.pool.connect();
  try {
    await holder.query('BEGIN');
    await holder.query('LOCK TABLE newsletter_subscribers IN ACCESS EXCLUSIVE MODE');
    const ask = (address: string, email: string) =>
      http.post('/api/newsletter').set('x-forwarded-for', address).send({ email });
    const waitingForLock = async () => {
      const { rows } = await holder.query(
        `SELECT count(*)::int AS count FROM pg_locks JOIN pg_database d ON d.oid = database
          WHERE NOT granted AND datname = current_database()`,
      );
      return rows[0].count;
    };
    const greedy = Array.from({ length: 12 }, (_, index) =>
      ask('203.0.113.9', `${index}@haat.test`).then((each) => each),
    );
    await expect.poll(waitingForLock).toBe(2);
    expect(services.pool.waitingCount).toBe(0);
    const other = await http.post('/api/login').set('x-forwarded-for', '203.0.113.10').send({});
    expect(other.status).toBe(422);
    expect(await waitingForLock()).toBe(2);
    await holder.query('ROLLBACK');
    expect((await Promise.all(greedy)).map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200));
  } finally {
    holder.release();
  }
});

test('the request of a client that is gone keeps its place until it is processed', async () => {
  const address = '203.0.113.16';
  const head = `POST /api/newsletter HTTP/1.1\r\n${from(address)}Content-Type: application/json\r\n`;
  const subscription = (name: string) => {
    const body = JSON.stringify({ email: `${name}@haat.test` });
    return `${head}Content-Length: ${body.length}\r\n\r\n${body}`;
  };
  let third: Promise<{ status: number }> = Promise.resolve({ status: 0 });
  await whileLocked(services.pool, 'LOCK TABLE newsletter_subscribers IN ACCESS EXCLUSIVE MODE', {
    waiting: 2,
    work: () => Promise.all(['gone-one', 'gone-two'].map((name) => send(subscription(name)))),
    async meanwhile() {
      const before = await connections();
      for (const socket of sockets.splice(0)) socket.resetAndDestroy();
      await expect.poll(connections).toBe(before - 2);
      third = http
        .post('/api/newsletter')
        .set('x-forwarded-for', address)
        .send({ email: 'here@haat.test' })
        .then(({ status }) => ({ status }));
      await sleep(200);
      const { rows } = await services.pool.query(
        `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      expect(rows).toHaveLength(2);
    },
  });
  expect(await third).toEqual({ status: 200 });
});

test('unread responses are ended: the oldest of the address with the most, and all of them after a while', async () => {
  const product = await makeProduct(services);
  // Not in the description, which the search would index.
  await services.db.productImage.create({ data: { productId: product.id, image: 'x'.repeat(8_000_000), position: 1 } });
  const ask = (address: string) =>
    `GET /api/single-product/${product.id} HTTP/1.1\r\n${from(address)}Accept-Encoding: identity\r\n\r\n`;
  const askers = ['203.0.113.11', '203.0.113.12', '203.0.113.12'].map(async (address) => {
    const { socket } = await send(ask(address));
    socket.pause();
  });
  const before = await connections();
  await Promise.all(askers);
  await expect.poll(connections).toBe(before + 3);
  const reader = await send(ask('203.0.113.13'));
  await expect.poll(() => reader.text().length).toBeGreaterThan(0);
  // The bound allows three responses, so the address with two loses one of them.
  await expect.poll(connections).toBe(before + 3);
  for (let turn = 0; turn < 8; turn += 1) {
    reader.socket.pause();
    await sleep(300);
    reader.socket.resume();
    await sleep(10);
  }
  await expect.poll(() => reader.text().length).toBeGreaterThan(8_000_000);
  await expect.poll(connections).toBe(before + 1);
});

function connections(): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>();
  shop.app.server.getConnections((_error, count) => resolve(count));
  return promise;
}
