import type { EndpointReply, Endpoints } from '@haat/contracts';
import { writeAudit } from '../../../platform/audit/write-audit.ts';
import { type Transaction, withTransaction } from '../../../platform/db/transaction.ts';
import type { HandlerInput } from '../../../platform/http/handler.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { nextStep } from '../../../platform/session/next-step.ts';
import type { Services } from '../../../services.ts';
import { countLoginAttempt } from '../../accounts/public.ts';
import { spendCode } from '../second-factor/spend-code.ts';
import { confirmSession } from './confirm-session.ts';
import { sessionView } from './session-view.ts';
import { triesLeft } from './tries-left.ts';

/** Opens a half-open session, or confirms an open one, with a code of the authenticator app or a recovery code. */
export async function enterCode(
  services: Pick<Services, 'db' | 'config' | 'limits'>,
  { staff, body, request: { requestId } }: HandlerInput<Endpoints['adminCode']>,
): Promise<EndpointReply<Endpoints['adminCode']>> {
  const { db, config } = services;
  const { staffId, role, hasSecondFactor } = staff;
  // By person, not by address: the caller already knows the password.
  const attempt = await countLoginAttempt(services, { email: `staff code ${staffId}`, ip: '', cookie: undefined });
  const spend = async (tx: Transaction) => {
    const kind = await spendCode(tx, { staffId, code: body.code, config });
    if (!kind) return null;
    await confirmSession(tx, staff);
    const subject = { kind: 'staff' as const, id: staffId };
    await writeAudit(tx, { staff, action: 'adminCode', subject, after: { code: kind }, requestId });
    return kind;
  };
  const used = await attempt.check(() => withTransaction(db, spend));
  if (!used) {
    const { sentence, data } = triesLeft(attempt);
    throw new Problem('CODE_INVALID', `This code is wrong or was used already.${sentence}`, { data });
  }
  await attempt.succeeded();
  return {
    success: true,
    data: sessionView({ ...staff, next: nextStep(config, { role, isOpen: true, hasSecondFactor }) }),
  };
}
