import {
  consoleHeader,
  includesRole,
  isConsoleWrite,
  type EndpointDefinition,
  type StaffAccess,
  type StaffRole,
} from '@haat/contracts';
import type { FastifyRequest } from 'fastify';
import { type Config, isForReal } from '../config.ts';
import type { StaffSessions } from '../session/staff-sessions.ts';
import type { StaffCaller } from './handler.ts';
import { Problem } from './problem.ts';

/** Owners' endpoints, and others that need it, require a new confirmation after half an hour without use. */
const confirmedForMs = 30 * 60_000;
/** The use of an owner's endpoint is recorded at most this often. */
const confirmedEveryMs = 60_000;

/**
 * Changes must come from the console's own pages: another site can neither send its header nor choose the `Origin`.
 * Throws NOT_FROM_CONSOLE.
 */
export function requireConsole(
  { headers }: Pick<FastifyRequest, 'headers'>,
  { endpoint, config }: { endpoint: Pick<EndpointDefinition, 'route'>; config: Config },
): void {
  if (!isConsoleWrite(endpoint)) return;
  if (headers[consoleHeader] !== '1')
    throw new Problem('NOT_FROM_CONSOLE', 'Changes are made in the console: send the header X-Haat-Console: 1.');
  if (!isOwnOrigin(headers, config))
    throw new Problem(
      'NOT_FROM_CONSOLE',
      'Changes are made in the console: the Origin header is not that of this shop.',
    );
}

function isOwnOrigin({ origin, host }: FastifyRequest['headers'], config: Config): boolean {
  const given = origin === undefined ? null : URL.parse(origin);
  if (!given) return false;
  return given.origin === new URL(config.PUBLIC_URL).origin || (!isForReal(config) && given.host === host);
}

/**
 * The staff member signed in with this request's cookie. Throws UNAUTHORIZED; `data.next` names the remaining step of
 * signing in.
 */
export async function authenticateStaff(
  { headers }: Pick<FastifyRequest, 'headers'>,
  { access, staffSessions }: { access: StaffAccess; staffSessions: StaffSessions },
): Promise<StaffCaller> {
  const staff = await staffSessions.authenticate(headers.cookie);
  if (!staff) throw new Problem('UNAUTHORIZED', 'Please sign in to the console.');
  if (access === 'signing-in' || staff.next === null) return staff;
  throw unfinished(staff);
}

/**
 * For callers who may still be signing in but have passed their second factor, if they have one. Throws UNAUTHORIZED.
 */
export function requireCodePassed(staff: StaffCaller): void {
  if (staff.next === 'code') throw unfinished(staff);
}

function unfinished({ next }: StaffCaller): Problem {
  return new Problem('UNAUTHORIZED', 'Please finish signing in to the console.', { data: { next } });
}

/**
 * Throws FORBIDDEN, with the owners to ask, if the endpoint needs a higher role; REAUTHENTICATE if an owner has to
 * confirm again.
 */
export async function requireRole(
  staff: StaffCaller,
  { access, staffSessions }: { access: StaffAccess; staffSessions: StaffSessions },
): Promise<void> {
  if (access === 'signing-in') return;
  if (!includesRole(staff.role, access)) throw await forbidden(access, staffSessions);
  if (access !== 'owner') return;
  requireConfirmed(staff);
  if (Date.now() - staff.confirmedAtMs > confirmedEveryMs) await staffSessions.keepConfirmed(staff);
}

/**
 * For actions that an unattended browser must not allow. Throws REAUTHENTICATE, with the means of confirmation, half
 * an hour after the last one.
 */
export function requireConfirmed({ confirmedAtMs, hasSecondFactor }: StaffCaller): void {
  if (Date.now() - confirmedAtMs <= confirmedForMs) return;
  const needs = hasSecondFactor ? 'code' : 'password';
  throw new Problem('REAUTHENTICATE', 'Please confirm that it is you.', { data: { needs } });
}

async function forbidden(needs: StaffRole, staffSessions: StaffSessions): Promise<Problem> {
  const ask = await staffSessions.ownerNames();
  const whom = ask.length > 0 ? ask.join(' or ') : 'an owner of the shop';
  return new Problem('FORBIDDEN', `This needs the role "${needs}". Ask ${whom}.`, { data: { needs, ask } });
}
