import type { EndpointReply, Endpoints } from '@haat/contracts';
import { writeAudit } from '../../../platform/audit/write-audit.ts';
import { withTransaction } from '../../../platform/db/transaction.ts';
import { requireConfirmed } from '../../../platform/http/admit-staff.ts';
import type { HandlerInput } from '../../../platform/http/handler.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { needsSecondFactor } from '../../../platform/session/next-step.ts';
import type { Services } from '../../../services.ts';
import { removeFactor } from './remove-factor.ts';

/** Turns the caller's second factor off. */
export async function turnFactorOff(
  { db, config }: Pick<Services, 'db' | 'config'>,
  { staff, request: { requestId } }: HandlerInput<Endpoints['adminSecondFactorOff']>,
): Promise<EndpointReply<Endpoints['adminSecondFactorOff']>> {
  if (needsSecondFactor(config, staff.role))
    throw new Problem('FORBIDDEN', 'Owners need a second factor. To move it to another phone, renew it.');
  requireConfirmed(staff);
  await withTransaction(db, async (tx) => {
    await removeFactor(tx, staff.staffId);
    const subject = { kind: 'staff' as const, id: staff.staffId };
    const fields = { before: { second_factor: staff.hasSecondFactor }, after: { second_factor: false } };
    await writeAudit(tx, { staff, action: 'adminSecondFactorOff', subject, ...fields, requestId });
  });
  return { success: true, data: {} };
}
