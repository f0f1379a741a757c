import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { routes } from '../routes.ts';
import { answer, answerWith } from '../shared/answer.ts';
import { orderNumberInput, userId } from '../shared/ids.ts';
import { phone } from '../shared/text.ts';
import { invoiceQuery } from './invoice-query.ts';
import { order, orderDetails, trackedOrder } from './order.ts';

const tag = 'Orders';
const orderParams = z.object({ order_number: orderNumberInput });

export const userOrder = endpoint({
  route: routes.userOrder,
  tag,
  summary: "The caller's newest orders, at most 50 at a time, and fewer large ones",
  access: 'shopper',
  limit: 'orders',
  query: z.object({
    user_id: userId.optional(),
    cursor: z
      .string()
      .regex(/^\d{1,18}$/, 'This is no cursor of a list of orders.')
      .optional()
      .describe('next_cursor of the previous page'),
  }),
  maxResponse: 512 * 1024,
  success: {
    status: 200,
    body: answerWith(z.array(order), { next_cursor: z.string().nullable().describe('null on the last page') }),
  },
  problems: ['FORBIDDEN'],
});

export const orderEndpoint = endpoint({
  route: routes.order,
  tag,
  summary: "One of the caller's orders with its timeline; another's is not found",
  access: 'shopper',
  limit: 'orders',
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
  query: invoiceQuery,
  success: { status: 200, body: z.instanceof(Uint8Array), contentType: 'application/pdf' },
  problems: ['NOT_FOUND'],
});

export const orderCancel = endpoint({
  route: routes.orderCancel,
  tag,
  summary: 'Cancels an order that is still pending; stock and coupon come back',
  access: 'shopper',
  limit: 'orders',
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

export const orderCopyConfirm = endpoint({
  route: routes.orderCopyConfirm,
  tag,
  summary: 'Agrees, with the token of a mailed link, to get copies of the mails about the orders of an account',
  access: 'public',
  limit: 'codes',
  body: z.object({ token: z.string().max(1_000) }),
  success: { status: 200, body: answer(z.object({ email: z.string() })) },
  problems: ['CODE_INVALID'],
});
