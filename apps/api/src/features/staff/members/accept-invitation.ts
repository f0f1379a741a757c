import type { EndpointReply, Endpoints } from '@haat/contracts';
import { writeAudit } from '../../../platform/audit/write-audit.ts';
import { type Transaction, withTransaction } from '../../../platform/db/transaction.ts';
import { type HandlerInput, ReplyWith } from '../../../platform/http/handler.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { nextStep } from '../../../platform/session/next-step.ts';
import { staffCookie } from '../../../platform/session/staff-cookie.ts';
import type { Services } from '../../../services.ts';
import { refuseCommonPassword } from '../../accounts/public.ts';
import { openSession } from '../sign-in/open-session.ts';
import { sessionView } from '../sign-in/session-view.ts';
import { hashOfInvitation } from './invitation-token.ts';

type Input = HandlerInput<Endpoints['adminInvitation']>;

/**
 * Sets the password with an invitation link and signs in; the session is half-open if a code is still required. The
 * link works once.
 */
export async function acceptInvitation(
  { db, config, passwords }: Pick<Services, 'db' | 'config' | 'passwords'>,
  { body, request }: Input,
): Promise<ReplyWith<EndpointReply<Endpoints['adminInvitation']>>> {
  await refuseCommonPassword(body.password, { path: 'password' });
  const invitationHash = hashOfInvitation(body.token);
  const isKnown = await db.staffMember.findFirst({ where: valid(invitationHash), select: { id: true } });
  if (!isKnown) throw invalid();
  const passwordHash = await passwords.hash(body.password);

  const { secret, ...signedIn } = await withTransaction(db, async (tx) => {
    const member = await storePassword(tx, { invitationHash, passwordHash });
    const { id: staffId, totpConfirmedAt } = member;
    const isOpen = totpConfirmedAt === null;
    await tx.staffSession.deleteMany({ where: { staffId } });
    const subject = { kind: 'staff' as const, id: staffId };
    await writeAudit(tx, { staff: { staffId }, action: 'adminInvitation', subject, requestId: request.requestId });
    const opened = await openSession(tx, { staffId, isOpen, request });
    const next = nextStep(config, { role: member.role, isOpen, hasSecondFactor: !isOpen });
    return { ...member, staffId, hasSecondFactor: !isOpen, next, secret: opened };
  });
  const headers = { 'set-cookie': staffCookie(config, secret) };
  return new ReplyWith({ success: true, data: sessionView(signedIn) }, { headers });
}

function valid(invitationHash: string) {
  return { invitationHash, invitationExpiresAt: { gt: new Date() }, endedAt: null };
}

/** Of two simultaneous uses, only one still finds the invitation. */
async function storePassword(tx: Transaction, given: { invitationHash: string; passwordHash: string }) {
  const { invitationHash, passwordHash } = given;
  const [member] = await tx.staffMember.updateManyAndReturn({
    where: valid(invitationHash),
    data: { passwordHash, invitationHash: null, invitationExpiresAt: null },
    select: { id: true, email: true, fullName: true, role: true, totpConfirmedAt: true },
  });
  if (!member) throw invalid();
  return member;
}

function invalid(): Problem {
  return new Problem('CODE_INVALID', 'This link is no longer valid. Ask whoever invited you for a new one.');
}
