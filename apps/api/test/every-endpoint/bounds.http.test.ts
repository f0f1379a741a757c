import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { maxResponseBytes, maxRequestBytes, type EndpointDefinition, type EndpointName } from '@haat/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { liftedLimits } from '../lifted-limits.ts';
import { placesOf, startTestApp } from '../test-app.ts';
import { headersInWorld } from './callers.ts';
import { rawCall, sendRaw } from './raw-call.ts';
import { allEndpoints, send } from './send.ts';
import { makeWorld, validInputs, type World } from './world.ts';
import { fillToTheBrim } from './worst-case.ts';

const { app, http, services } = await startTestApp();
const world: World = await makeWorld(services, http);
const inputs = validInputs(world);
beforeAll(() => fillToTheBrim(services, world));

/** Inputs that request the largest response that an endpoint can return. */
const maxInputs: Partial<Record<EndpointName, object>> = {
  productList: {},
  adminAuditLog: { query: { limit: 100 } },
  shopDetails: { params: { id: world.shopId } },
};
const inputOf = (name: EndpointName) => maxInputs[name] ?? inputs[name];

const headersFor = (definition: EndpointDefinition) => headersInWorld(services, { world, definition });

test('every endpoint has a rate limit, a maximum request and a maximum response', () => {
  const without = allEndpoints.filter(
    ([, each]) => !each.limit || !(maxResponseBytes(each) > 0) || (each.body && !(maxRequestBytes(each) > 0)),
  );
  expect(without).toEqual([]);
});

test.each(allEndpoints)(
  '%s answers no more than it declares, whatever the database holds',
  async (name, definition) => {
    const answer = await send(http, { name, input: inputOf(name), headers: await headersFor(definition) }).buffer(true);
    const bytes = Buffer.isBuffer(answer.body) ? answer.body.length : Buffer.byteLength(answer.text ?? '');
    expect(answer.status).toBeLessThan(500);
    expect(bytes).toBeLessThanOrEqual(maxResponseBytes(definition));
  },
);

test.each(allEndpoints.filter(([, { body }]) => body))(
  '%s takes no more than it declares',
  async (name, definition) => {
    const { head } = rawCall({
      endpoint: definition,
      input: inputs[name],
      headers: await headersFor(definition),
      from: '203.0.113.1',
    });
    const { port: own } = app.server.address() as AddressInfo;
    const socket = await sendRaw(own, `${head}Content-Length: ${maxRequestBytes(definition) + 1}\r\n\r\n`, {
      reads: true,
    });
    const [said] = await once(socket, 'data');
    socket.destroy();
    expect(String(said)).toMatch(/^HTTP\/1\.1 413 /);
  },
);

// A smaller heap than in production: garbage is collected sooner, so retained memory shows.
const flagsOfStart = ['--max-semi-space-size=8', '--max-old-space-size=176'];

// The number of simultaneous requests per network is part of what is tested.
const { REQUESTS_AT_ONCE: _lifted, ...liftedRateLimits } = liftedLimits;

/** The same shop in a separate process, so that its memory can be measured. */
let server: ChildProcess | undefined;
let port = 0;
beforeAll(async () => {
  port = await freePort();
  server = spawn(process.execPath, [...flagsOfStart, new URL('../../src/main.ts', import.meta.url).pathname], {
    env: {
      ...process.env,
      ...liftedRateLimits,
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      ...placesOf(services),
      JWT_SECRET: services.config.JWT_SECRET,
      PORT: String(port),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      TRUST_PROXY: '1',
      RUN_JOBS: '0',
      MALLOC_ARENA_MAX: '2',
      UNREAD_MEGABYTES: '16',
      OVERLOAD_DELAY_MS: '30000',
    },
    stdio: 'inherit',
  });
  while (!(await isReady())) await sleep(100);
}, 60_000);
async function isReady(): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
  return answer?.ok ?? false;
}

afterAll(async () => {
  if (!server || server.exitCode !== null) return;
  server.kill('SIGKILL');
  await once(server, 'exit');
});

const atOnce = 20;
const maxMegabytesMore = 64;
const maxOthersMs = 500;
/** Garbage collection takes time, and PostgreSQL may have to wait: a value above its limit is measured again. */
const attempts = 5;

