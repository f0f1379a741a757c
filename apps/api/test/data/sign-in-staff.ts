import { TOTP } from 'otpauth';
import type { TestApp } from '../test-app.ts';
import { consoleHeaders, makeStaff, openStaffSession, type TestStaff } from './make-staff.ts';

type Shop = Pick<TestApp, 'http' | 'services'>;

/** The first part of a response's session cookie, as a browser returns it. */
export function cookieIn(answer: { headers: Record<string, unknown> }): string {
  const [cookie = ''] = (answer.headers['set-cookie'] as string[] | undefined) ?? [];
  return cookie.split(';')[0] ?? '';
}

/** Posts to the console as its pages do, with the cookie of a session or without one. */
export function postToConsole({ http, services }: Shop, path: string, body: object = {}, cookie = '') {
  const headers = { ...consoleHeaders(services.config), ...(cookie && { cookie }) };
  return http.post(`/api/admin/${path}`).set(headers).send(body);
}

/** Signs in by e-mail and password; returns the response and the session's cookie. */
export async function signInStaff(shop: Shop, { email, password }: { email: string; password: string }) {
  const answer = await postToConsole(shop, 'sign-in', { email, password });
  return { answer, cookie: cookieIn(answer) };
}

/** The code of an authenticator app this many 30 s steps from now. */
export function codeOf(secret: string, stepsFromNow = 0): string {
  return new TOTP({ secret }).generate({ timestamp: Date.now() + stepsFromNow * 30_000 });
}

/** A staff member whose second factor was turned on through the endpoints. Its codes from now on are unused. */
export async function makeStaffWithFactor(
  shop: Shop,
  overrides: Parameters<typeof makeStaff>[1] = {},
): Promise<TestStaff & { secret: string; recoveryCodes: string[] }> {
  const staff = await makeStaff(shop.services, overrides);
  const { cookie = '' } = await openStaffSession(shop.services, staff.staffId);
  const { body: started } = await postToConsole(shop, 'second-factor/start', {}, cookie).expect(200);
  const { secret, ticket } = started.data;
  const { body } = await postToConsole(shop, 'second-factor/finish', { ticket, code: codeOf(secret) }, cookie).expect(
    200,
  );
  // As if it had been turned on some time ago.
  await shop.services.db.staffMember.update({ where: { id: staff.staffId }, data: { totpLastStep: null } });
  return { ...staff, secret, recoveryCodes: body.data.recovery_codes };
}
