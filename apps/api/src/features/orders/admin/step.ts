import type { EndpointName, OrderStatus } from '@haat/contracts';
import type { Transaction } from '../../../platform/db/transaction.ts';
import type { StaffCaller } from '../../../platform/http/handler.ts';
import { type AuditedFields, writeAudit } from '../../../platform/audit/write-audit.ts';
import type { Services } from '../../../services.ts';
import { moveOrder, type MovedOrder } from '../status/move-order.ts';
import { orderStatusMails } from '../mails/order-status-mail.ts';
import { statusesBefore } from '../status/order-status.ts';

/** Who acts on an order, and in which request. */
export interface By {
  staff: StaffCaller;
  requestId: string;
  action: EndpointName;
}

export interface Step {
  orderNumber: string;
  to: OrderStatus;
  reason?: string | undefined;
}

/**
 * Moves an order on behalf of a staff member: history, mail and audit log in the same transaction. Null if its status
 * does not allow that or there is no such order.
 */
export async function takeStep(
  tx: Transaction,
  { mail, config }: Pick<Services, 'mail' | 'config'>,
  { orderNumber, to, reason, by }: Step & { by: By },
): Promise<MovedOrder | null> {
  const { staffId } = by.staff;
  const move = {
    orderNumber,
    from: statusesBefore(to),
    to,
    byUserId: null,
    byStaffId: staffId,
    reason: reason || null,
  };
  const order = await moveOrder(tx, move);
  if (!order) return null;
  await mail.write(tx, ...orderStatusMails({ order, orderNumber, status: to }, config));
  await auditOrder(tx, { by, orderNumber, before: { status: order.from }, after: { status: to } });
  return order;
}

interface OrderChange {
  by: By;
  orderNumber: string;
  before?: AuditedFields;
  after: AuditedFields;
}

/** Records in the audit log what a staff member did to an order; text about people is referenced by id. */
export function auditOrder(tx: Transaction, { by, orderNumber, ...change }: OrderChange): Promise<void> {
  const { staff, action, requestId } = by;
  return writeAudit(tx, { staff, action, requestId, subject: { kind: 'order', id: orderNumber }, ...change });
}
