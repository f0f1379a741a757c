import type { AdminOrder, Endpoints } from '@haat/contracts';
import type { HandlerInput } from '../../../platform/http/handler.ts';
import type { Services } from '../../../services.ts';
import { changedMeanwhile, changeOrder } from './change-order.ts';
import { auditOrder } from './step.ts';

/** Adds a note to an order. The audit log records only the note's id, because the text may concern a person. */
export function addNote(
  services: Pick<Services, 'db'>,
  { params, body, staff, request: { requestId } }: HandlerInput<Endpoints['adminOrderNote']>,
): Promise<{ success: true; data: AdminOrder }> {
  const { order_number: orderNumber } = params;
  return changeOrder(services, orderNumber, async (tx, { id: orderId, isForgotten }) => {
    if (isForgotten) throw changedMeanwhile('The person of this order was forgotten meanwhile.');
    const { id } = await tx.orderNote.create({ data: { orderId, staffId: staff.staffId, text: body.text } });
    await auditOrder(tx, {
      by: { staff, requestId, action: 'adminOrderNote' },
      orderNumber,
      after: { note: String(id) },
    });
  });
}
