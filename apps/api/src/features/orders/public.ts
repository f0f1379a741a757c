export { insertOrder } from './insert-order.ts';
export { moneyText } from './money-text.ts';
export { operatorOrderMail, orderConfirmationMail, type OrderMailData } from './order-confirmation-mail.ts';
export { newOrderNumber } from './order-number.ts';
export { redeemCoupon } from './redeem-coupon.ts';
