import type { Handlers } from '../../platform/http/handler.ts';
import type { Services } from '../../services.ts';
import { cancelOrder } from './status/cancel-order.ts';
import { confirmOrderCopy } from './copies/confirm-order-copy.ts';
import { listOrders } from './list-orders.ts';
import { orderInvoice } from './invoice/order-invoice.ts';
import { showOrder } from './show-order.ts';
import { trackOrder } from './track-order.ts';

type OrderHandlers = Pick<
  Handlers,
  'userOrder' | 'order' | 'orderInvoice' | 'orderCancel' | 'orderTracking' | 'orderCopyConfirm'
>;

export function orderHandlers(services: Services): OrderHandlers {
  return {
    userOrder: ({ caller, query }) => listOrders(services, { caller, userId: query.user_id, cursor: query.cursor }),
    order: ({ caller, params }) => showOrder(services, { caller, orderNumber: params.order_number }),
    orderInvoice: ({ caller, params, query }) =>
      orderInvoice(services, { caller, orderNumber: params.order_number, locale: query.lang }),
    orderCancel: ({ caller, params }) => cancelOrder(services, { caller, orderNumber: params.order_number }),
    orderCopyConfirm: (input) => confirmOrderCopy(services, input),
    orderTracking: ({ body }) => trackOrder(services, { orderNumber: body.order_number, phone: body.phone }),
  };
}
