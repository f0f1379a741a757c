import type { EndpointReply, Endpoints } from '@haat/contracts';
import { writeAudit } from '../../../platform/audit/write-audit.ts';
import type { Config } from '../../../platform/config.ts';
import { type Transaction, withTransaction } from '../../../platform/db/transaction.ts';
import { requireCodePassed, requireConfirmed } from '../../../platform/http/admit-staff.ts';
import type { HandlerInput, StaffCaller } from '../../../platform/http/handler.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { sealText } from '../../../platform/secrets/sealed-text.ts';
import type { Services } from '../../../services.ts';
import { typedCode } from '../../accounts/public.ts';
import { secretOfTicket } from './enrolment-ticket.ts';
import { hashOfRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';
import { totpStep } from './totp.ts';

/**
 * Turns the second factor on, or replaces it, given a code from the new secret. Returns the recovery codes, which are
 * stored as hashes.
 */
export async function finishEnrolment(
  { db, config }: Pick<Services, 'db' | 'config'>,
  { staff, body, request: { requestId } }: HandlerInput<Endpoints['adminSecondFactorFinish']>,
): Promise<EndpointReply<Endpoints['adminSecondFactorFinish']>> {
  requireCodePassed(staff);
  requireConfirmed(staff);
  const secret = secretOfTicket(config, { staffId: staff.staffId, ticket: body.ticket });
  const code = typedCode(body.code);
  const step = secret && code ? totpStep({ secret, code, nowMs: Date.now() }) : null;
  if (!secret || step === null)
    throw new Problem(
      'CODE_INVALID',
      'This code does not belong to the new secret. Check the clock of your phone, or start again.',
    );
  const codes = newRecoveryCodes();
  await withTransaction(db, async (tx) => {
    await storeFactor(tx, { staff, config, secret, step, codes });
    const subject = { kind: 'staff' as const, id: staff.staffId };
    const fields = { before: { second_factor: staff.hasSecondFactor }, after: { second_factor: true } };
    await writeAudit(tx, { staff, action: 'adminSecondFactorFinish', subject, ...fields, requestId });
  });
  return { success: true, data: { recovery_codes: codes } };
}

interface NewFactor {
  staff: StaffCaller;
  config: Config;
  secret: string;
  /** The time step of the confirming code, which is used up. */
  step: number;
  codes: string[];
}

async function storeFactor(tx: Transaction, { staff, config, secret, step, codes }: NewFactor): Promise<void> {
  const { staffId, sessionId } = staff;
  await tx.staffMember.update({
    where: { id: staffId },
    data: { totpSecret: sealText(config.JWT_SECRET, secret), totpConfirmedAt: new Date(), totpLastStep: step },
    select: { id: true },
  });
  await tx.staffRecoveryCode.deleteMany({ where: { staffId } });
  await tx.staffRecoveryCode.createMany({
    data: codes.map((code) => ({ staffId, codeHash: hashOfRecoveryCode(config.JWT_SECRET, { staffId, code }) })),
  });
  // The other sessions were opened without it.
  await tx.staffSession.deleteMany({ where: { staffId, id: { not: sessionId } } });
}
