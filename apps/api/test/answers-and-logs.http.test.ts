import type { EndpointDefinition, EndpointName } from '@haat/contracts';
import supertest from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../src/app.ts';
import { createLog } from '../src/platform/log.ts';
import { startJobs } from '../src/start-jobs.ts';
import { headersInWorld } from './every-endpoint/callers.ts';
import { allEndpoints, type RawInput, send } from './every-endpoint/send.ts';
import { makeWorld, validInputs } from './every-endpoint/world.ts';
import { makeShopper } from './data/make-shopper.ts';
import { readMails } from './read-mails.ts';
import { startTestApp } from './test-app.ts';

const { services } = await startTestApp();
const lines: string[] = [];
const log = createLog(
  { LOG_LEVEL: 'trace', NODE_ENV: 'production' },
  { write: (line: string) => void lines.push(line) },
);
const app = await buildApp({ ...services, log });
await app.listen({ host: '127.0.0.1', port: 0 });
afterAll(() => app.close());
const http = supertest(app.server);

const world = await makeWorld(services, http);
const inputs = validInputs(world);
const answers: { name: string; whole: string }[] = [];

/** Fields whose values only the sender of a call may see. */
const privateFields = /^(email|buisness_email|password|\w+_password|code|phone|address|fullname|order_notes)$/;

function privateValues(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'string' && privateFields.test(key) ? [inner] : privateValues(inner),
  );
}

/** Values that people type. A code in a path is that of a coupon or courier sheet. */
function privateInputs({ params = {}, ...others }: RawInput): string[] {
  const { code: _code, ...named } = params;
  return privateValues({ ...others, params: named });
}

async function call([name, definition]: [EndpointName, EndpointDefinition]): Promise<number> {
  const identity = await headersInWorld(services, { world, definition });
  const { status, text, headers } = await send(http, { name, input: inputs[name], headers: identity });
  answers.push({ name, whole: text + JSON.stringify(headers) });
  return status;
}

const brokenTables = [
  'products',
  'shops',
  'orders',
  'password_codes',
  'mails',
  'seller_requests',
  'newsletter_subscribers',
];
let code = '';
let statusesWhileBroken: number[] = [];

beforeAll(async () => {
  await startJobs({ ...services, log });
  const { email } = await makeShopper(services);
  await http.post('/api/forget_password').send({ email });
  code = /\b\d{6}\b/.exec((await readMails(services, email))[0]?.text ?? '')?.[0] ?? '';
  for (const path of ['/api/forget_password_code_match', '/api/user_reset_password']) {
    const { text, headers } = await http.post(path).send({ email, code, new_password: 'another long one' });
    answers.push({ name: path, whole: text + JSON.stringify(headers) });
  }
  for (const each of allEndpoints) await call(each);
  await http.get('/api/user-name/x%0d%0a%7b%22level%22:30%7d');
  await http.get(`/api/product-list?q=${encodeURIComponent(email)}`);

  for (const table of brokenTables) await services.pool.query(`ALTER TABLE ${table} RENAME TO ${table}_gone`);
  statusesWhileBroken = [];
  for (const each of allEndpoints) statusesWhileBroken.push(await call(each));
  for (const table of brokenTables) await services.pool.query(`ALTER TABLE ${table}_gone RENAME TO ${table}`);
}, 60_000);

test('failures and requests were logged, so that the checks below prove something', () => {
  expect(code).toMatch(/^\d{6}$/);
  expect(statusesWhileBroken.filter((status) => status === 500).length).toBeGreaterThan(10);
  const messages = lines.map((line) => (JSON.parse(line) as { msg: string }).msg);
  expect(messages).toEqual(expect.arrayContaining(['request', 'request failed']));
});

test('a shopper who requests another’s data leaves a log line that identifies her', async () => {
  const { token, userId } = await makeShopper(services);
  const url = `/api/order/${world.orderNumber}`;
  expect((await http.get(url).set('authorization', `Bearer ${token}`)).status).toBe(404);
  const told = lines.map((line) => JSON.parse(line) as object);
  expect(told).toContainEqual(expect.objectContaining({ msg: 'request', url, status: 404, userId }));
});

test('each log line is one JSON object, whatever a path contains', () => {
  for (const line of lines) {
    expect(line.trimEnd()).not.toMatch(/[\r\n]/);
    expect(JSON.parse(line)).toMatchObject({ level: expect.any(Number) });
  }
});

test('no password, code, token, address or phone number is in the log', () => {
  const secrets = [world.shopper.email, world.shopper.password, code, ...Object.values(inputs).flatMap(privateInputs)];
  const written = lines.map((line) => line.replace(/"time":\d+/, '')).join('');
  const found = [...new Set(secrets)].filter((secret) => secret.length > 5 && written.includes(secret));
  expect(found).toEqual([]);
  expect(written.match(/\beyJ[\w-]+\.|argon2id/g)).toBeNull();
});

test('no password or mailed code is in a response; tokens are only in those that open a session', () => {
  const passwords = [world.shopper.password, 'another long one', 'long enough', code];
  const telling = answers.filter(({ whole }) => passwords.some((secret) => whole.includes(secret)));
  expect(telling.map(({ name }) => name)).toEqual([]);
  const withToken = answers.filter(({ whole }) => /\beyJ[\w-]+\./.test(whole)).map(({ name }) => name);
  expect(new Set(withToken)).toEqual(new Set(['login', 'passwordChange']));
});

test('an internal error reveals nothing of the implementation', () => {
  const told = answers.filter(({ whole }) => /relation|SELECT |pg_|node_modules|\.ts:|at \w+ \(/.test(whole));
  expect(told).toEqual([]);
});
