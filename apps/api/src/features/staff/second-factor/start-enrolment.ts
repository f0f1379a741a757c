import type { EndpointReply, Endpoints } from '@haat/contracts';
import { writeAudit } from '../../../platform/audit/write-audit.ts';
import { requireCodePassed, requireConfirmed } from '../../../platform/http/admit-staff.ts';
import type { HandlerInput } from '../../../platform/http/handler.ts';
import type { Services } from '../../../services.ts';
import { newTicket } from './enrolment-ticket.ts';
import { newTotpSecret, totpUri } from './totp.ts';

/** Creates a secret for an authenticator app. It takes effect when a code confirms it. */
export async function startEnrolment(
  { db, config }: Pick<Services, 'db' | 'config'>,
  { staff, request: { requestId } }: HandlerInput<Endpoints['adminSecondFactorStart']>,
): Promise<EndpointReply<Endpoints['adminSecondFactorStart']>> {
  requireCodePassed(staff);
  requireConfirmed(staff);
  const { staffId, email } = staff;
  const secret = newTotpSecret();
  await writeAudit(db, { staff, action: 'adminSecondFactorStart', subject: { kind: 'staff', id: staffId }, requestId });
  return {
    success: true,
    data: { secret, uri: totpUri({ secret, email }), ticket: newTicket(config, { staffId, secret }) },
  };
}
