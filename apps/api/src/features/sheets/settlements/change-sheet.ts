import type { Sheet } from '@haat/contracts';
import { withTransaction, type Transaction } from '../../../platform/db/transaction.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Services } from '../../../services.ts';
import { readSheet } from '../read-sheet.ts';

/**
 * Changes one sheet with its row locked, and returns the result. Throws NOT_FOUND and whatever `change` throws; then
 * nothing is changed, and CHANGED_MEANWHILE carries the current sheet.
 */
export async function changeSheet(
  { db }: Pick<Services, 'db'>,
  code: string,
  change: (tx: Transaction, sheetId: bigint) => Promise<void>,
): Promise<{ success: true; data: Sheet }> {
  try {
    await withTransaction(db, async (tx) => {
      const [sheet] = await tx.$queryRaw<{ id: bigint }[]>`
        SELECT id FROM courier_sheets WHERE code = ${code} FOR NO KEY UPDATE`;
      if (!sheet) throw new Problem('NOT_FOUND', 'There is no sheet of this name.');
      await change(tx, sheet.id);
    });
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'CHANGED_MEANWHILE') throw error;
    throw new Problem('CHANGED_MEANWHILE', error.message, { data: await readSheet(db, code) });
  }
  return { success: true, data: await readSheet(db, code) };
}
