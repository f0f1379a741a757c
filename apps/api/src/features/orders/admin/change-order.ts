import type { AdminOrder } from '@haat/contracts';
import { withTransaction, type Transaction } from '../../../platform/db/transaction.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Services } from '../../../services.ts';
import { readAdminOrder } from './show-admin-order.ts';

/** An order that a staff member is changing; its row is locked until the transaction ends. */
export interface LockedOrder {
  id: bigint;
  status: AdminOrder['status'];
  name: string;
  phone: string;
  address: string;
  isForgotten: boolean;
}

/**
 * Changes one order with its row locked, and returns the result. Throws NOT_FOUND and whatever `change` throws; then
 * nothing is changed, and CHANGED_MEANWHILE carries the current order.
 */
export async function changeOrder(
  { db }: Pick<Services, 'db'>,
  orderNumber: string,
  change: (tx: Transaction, order: LockedOrder) => Promise<unknown>,
): Promise<{ success: true; data: AdminOrder }> {
  try {
    await withTransaction(db, async (tx) => {
      const [order] = await tx.$queryRaw<LockedOrder[]>`
        SELECT id, status, name, phone, address, forgotten_at IS NOT NULL AS "isForgotten"
          FROM orders WHERE order_number = ${orderNumber} FOR NO KEY UPDATE`;
      if (!order) throw new Problem('NOT_FOUND', 'There is no order with this number.');
      await change(tx, order);
    });
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'CHANGED_MEANWHILE') throw error;
    throw new Problem('CHANGED_MEANWHILE', error.message, { data: await readAdminOrder(db, orderNumber) });
  }
  return { success: true, data: await readAdminOrder(db, orderNumber) };
}

/** The order differs from what the staff member saw. */
export function changedMeanwhile(message: string): Problem {
  return new Problem('CHANGED_MEANWHILE', message);
}
