import { type EndpointReply, type Endpoints, fieldError } from '@haat/contracts';
import { writeAudit } from '../../../platform/audit/write-audit.ts';
import { withTransaction } from '../../../platform/db/transaction.ts';
import { requireCodePassed } from '../../../platform/http/admit-staff.ts';
import type { HandlerInput } from '../../../platform/http/handler.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Services } from '../../../services.ts';
import { countLoginAttempt } from '../../accounts/public.ts';
import { confirmSession } from './confirm-session.ts';
import { sessionView } from './session-view.ts';
import { triesLeft } from './tries-left.ts';

/** Confirms an open session with the password. Members with a second factor have to use that instead. */
export async function confirmByPassword(
  services: Pick<Services, 'db' | 'config' | 'passwords' | 'limits'>,
  { staff, body, request: { requestId } }: HandlerInput<Endpoints['adminConfirm']>,
): Promise<EndpointReply<Endpoints['adminConfirm']>> {
  requireCodePassed(staff);
  const { staffId } = staff;
  if (staff.hasSecondFactor)
    throw new Problem('REAUTHENTICATE', 'Please confirm with a code of your authenticator app.', {
      data: { needs: 'code' },
    });
  await checkPassword(services, { staffId, password: body.password });
  await withTransaction(services.db, async (tx) => {
    await confirmSession(tx, staff);
    await writeAudit(tx, { staff, action: 'adminConfirm', subject: { kind: 'staff', id: staffId }, requestId });
  });
  return { success: true, data: sessionView(staff) };
}

async function checkPassword(
  services: Pick<Services, 'db' | 'config' | 'passwords' | 'limits'>,
  { staffId, password }: { staffId: string; password: string },
): Promise<void> {
  const attempt = await countLoginAttempt(services, { email: `staff confirm ${staffId}`, ip: '', cookie: undefined });
  const isRight = await attempt.check(async () => {
    const member = await services.db.staffMember.findUnique({ where: { id: staffId }, select: { passwordHash: true } });
    return services.passwords.verify(member?.passwordHash ?? null, password);
  });
  if (isRight) return attempt.succeeded();
  const error = fieldError('password', 'CURRENT_PASSWORD_WRONG');
  const { sentence, data } = triesLeft(attempt);
  throw new Problem('REAUTHENTICATE', `${error.message}${sentence}`, {
    errors: [error],
    data: { needs: 'password', ...data },
  });
}
