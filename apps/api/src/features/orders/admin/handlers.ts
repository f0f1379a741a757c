import { createExportTurns } from '../../../platform/exports/export-turns.ts';
import type { Handlers } from '../../../platform/http/handler.ts';
import type { Services } from '../../../services.ts';
import { anyInvoice } from '../invoice/order-invoice.ts';
import { addNote } from './add-note.ts';
import { correctOrder } from './correct-order.ts';
import { exportOrders } from './list/export-orders.ts';
import { listAdminOrders } from './list/list-admin-orders.ts';
import { moveOrders } from './move-orders.ts';
import { recordCall } from './record-call.ts';
import { recordTry, undoTry } from './record-try.ts';
import { returnOrder } from './return-order.ts';
import { readAdminOrder } from './show-admin-order.ts';
import { showMail } from './show-mail.ts';

type AdminOrderEndpoint =
  | 'adminOrderList'
  | 'adminOrderExport'
  | 'adminOrder'
  | 'adminOrderMove'
  | 'adminOrderReturn'
  | 'adminOrderCall'
  | 'adminOrderTry'
  | 'adminOrderTryUndo'
  | 'adminOrderNote'
  | 'adminOrderCorrection'
  | 'adminOrderInvoice'
  | 'adminOrderMail';

/** The endpoints with which staff work on orders. */
export function adminOrderHandlers(services: Services): Pick<Handlers, AdminOrderEndpoint> {
  const inTurn = createExportTurns();
  return {
    adminOrderList: (input) => listAdminOrders(services, input),
    adminOrderExport: (input) => inTurn(() => exportOrders(services, input)),
    adminOrder: async ({ params }) => ({
      success: true,
      data: await readAdminOrder(services.db, params.order_number),
    }),
    adminOrderMove: (input) => moveOrders(services, input),
    adminOrderReturn: (input) => returnOrder(services, input),
    adminOrderCall: (input) => recordCall(services, input),
    adminOrderTry: (input) => recordTry(services, input),
    adminOrderTryUndo: (input) => undoTry(services, input),
    adminOrderNote: (input) => addNote(services, input),
    adminOrderCorrection: (input) => correctOrder(services, input),
    adminOrderInvoice: ({ params, query, staff }) =>
      anyInvoice(services, { orderNumber: params.order_number, locale: query.lang, staff }),
    adminOrderMail: (input) => showMail(services, input),
  };
}
