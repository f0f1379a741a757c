import type { Config } from '../../../platform/config.ts';
import type { Transaction } from '../../../platform/db/transaction.ts';
import { openText, sealText } from '../../../platform/secrets/sealed-text.ts';
import { typedCode } from '../../accounts/public.ts';
import { hashesOfRecoveryCode, typedRecoveryCode } from './recovery-codes.ts';
import { totpStep } from './totp.ts';

interface GivenCode {
  staffId: string;
  /** As typed. */
  code: string;
  config: Pick<Config, 'JWT_SECRET' | 'JWT_SECRET_PREVIOUS'>;
}

/** Uses up a member's authenticator code or recovery code; null if it is wrong or already used. */
export async function spendCode(tx: Transaction, given: GivenCode): Promise<'app' | 'recovery' | null> {
  const digits = typedCode(given.code);
  if (digits) return (await spendTotp(tx, { ...given, code: digits })) ? 'app' : null;
  const recovery = typedRecoveryCode(given.code);
  return recovery && (await spendRecoveryCode(tx, { ...given, code: recovery })) ? 'recovery' : null;
}

/**
 * Of simultaneous uses of one code, the statement accepts only the first. Re-seals the secret, in case the server's
 * key has changed.
 */
async function spendTotp(tx: Transaction, { staffId, code, config }: GivenCode): Promise<boolean> {
  const member = await tx.staffMember.findUnique({
    where: { id: staffId, totpConfirmedAt: { not: null } },
    select: { totpSecret: true },
  });
  const secret = member?.totpSecret && openText([config.JWT_SECRET, config.JWT_SECRET_PREVIOUS], member.totpSecret);
  const step = secret ? totpStep({ secret, code, nowMs: Date.now() }) : null;
  if (!secret || step === null) return false;
  const { count } = await tx.staffMember.updateMany({
    where: {
      id: staffId,
      totpSecret: member.totpSecret,
      OR: [{ totpLastStep: null }, { totpLastStep: { lt: step } }],
    },
    data: { totpLastStep: step, totpSecret: sealText(config.JWT_SECRET, secret) },
  });
  return count === 1;
}

async function spendRecoveryCode(tx: Transaction, { staffId, code, config }: GivenCode): Promise<boolean> {
  const codeHash = { in: hashesOfRecoveryCode(config, { staffId, code }) };
  const { count } = await tx.staffRecoveryCode.updateMany({
    where: { staffId, codeHash, usedAt: null, staff: { totpConfirmedAt: { not: null } } },
    data: { usedAt: new Date() },
  });
  return count === 1;
}
