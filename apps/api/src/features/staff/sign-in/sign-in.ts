import type { EndpointReply, Endpoints } from '@haat/contracts';
import { writeAudit } from '../../../platform/audit/write-audit.ts';
import { isExampleAddress, isForReal } from '../../../platform/config.ts';
import { withTransaction } from '../../../platform/db/transaction.ts';
import { type HandlerInput, ReplyWith } from '../../../platform/http/handler.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { nextStep } from '../../../platform/session/next-step.ts';
import { staffCookie } from '../../../platform/session/staff-cookie.ts';
import type { Services } from '../../../services.ts';
import { countLoginAttempt } from '../../accounts/public.ts';
import { openSession } from './open-session.ts';
import { sessionView } from './session-view.ts';
import { triesLeft } from './tries-left.ts';

/**
 * Opens a session; half-open if a code is still required. An unknown address, a wrong password, an invitation not yet
 * accepted and ended access all get the same response after the same work.
 */
export async function signIn(
  services: Pick<Services, 'db' | 'config' | 'passwords' | 'limits'>,
  { body: { email, password }, request }: HandlerInput<Endpoints['adminSignIn']>,
): Promise<ReplyWith<EndpointReply<Endpoints['adminSignIn']>>> {
  const { db, config, passwords } = services;
  const attempt = await countLoginAttempt(services, { email: `staff ${email}`, ip: request.ip, cookie: undefined });
  const member = await attempt.check(async () => {
    const found = await db.staffMember.findUnique({
      where: { email, endedAt: null },
      select: { id: true, fullName: true, role: true, passwordHash: true, totpConfirmedAt: true },
    });
    return (await passwords.verify(found?.passwordHash ?? null, password)) ? found : null;
  });
  // A database that came from the demo must not open a real shop to everyone.
  const isOfDemo = isForReal(config) && isExampleAddress(email);
  if (!member || isOfDemo) {
    const { sentence, data } = triesLeft(attempt);
    throw new Problem('WRONG_CREDENTIALS', `E-mail and password do not match.${sentence}`, { data });
  }
  await attempt.succeeded();

  const hasSecondFactor = member.totpConfirmedAt !== null;
  const isOpen = !hasSecondFactor;
  const next = nextStep(config, { role: member.role, isOpen, hasSecondFactor });
  const secret = await withTransaction(db, async (tx) => {
    await writeAudit(tx, {
      staff: { staffId: member.id },
      action: 'adminSignIn',
      subject: { kind: 'staff', id: member.id },
      after: { next },
      requestId: request.requestId,
    });
    return openSession(tx, { staffId: member.id, isOpen, request });
  });
  const view = sessionView({ ...member, staffId: member.id, email, hasSecondFactor, next });
  return new ReplyWith({ success: true, data: view }, { headers: { 'set-cookie': staffCookie(config, secret) } });
}
