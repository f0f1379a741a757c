import { expect, test } from 'vitest';
import { postToConsole } from '../../../../test/data/sign-in-staff.ts';
import { makeShopper } from '../../../../test/data/make-shopper.ts';
import { makeStaff } from '../../../../test/data/make-staff.ts';
import { startTestApp } from '../../../../test/test-app.ts';
import { whileLocked } from '../../../../test/while-locked.ts';

const shop = await startTestApp({ LIMIT_LOGIN_FAILURES: '1/h', LIMIT_REGISTER_TAKEN: '1/h' });
const { http, services } = shop;
const shopper = await makeShopper(services);
const staff = await makeStaff(services);

async function tryAll(): Promise<number[]> {
  const { email, password } = shopper;
  const newcomer = { name: 'Rina', email: 'rina@haat.test', password, confirm_password: password };
  const answers = await Promise.all([
    http.post('/api/login').send({ email, password }),
    http.post('/api/register').send(newcomer),
    postToConsole(shop, 'sign-in', { email: staff.email, password: staff.password }),
  ]);
  return answers.map(({ status }) => status);
}

test('an attempt that the shop could not check does not count', async () => {
  let tried: Promise<number[]> = Promise.resolve([]);
  await whileLocked(services.pool, 'LOCK TABLE users, staff_members IN ACCESS EXCLUSIVE MODE', {
    waiting: 3,
    work: async () => (tried = tryAll()),
    meanwhile: () => tried,
  });
  expect(await tried).toEqual([503, 503, 503]);
  expect(await tryAll()).toEqual([200, 201, 200]);
});
