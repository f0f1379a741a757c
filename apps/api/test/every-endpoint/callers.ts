import { isOfConsole, type EndpointDefinition } from '@haat/contracts';
import type { Services } from '../../src/services.ts';
import { makeShopper } from '../make-shopper.ts';
import { consoleHeaders, makeStaff, openStaffSession } from '../make-staff.ts';
import type { World } from './world.ts';

/** The headers of somebody new who may call an endpoint, with no more rights than it requires. */
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

/** The headers of the world's shopper, or of its owner where staff may call, with a session that still works. */
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
