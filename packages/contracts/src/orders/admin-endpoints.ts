import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { adminRoutes } from '../admin-routes.ts';
import { answer, answerWith } from '../shared/answer.ts';
import { boundedCount } from '../shared/bounded-count.ts';
import { idInput, orderNumberInput, wholeNumber } from '../shared/ids.ts';
import { moment } from '../shared/moment.ts';
import { hasVisibleLetter, line, phone, requiredText, text } from '../shared/text.ts';
import { problem } from '../shared/field-problems.ts';
import { invoiceQuery } from './invoice-query.ts';
import { orderFilters } from './order-filters.ts';
import { adminOrder, adminOrderRow, callOutcome, orderMoveResult, orderViews } from './admin-order.ts';

const tag = 'Orders of the shop';
const orderParams = z.object({ order_number: orderNumberInput });
/** The maximum number of orders moved by one request. */
const maxSelected = 200;
/** More failed deliveries of one order are a mistake. */
const maxTries = 20;
const reason = text(500).optional().describe('For the shop only; required to cancel and to return');

export const adminOrderList = endpoint({
  route: adminRoutes.adminOrderList,
  tag,
  summary: 'The orders of a view, 50 at a time: those that wait longest first, ended ones newest first',
  access: 'staff',
  limit: 'console',
  query: z.object({
    ...orderFilters.shape,
    cursor: z.string().max(200).optional().describe('next_cursor of the previous page'),
  }),
  success: {
    status: 200,
    body: answerWith(z.array(adminOrderRow), {
      next_cursor: z.string().nullable().describe('null on the last page'),
      found: boundedCount.extend({ to_collect: z.number().nullable().describe('In Taka; null beyond 10,000 orders') }),
      views: z.record(z.enum(orderViews), boundedCount).describe('How many orders each view holds without filters'),
    }),
  },
  problems: [],
});

export const adminOrderExport = endpoint({
  route: adminRoutes.adminOrderExport,
  tag,
  summary: 'The orders of a view as a table for spreadsheets (CSV), at most the first 10,000',
  access: 'operator',
  limit: 'console',
  body: orderFilters,
  maxResponse: 64 * 1024 * 1024,
  success: { status: 200, body: z.instanceof(Uint8Array), contentType: 'text/csv; charset=utf-8' },
  problems: [],
});

export const adminOrderEndpoint = endpoint({
  route: adminRoutes.adminOrder,
  tag,
  summary: 'One order with its history, its mails and what is known of its phone number',
  access: 'staff',
  limit: 'console',
  params: orderParams,
  maxResponse: 1024 * 1024,
  success: { status: 200, body: answer(adminOrder) },
  problems: ['NOT_FOUND'],
});

export const adminOrderMove = endpoint({
  route: adminRoutes.adminOrderMove,
  tag,
  summary: 'Takes a step with each of up to 200 orders that allow it; the shopper is told by mail',
  access: 'staff',
  limit: 'console',
  body: z
    .object({
      order_numbers: z.array(orderNumberInput).min(1).max(maxSelected),
      to: z.enum(['confirmed', 'packed', 'shipped', 'delivered', 'cancelled']),
      reason,
    })
    .refine((body) => body.to !== 'cancelled' || hasVisibleLetter(body.reason ?? ''), {
      path: ['reason'],
      error: problem('REQUIRED'),
    }),
  success: { status: 200, body: answer(z.array(orderMoveResult)) },
  problems: [],
});

export const adminOrderReturn = endpoint({
  route: adminRoutes.adminOrderReturn,
  tag,
  summary: 'Books an order that came back: its pieces return to the stock, less those that cannot be sold again',
  access: 'staff',
  limit: 'console',
  params: orderParams,
  body: z.object({
    reason: requiredText(500).describe('For the shop only'),
    damaged: z
      .array(z.object({ product_id: idInput, qty: z.int().min(1).max(1_000) }))
      .max(200)
      .default([])
      .describe('Pieces that cannot be sold again'),
  }),
  maxResponse: 1024 * 1024,
  success: { status: 200, body: answer(adminOrder) },
  problems: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
});

