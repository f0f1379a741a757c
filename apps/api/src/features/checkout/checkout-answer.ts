import { takaFromPoisha, type EndpointReply, type Endpoints } from '@haat/contracts';
import { ReplyWith } from '../../platform/http/handler.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { PlacedOrder } from './read-cart.ts';

export type CheckoutAnswer = EndpointReply<Endpoints['checkoutConfirm']>;

/** The response to a repeat of a placed order. Throws IDEMPOTENCY_KEY_REUSED if it asks for something else. */
export function replay(placed: PlacedOrder, requestHash: string): ReplyWith<CheckoutAnswer> {
  if (placed.requestHash !== requestHash) {
    throw new Problem('IDEMPOTENCY_KEY_REUSED', 'This key belongs to an order with other contents.');
  }
  return new ReplyWith(answerOf(placed), { status: 200, headers: { 'Idempotent-Replayed': 'true' } });
}

/** The response to a placed order, and to each retry, whatever became of the order since. */
export function answerOf(order: Omit<PlacedOrder, 'requestHash'>): CheckoutAnswer {
  return {
    success: true,
    data: {
      order_number: order.orderNumber,
      status: 'pending',
      total_amount: takaFromPoisha(order.total),
      sub_total: takaFromPoisha(order.subtotal),
      delivery_charge: takaFromPoisha(order.deliveryCharge),
      coupon: takaFromPoisha(order.discount),
    },
  };
}
