import { type Access, endpoints, type EndpointDefinition, type EndpointName, isOfConsole } from '@haat/contracts';
import type supertest from 'supertest';
import type { Services } from '../../src/services.ts';
import { makeShopper } from '../data/make-shopper.ts';
import { consoleHeaders, makeStaff, openStaffSession } from '../data/make-staff.ts';
import type { TestApp } from '../test-app.ts';
import { type RawInput, send } from './send.ts';
import type { World } from './world.ts';

/** The headers of a new caller with no more rights than the endpoint requires. */
export async function headersOfSomebody(
  services: Services,
  definition: EndpointDefinition,
): Promise<Record<string, string>> {
  const { access } = definition;
  if (access === 'shopper') return { authorization: `Bearer ${(await makeShopper(services)).token}` };
  if (access === 'signing-in') {
    const { staffId } = await makeStaff(services);
    return openStaffSession(services, staffId, { isOpen: false });
  }
  if (access !== 'public') return (await makeStaff(services, { role: access })).headers;
  return isOfConsole(definition) ? consoleHeaders(services.config) : {};
}

/** The headers of the world's shopper, or of its owner for staff endpoints, with a valid session. */
export async function headersInWorld(
  services: Services,
  { world, definition }: { world: World; definition: EndpointDefinition },
): Promise<Record<string, string>> {
  if (definition.access === 'signing-in') return openStaffSession(services, world.owner.staffId, { isOpen: false });
  if (isOfConsole(definition)) return openStaffSession(services, world.owner.staffId);
  const { userId } = world.shopper;
  const { rows } = await services.pool.query('SELECT token_version FROM users WHERE id = $1', [userId]);
  return { authorization: `Bearer ${services.sessions.open({ userId, tokenVersion: rows[0].token_version })}` };
}

/**
 * Calls endpoints as an authorised caller, the same one as long as their session works: after a call that ended it,
 * such as a logout, a new caller repeats the call.
 */
export function somebody({ http, services }: Pick<TestApp, 'http' | 'services'>) {
  const known = new Map<Access, Record<string, string>>();
  return async function call({ name, input }: { name: EndpointName; input: RawInput }): Promise<supertest.Response> {
    const definition: EndpointDefinition = endpoints[name];
    const headers = known.get(definition.access);
    if (headers) {
      const answer = await send(http, { name, input, headers });
      if (answer.body?.code !== 'UNAUTHORIZED') return answer;
    }
    const newHeaders = await headersOfSomebody(services, definition);
    // Public endpoints have no session, and the console's headers differ from the shop's.
    if (definition.access !== 'public') known.set(definition.access, newHeaders);
    return send(http, { name, input, headers: newHeaders });
  };
}
