import { takaFromPoisha, type Endpoints, type Sheet } from '@haat/contracts';
import { writeAudit } from '../../../platform/audit/write-audit.ts';
import type { HandlerInput } from '../../../platform/http/handler.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Services } from '../../../services.ts';
import { changeSheet } from './change-sheet.ts';

/**
 * Closes the difference of a settlement with an explanation. Throws NOT_FOUND, and CHANGED_MEANWHILE if it has no
 * difference or was explained meanwhile.
 */
export async function explainSettlement(
  services: Pick<Services, 'db'>,
  { params, body, staff, request: { requestId } }: HandlerInput<Endpoints['adminSettlementExplain']>,
): Promise<{ success: true; data: Sheet }> {
  const { code, id } = params;
  return changeSheet(services, code, async (tx, sheetId) => {
    const settlement = await tx.settlement.findFirst({ where: { id, sheetId } });
    if (!settlement) throw new Problem('NOT_FOUND', 'This sheet has no such settlement.');
    const difference = Number(settlement.received - settlement.expected);
    if (settlement.explanation !== null) throw new Problem('CHANGED_MEANWHILE', 'Somebody explained this meanwhile.');
    if (difference === 0) throw new Problem('CHANGED_MEANWHILE', 'This settlement has no difference.');
    await tx.settlement.update({
      where: { id },
      data: { explanation: body.explanation, explainedById: staff.staffId, explainedAt: new Date() },
    });
    const subject = { kind: 'sheet' as const, id: code };
    await writeAudit(tx, {
      staff,
      requestId,
      action: 'adminSettlementExplain',
      subject,
      after: { difference: takaFromPoisha(difference) },
    });
  });
}