export const adminOrderCall = endpoint({
  route: adminRoutes.adminOrderCall,
  tag,
  summary: 'Records a call; an order that the shopper confirmed or cancelled on the phone moves with it',
  access: 'staff',
  limit: 'console',
  params: orderParams,
  body: z
    .object({
      outcome: callOutcome,
      again_at: moment.optional().describe('When to call again; only with the outcome later'),
      reason,
    })
    .refine((body) => body.outcome !== 'cancelled' || hasVisibleLetter(body.reason ?? ''), {
      path: ['reason'],
      error: problem('REQUIRED'),
    }),
  maxResponse: 1024 * 1024,
  success: { status: 200, body: answer(adminOrder) },
  problems: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
});

export const adminOrderTry = endpoint({
  route: adminRoutes.adminOrderTry,
  tag,
  summary: 'Records that the courier could not deliver an order that is on its way',
  access: 'staff',
  limit: 'console',
  params: orderParams,
  body: z.object({
    nth: z.int().min(1).max(maxTries).describe('1 for the first; 409 if somebody recorded it already'),
    reason: requiredText(500).describe('For the shop only'),
  }),
  maxResponse: 1024 * 1024,
  success: { status: 200, body: answer(adminOrder) },
  problems: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
});

export const adminOrderTryUndo = endpoint({
  route: adminRoutes.adminOrderTryUndo,
  tag,
  summary: 'Takes back the last failed delivery of an order that is still on its way',
  access: 'staff',
  limit: 'console',
  params: orderParams.extend({
    nth: wholeNumber({ min: 1, max: maxTries, message: 'Which failed delivery, such as 1?' }),
  }),
  maxResponse: 1024 * 1024,
  success: { status: 200, body: answer(adminOrder) },
  problems: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
});

export const adminOrderNote = endpoint({
  route: adminRoutes.adminOrderNote,
  tag,
  summary: 'Adds a note that only the shop sees',
  access: 'staff',
  limit: 'console',
  params: orderParams,
  body: z.object({ text: requiredText(2_000) }),
  maxResponse: 1024 * 1024,
  success: { status: 200, body: answer(adminOrder) },
  problems: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
});

/** The value of a field as the staff member saw it, and the new value. */
const correction = <After extends z.ZodType>(after: After) =>
  z.object({ before: z.string().max(2_000), after }).optional();

export const adminOrderCorrection = endpoint({
  route: adminRoutes.adminOrderCorrection,
  tag,
  summary: 'Corrects the name, phone number and address of an order that is not with the courier yet',
  access: 'staff',
  limit: 'console',
  params: orderParams,
  body: z
    .object({
      name: correction(line(120)),
      phone: correction(phone),
      address: correction(requiredText(500)),
    })
    .refine((body) => Object.values(body).some((change) => change !== undefined), {
      error: 'Say what is to be corrected: name, phone or address.',
    }),
  maxResponse: 1024 * 1024,
  success: { status: 200, body: answer(adminOrder) },
  problems: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
});

export const adminOrderInvoice = endpoint({
  route: adminRoutes.adminOrderInvoice,
  tag,
  summary: 'The invoice of an order as a PDF of A4 pages, to print',
  access: 'staff',
  limit: 'console',
  params: orderParams,
  query: invoiceQuery,
  success: { status: 200, body: z.instanceof(Uint8Array), contentType: 'application/pdf' },
  problems: ['NOT_FOUND'],
});

export const adminOrderMail = endpoint({
  route: adminRoutes.adminOrderMail,
  tag,
  summary: 'A mail about an order as the shopper reads it',
  access: 'staff',
  limit: 'console',
  params: orderParams.extend({ mail_id: z.uuid('This must be the id of a mail.') }),
  success: { status: 200, body: answer(z.object({ subject: z.string(), text: z.string() })) },
  problems: ['NOT_FOUND'],
});