test(
  'one client who sends slowly, does not read, or asks 20 times at once neither takes the memory nor the time of others',
  { timeout: 120_000 },
  async () => {
    // The server is warm: it has handled every call once.
    for (const [name, definition] of allEndpoints) {
      for (const socket of await attack(name, definition, 1)) socket.destroy();
    }
    const found: string[] = [];
    for (const [name, definition] of allEndpoints) {
      const costs: Cost[] = [];
      while (costs.length < attempts && costs.every(isOverBar)) {
        // Whatever else keeps the machine busy may be over a little later.
        await sleep(costs.length * 1_000);
        costs.push(await costOf(name, definition, atOnce));
      }
      if (costs.every(isOverBar)) found.push(`${name}: ${JSON.stringify(costs)}`);
    }
    expect(found).toEqual([]);
    // Nothing accumulates: this is the memory limit of the web container.
    expect(megabytes()).toBeLessThan(512);
  },
);

interface Cost {
  /** By how much the process has grown. */
  megabytes: number;
  /** The longest wait of another client meanwhile. */
  othersMs: number;
}

async function costOf(name: EndpointName, definition: EndpointDefinition, times: number): Promise<Cost> {
  const before = megabytes();
  const sockets = attack(name, definition, times);
  const othersMs = await slowestOther();
  const cost = { megabytes: megabytes() - before, othersMs };
  for (const socket of await sockets) socket.destroy();
  return cost;
}

function isOverBar(cost: Cost): boolean {
  return cost.megabytes > maxMegabytesMore || cost.othersMs > maxOthersMs;
}

/** For each kind, opens this many connections: some send slowly, some do not read, some read. */
async function attack(name: EndpointName, endpoint: EndpointDefinition, times: number): Promise<Socket[]> {
  const call = { endpoint, input: inputOf(name), headers: await headersFor(endpoint), from: '203.0.113.1' };
  const { head, body } = rawCall(call);
  const whole = `${head}Accept-Encoding: identity\r\n${body && `Content-Length: ${Buffer.byteLength(body)}\r\n`}\r\n${body}`;
  // Encoded once: this process also measures how long others wait, and must not be what they wait for.
  const stalled = Buffer.from(
    `${head}Content-Length: ${maxRequestBytes(endpoint)}\r\n\r\n${unfinishedBody(endpoint, body)}`,
  );
  const sockets = Array.from({ length: times }, () => [
    sendRaw(port, whole),
    sendRaw(port, whole, { reads: true }),
    ...(endpoint.body ? [sendRaw(port, stalled)] : []),
  ]);
  return Promise.all(sockets.flat());
}

/** Nine tenths of an allowed body; the rest is never sent. A form sends a file. */
function unfinishedBody(endpoint: EndpointDefinition, body: string): string {
  const file =
    '--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n';
  const start = endpoint.bodyFormat === 'multipart' ? file : body.slice(0, 50);
  return start.padEnd(maxRequestBytes(endpoint) * 0.9, 'x');
}

/** Requests a product four times from another address. Returns the longest wait in ms, as on an idle machine. */
async function slowestOther(): Promise<number> {
  const waits: number[] = [];
  for (let turn = 0; turn < 4; turn += 1) {
    const startedAt = performance.now() - msWithoutProcessor();
    const headers = { 'x-forwarded-for': '198.51.100.7' };
    const answer = await fetch(`http://127.0.0.1:${port}/api/single-product/${world.slug}`, { headers });
    await answer.text();
    waits.push(performance.now() - msWithoutProcessor() - startedAt);
    await sleep(20);
  }
  return Math.max(...waits);
}

/** How long the server and this process have been ready to run in all, while other programs had the processor. */
function msWithoutProcessor(): number {
  const waits = [server?.pid, process.pid].map((pid) => {
    const [, nanoseconds] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ');
    return Number(nanoseconds) / 1e6;
  });
  return waits.reduce((sum, wait) => sum + wait, 0);
}

function megabytes(): number {
  const [, kilobytes] = /^VmRSS:\s*(\d+)/m.exec(readFileSync(`/proc/${server?.pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port: free } = probe.address() as AddressInfo;
  probe.close();
  return free;
}
