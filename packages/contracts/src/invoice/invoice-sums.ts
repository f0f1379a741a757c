import type { OrderStatus } from '../orders/order.ts';
import { poishaFromTaka } from '../shared/poisha.ts';

/** The sums of an invoice in Taka. */
export interface InvoiceSums {
  subtotal: number;
  deliveryCharge: number;
  coupon: number;
  /** Rounded up to a whole Taka, once, at the end. */
  total: number;
}

/** The sums of an order, with the total rounded up. Computed in poisha, so that 1249.1 + 0.9 does not become 1251. */
export function invoiceSums(order: {
  sub_total: number;
  delivery_charge: number;
  coupon: number;
  total_amount: number;
}): InvoiceSums {
  return {
    subtotal: order.sub_total,
    deliveryCharge: order.delivery_charge,
    coupon: order.coupon,
    total: Math.ceil(poishaFromTaka(order.total_amount) / 100),
  };
}

/** The payment status of an order: due until delivered, void for cancelled and returned orders. */
export function paymentStanding(status: OrderStatus): 'due' | 'paid' | 'void' {
  if (status === 'cancelled' || status === 'returned') return 'void';
  return status === 'delivered' ? 'paid' : 'due';
}
