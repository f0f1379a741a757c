import { takaFromPoisha, type EndpointReply, type Endpoints } from '@haat/contracts';
import { ReplyWith } from '../../platform/http/handler.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { PlacedOrder } from './read-cart.ts';

export type CheckoutAnswer = EndpointReply<Endpoints['checkoutConfirm']>;

/** The response to a repeated request. Throws IDEMPOTENCY_KEY_REUSED if its body differs. */
export function replay(placed: PlacedOrder, requestHash: string): ReplyWith<CheckoutAnswer> {
  if (placed.requestHash !== requestHash) {
    throw new Problem('IDEMPOTENCY_KEY_REUSED', 'This key belongs to an order with other contents.');
  }
  return new ReplyWith(answerOf(placed), { status: 200, headers: { 'Idempotent-Replayed': 'true' } });
}

/** The response for a placed order, also for each retry, whatever its current status. */
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
