import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { routes } from '../routes.ts';
import { answer, listAnswer } from '../shared/answer.ts';
import { orderNumberInput, userId } from '../shared/ids.ts';
import { phone } from '../shared/text.ts';
import { order, orderDetails, trackedOrder } from './order.ts';

const tag = 'Orders';
const orderParams = z.object({ order_number: orderNumberInput });

export const userOrder = endpoint({
  route: routes.userOrder,
  tag,
  summary: "The caller's orders, newest first",
  access: 'shopper',
  query: z.object({ user_id: userId.optional() }),
  success: { status: 200, body: listAnswer(order) },
  problems: ['FORBIDDEN'],
});

export const orderEndpoint = endpoint({
  route: routes.order,
  tag,
  summary: "One of the caller's orders with its timeline; another's is not found",
  access: 'shopper',
  params: orderParams,
  success: { status: 200, body: answer(orderDetails) },
  problems: ['NOT_FOUND'],
});

export const orderInvoice = endpoint({
  route: routes.orderInvoice,
  tag,
  summary: "The invoice of one of the caller's orders as a PDF of A4 pages",
  access: 'shopper',
  limit: 'tracking',
  params: orderParams,
  query: z.object({ lang: z.enum(['en', 'bn']).default('en').describe('The language of the invoice') }),
  success: { status: 200, body: z.instanceof(Uint8Array), contentType: 'application/pdf' },
  problems: ['NOT_FOUND'],
});

export const orderCancel = endpoint({
  route: routes.orderCancel,
  tag,
  summary: 'Cancels an order that is still pending; stock and coupon come back',
  access: 'shopper',
  params: orderParams,
  success: { status: 200, body: answer(orderDetails) },
  problems: ['NOT_FOUND', 'NOT_CANCELLABLE'],
});

export const orderTracking = endpoint({
  route: routes.orderTracking,
  tag,
  summary: 'Where an order is, for whoever knows its number and phone',
  access: 'public',
  limit: 'tracking',
  body: z.object({ order_number: orderNumberInput, phone }),
  success: { status: 200, body: answer(trackedOrder) },
  problems: ['NOT_FOUND'],
});
