import {
  consoleHeader,
  includesRole,
  isConsoleWrite,
  isOfConsole,
  isStaffAccess,
  staffRoles,
  type EndpointDefinition,
  type EndpointName,
} from '@haat/contracts';
import { expect, test } from 'vitest';
import { makeShopper } from '../data/make-shopper.ts';
import { consoleHeaders, makeStaff, openStaffSession } from '../data/make-staff.ts';
import { startTestApp } from '../test-app.ts';
import { headersOfSomebody } from './callers.ts';
import { allEndpoints, send } from './send.ts';
import { makeWorld, validInputs } from './world.ts';

const { http, services } = await startTestApp();
const world = await makeWorld(services, http);
const inputs = validInputs(world);
const ofConsole = allEndpoints.filter(([, definition]) => isOfConsole(definition));
const anHourAgo = () => new Date(Date.now() - 60 * 60_000);

const call = (name: EndpointName, headers: Record<string, string>) =>
  send(http, { name, input: inputs[name], headers });

function expectedRefusal({ access }: EndpointDefinition, role: (typeof staffRoles)[number] | null): string | null {
  if (!isStaffAccess(access)) return null;
  if (role === null) return 'UNAUTHORIZED';
  return access === 'signing-in' || includesRole(role, access) ? null : 'FORBIDDEN';
}

test.each(ofConsole)(
  '%s is open to the roles that its contract names, and to nobody else',
  async (name, definition) => {
    const { token } = await makeShopper(services);
    const plain = consoleHeaders(services.config);
    const refusals: Record<string, unknown> = {
      nobody: refusalOf(await call(name, plain)),
      shopper: refusalOf(await call(name, { ...plain, authorization: `Bearer ${token}` })),
    };
    const expected: Record<string, unknown> = {
      nobody: expectedRefusal(definition, null),
      shopper: expectedRefusal(definition, null),
    };
    for (const role of staffRoles) {
      refusals[role] = refusalOf(await call(name, (await makeStaff(services, { role })).headers));
      expected[role] = expectedRefusal(definition, role);
    }
    expect(refusals).toEqual(expected);
  },
);

/** The code if a response refuses access; null for other problems, which come from the use case. */
function refusalOf({ body }: { body: { code?: string } }): string | null {
  return body.code === 'UNAUTHORIZED' || body.code === 'FORBIDDEN' ? body.code : null;
}

test.each(ofConsole.filter(([, { access }]) => access !== 'public' && access !== 'signing-in'))(
  '%s stays closed while only the password was right',
  async (name) => {
    const { staffId } = await makeStaff(services, { role: 'owner' });
    const answer = await call(name, await openStaffSession(services, staffId, { isOpen: false }));
    expect([answer.status, answer.body.code, answer.body.data]).toEqual([401, 'UNAUTHORIZED', { next: 'code' }]);
  },
);

test.each(ofConsole.filter(([, { access }]) => access === 'owner'))(
  '%s asks an owner again who it is after half an hour',
  async (name) => {
    const { staffId } = await makeStaff(services, { role: 'owner' });
    const answer = await call(name, await openStaffSession(services, staffId, { openedAt: anHourAgo() }));
    expect([answer.status, answer.body.code, answer.body.data]).toEqual([403, 'REAUTHENTICATE', { needs: 'password' }]);
  },
);

test.each(ofConsole.filter(([, definition]) => isConsoleWrite(definition)))(
  '%s takes changes of the console alone',
  async (name, definition) => {
    const headers = await headersOfSomebody(services, definition);
    const { origin, ...withoutOrigin } = headers;
    const { [consoleHeader]: _header, ...withoutHeader } = headers;
    const foreign = [
      withoutOrigin,
      withoutHeader,
      { ...headers, origin: 'null' },
      { ...headers, origin: 'https://evil.example' },
      { ...headers, origin: `${origin}.evil.example` },
    ];
    for (const each of foreign) {
      const answer = await call(name, each);
      expect([answer.status, answer.body.code]).toEqual([403, 'NOT_FROM_CONSOLE']);
    }
  },
);

test('the session of the console opens nothing for shoppers', async () => {
  const { headers } = await makeStaff(services, { role: 'owner' });
  const forShoppers = allEndpoints.filter(([, { access }]) => access === 'shopper');
  for (const [name] of forShoppers) expect([name, (await call(name, headers)).status]).toEqual([name, 401]);
});

test('nothing of the console is stored by browsers or open to other origins', async () => {
  const open = await startTestApp({ CORS_ORIGINS: 'https://app.example' });
  const { headers } = await makeStaff(open.services);
  for (const path of ['/api/admin/session', '/api/%61dmin/session']) {
    const answer = await open.http.get(path).set({ ...headers, origin: 'https://app.example' });
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    const preflight = await open.http
      .options(path)
      .set({ origin: 'https://app.example', 'access-control-request-method': 'POST' });
    expect(preflight.headers['access-control-allow-origin']).toBeUndefined();
    expect(preflight.status).toBeGreaterThan(400);
  }
  const shop = await open.http.get('/api/banner-list').set('origin', 'https://app.example');
  expect(shop.headers['access-control-allow-origin']).toBe('https://app.example');
});
