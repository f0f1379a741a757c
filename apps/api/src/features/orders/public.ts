export { changeOrderStatus } from './change-order-status.ts';
export { describeOrder } from './describe-order.ts';
export { createInvoicePrinter, type InvoicePrinter } from './invoice/invoice-printer.ts';
export type { NewOrder, NewOrderLine, OrderCopy } from './new-order.ts';
export { forgetOldOrders, forgetOrdersOf, hasOrdersUnderWay, ordersOfPerson } from './personal-data.ts';
export { orderMails } from './order-mails.ts';
export { startLapsingOrders } from './lapse-orders.ts';
export { newOrderNumber } from './order-number.ts';
export { storeOrder } from './store-order.ts';
