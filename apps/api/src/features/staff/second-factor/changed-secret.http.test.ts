import { expect, test } from 'vitest';
import { openStaffSession } from '../../../../test/data/make-staff.ts';
import { codeOf, makeStaffWithFactor, postToConsole } from '../../../../test/data/sign-in-staff.ts';
import { startTestApp } from '../../../../test/test-app.ts';
import { buildApp } from '../../../app.ts';
import supertest from 'supertest';

const [old, fresh] = ['an older secret of at least 32 letters', 'a newer secret of at least 32 letters'];
const shop = await startTestApp({ JWT_SECRET: old });
const { services } = shop;

/** The same shop after a change of its secret. */
async function shopWith(secrets: { JWT_SECRET: string; JWT_SECRET_PREVIOUS?: string }) {
  const changed = { ...services, config: { ...services.config, ...secrets } };
  const app = await buildApp(changed);
  await app.ready();
  return { http: supertest(app.server), services: changed };
}

test('after a change of the secret codes stay right; one that was used meanwhile stays right for good', async () => {
  const { staffId, secret, recoveryCodes } = await makeStaffWithFactor(shop);
  const both = await shopWith({ JWT_SECRET: fresh, JWT_SECRET_PREVIOUS: old });
  const later = await shopWith({ JWT_SECRET: fresh });
  const enter = async (where: typeof both, code: string) => {
    const { cookie } = await openStaffSession(services, staffId, { isOpen: false });
    return (await postToConsole(where, 'code', { code }, cookie)).status;
  };
  expect(await enter(later, codeOf(secret, -1))).toBe(422);
  expect(await enter(both, recoveryCodes[0] ?? '')).toBe(200);
  expect(await enter(both, codeOf(secret))).toBe(200);
  expect(await enter(later, codeOf(secret, 1))).toBe(200);
});
