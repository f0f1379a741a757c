export { countOrders } from './admin/list/count-orders.ts';
export { isFromShop } from './admin/list/order-filter.ts';
export { secondTries } from './admin/list/second-tries.ts';
export { takeStep, type By } from './admin/step.ts';
export { changeOrderStatus } from './status/change-order-status.ts';
export { lastMove, lastMoveOf } from './status/last-move.ts';
export { describeOrder } from './describe-order.ts';
export { createInvoicePrinter, type InvoicePrinter } from './invoice/invoice-printer.ts';
export type { NewOrder, NewOrderLine, OrderCopy } from './placing/new-order.ts';
export {
  forgetOldOrders,
  forgetOrdersOf,
  hasOrdersUnderWay,
  orderPagesOfPerson,
  ordersOfPerson,
} from './personal-data.ts';
export { createOrdersPlaced } from './placing/orders-placed.ts';
export { orderMails } from './mails/order-mails.ts';
export { startLapsingOrders } from './status/lapse-orders.ts';
export { zoneNameBn } from './zone-name.ts';
export { newOrderNumber } from './placing/order-number.ts';
export { createOrderStore, type StoreOrder, warmOrders } from './placing/store-order.ts';
