import { expect, test } from 'vitest';
import { makeShopper } from './data/make-shopper.ts';
import { readMails } from './read-mails.ts';
import { startTestApp, type TestApp } from './test-app.ts';

/** Two processes on one database. Calls that hash a password have lower limits than in production. */
const limits = {
  LIMIT_LOGIN: '60/h',
  LIMIT_LOGIN_FAILURES: '10/15min',
  LIMIT_REGISTER: '20/h',
  LIMIT_SELLERS: '100/h',
};
const one = await startTestApp(limits);
const other = await startTestApp({ ...limits, DATABASE_URL: one.services.config.DATABASE_URL });
const { services } = one;
// A limiter that does not respond within a second is replaced by counting in memory, which is less exact.
const atOnce = 10;

interface Call {
  path: string;
  body: object | string;
  headers?: Record<string, string>;
  /** The client's address. */
  from: string;
}

async function statusOf({ app }: TestApp, { path, body, headers, from }: Call): Promise<number> {
  const request = { method: 'POST', url: path, payload: body, remoteAddress: from } as const;
  const { statusCode } = await app.inject({ ...request, ...(headers && { headers }) });
  return statusCode;
}

/** Sends the calls to both processes alternately, ten at a time; returns the number of responses by status. */
async function countStatuses(calls: Call[]): Promise<Record<number, number>> {
  const counts: Record<number, number> = {};
  for (let start = 0; start < calls.length; start += atOnce) {
    const part = calls.slice(start, start + atOnce);
    const statuses = await Promise.all(part.map((call, place) => statusOf(place % 2 ? one : other, call)));
    for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1;
  }
  return counts;
}

test('of a thousand guesses at one account in two processes, ten are checked', { timeout: 60_000 }, async () => {
  const { email, password } = await makeShopper(services);
  const guesses = Array.from({ length: 1_000 }, (_, index) => ({
    path: '/api/login',
    body: { email, password: `guess ${index}` },
    from: '203.0.113.1',
  }));
  expect(await countStatuses(guesses)).toEqual({ 401: 10, 429: 990 });
  const owner = { path: '/api/login', body: { email, password }, from: '203.0.113.2' };
  expect(await countStatuses([owner])).toEqual({ 200: 1 });
});

test(
  'of guesses at 100 accounts in two processes, as many as the limit are checked',
  { timeout: 120_000 },
  async () => {
    const guesses = Array.from({ length: 100 }, (_, index) => ({
      path: '/api/login',
      body: { email: `somebody-${index}@haat.test`, password: 'shapla-1971' },
      from: '203.0.113.3',
    }));
    expect(await countStatuses(guesses)).toEqual({ 401: 60, 429: 40 });
  },
);

test(
  '50 registrations from one address in two processes create as many accounts as the limit',
  { timeout: 120_000 },
  async () => {
    const password = 'a long password';
    const registrations = Array.from({ length: 50 }, (_, index) => ({
      path: '/api/register',
      body: { name: 'Somebody', email: `many-${index}@haat.test`, password, confirm_password: password },
      from: '203.0.113.4',
    }));
    expect(await countStatuses(registrations)).toEqual({ 201: 20, 429: 30 });
    const { rows } = await services.pool.query(
      `SELECT count(*)::int AS accounts FROM users WHERE email LIKE 'many-%@haat.test'`,
    );
    expect(rows).toEqual([{ accounts: 20 }]);
  },
);

test('of 130 seller applications from one address in two processes, 100 are stored', { timeout: 60_000 }, async () => {
  const fields = { fullname: 'Karim', email: 'karim@shop.example', phone: '01712345678', location: 'Bogura' };
  const boundary = 'haat-boundary';
  const payload = Object.entries({ ...fields, buisness_type: 'Karim Stores' })
    .map(([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
    .join('');
  const application = {
    path: '/api/seller-request-store',
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: `${payload}--${boundary}--\r\n`,
    from: '203.0.113.5',
  };
  expect(await countStatuses(Array.from({ length: 130 }, () => application))).toEqual({ 201: 100, 429: 30 });
  expect(await services.db.sellerRequest.count()).toBe(100);
});

const newPassword = 'a brand new password';

test.concurrent.each<[string, (shopper: Awaited<ReturnType<typeof makeShopper>>) => Promise<{ status: number }>]>([
  ['logging out', ({ token }) => one.http.post('/api/logout').set('authorization', `Bearer ${token}`)],
  [
    'a change of the password',
    ({ token, userId }) =>
      one.http
        .post(`/api/password-change/${userId}`)
        .set('authorization', `Bearer ${token}`)
        .send({ password: newPassword }),
  ],
  [
    'a reset of the password',
    async ({ email }) => {
      await one.http.post('/api/forget_password').send({ email });
      const [mail] = await readMails(services, email);
      const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0];
      return one.http.post('/api/user_reset_password').send({ email, code, new_password: newPassword });
    },
  ],
])('%s revokes a token in the other process within 5 s', { timeout: 20_000 }, async (_what, end) => {
  const shopper = await makeShopper(services);
  const ask = async ({ http }: TestApp) =>
    (await http.get('/api/userInfo').set('authorization', `Bearer ${shopper.token}`)).status;
  expect([await ask(one), await ask(other)]).toEqual([200, 200]);
  expect((await end(shopper)).status).toBe(200);
  expect(await ask(one)).toBe(401);
  await expect.poll(() => ask(other), { interval: 100 }).toBe(401);
});
