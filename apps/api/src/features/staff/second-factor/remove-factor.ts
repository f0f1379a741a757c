import type { Transaction } from '../../../platform/db/transaction.ts';

export async function removeFactor(tx: Transaction, staffId: string): Promise<void> {
  await tx.staffMember.updateMany({
    where: { id: staffId },
    data: { totpSecret: null, totpConfirmedAt: null, totpLastStep: null },
  });
  await tx.staffRecoveryCode.deleteMany({ where: { staffId } });
}
