export { changeOrderStatus } from './change-order-status.ts';
export { insertOrder } from './insert-order.ts';
export type { NewOrder, NewOrderLine } from './new-order.ts';
export { operatorOrderMail, orderConfirmationMail } from './order-confirmation-mail.ts';
export { newOrderNumber } from './order-number.ts';
export { redeemCoupon } from './redeem-coupon.ts';
