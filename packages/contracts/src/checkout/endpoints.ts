import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { routes } from '../routes.ts';
import { answer, listAnswer } from '../shared/answer.ts';
import { idInput, userId } from '../shared/ids.ts';
import { taka, takaInput } from '../shared/money.ts';
import { email, line, phone, requiredText, text } from '../shared/text.ts';
import { coupon, linesInput, quote, shippingZone } from './quote.ts';
import { localeCodes } from '../shared/locale.ts';
import { idempotencyKey } from '../shared/idempotency-key.ts';

const tag = 'Checkout';
const couponCode = text(40);

export const shippingList = endpoint({
  route: routes.shippingList,
  tag,
  summary: 'The delivery areas and their charges',
  access: 'public',
  cache: 'shared',
  limit: 'catalogue',
  success: { status: 200, body: listAnswer(shippingZone) },
  problems: [],
});

export const couponList = endpoint({
  route: routes.couponList,
  tag,
  summary: 'The public coupons on offer',
  access: 'public',
  cache: 'shared',
  limit: 'catalogue',
  success: { status: 200, body: listAnswer(coupon) },
  problems: [],
});

export const couponCheck = endpoint({
  route: routes.couponCheck,
  tag,
  summary: 'Tells whether a code, listed or not, is a coupon that can be used now',
  access: 'public',
  limit: 'coupons',
  body: z.object({ code: couponCode, sub_total: takaInput.optional() }),
  success: { status: 200, body: answer(coupon) },
  problems: ['COUPON_INVALID', 'COUPON_EXHAUSTED'],
});

export const checkoutQuote = endpoint({
  route: routes.checkoutQuote,
  tag,
  summary: "The server's prices, charges and totals for a cart, and what stands in the way of ordering it",
  access: 'public',
  limit: 'coupons',
  body: z.object({
    item: linesInput,
    shipping_id: idInput.nullish(),
    coupon_code: couponCode.nullish(),
  }),
  success: { status: 200, body: answer(quote) },
  problems: [],
});

export const checkoutConfirm = endpoint({
  route: routes.checkoutConfirm,
  tag,
  summary: 'Places an order, paid in cash on delivery, at the prices of the server and never above what was sent',
  access: 'shopper',
  limit: 'checkout',
  countsItself: true,
  headers: z.object({
    'idempotency-key': idempotencyKey.describe(
      'The same key with the same body gives the same answer and no second order',
    ),
  }),
  body: z.object({
    user_id: userId,
    total_amount: takaInput,
    sub_total: takaInput,
    name: line(120),
    email,
    phone,
    address: requiredText(500),
    item: linesInput,
    delivery_charge: takaInput.describe("Must be a zone's charge when shipping_id is left out"),
    coupon: z
      .union([z.literal(''), takaInput, couponCode])
      .nullish()
      .describe('The amount off, 0 without a coupon; a code is accepted too'),
    coupon_code: couponCode.nullish(),
    shipping_id: idInput.nullish(),
    is_from_cart: z
      .boolean()
      .nullish()
      .describe("Takes what is ordered out of the account's saved cart; a buy-now order leaves the cart alone"),
    order_notes: text(1000).nullish(),
    locale: z.enum(localeCodes).nullish().describe('The language of the mails'),
  }),
  success: {
    status: 201,
    body: answer(
      z.object({
        order_number: z.string(),
        status: z.string(),
        total_amount: taka,
        sub_total: taka,
        delivery_charge: taka,
        coupon: taka,
      }),
    ),
  },
  problems: [
    'FORBIDDEN',
    'OUT_OF_STOCK',
    'QUOTE_CHANGED',
    'ORDER_LIMIT',
    'COUPON_INVALID',
    'COUPON_EXHAUSTED',
    'IDEMPOTENCY_KEY_REUSED',
  ],
});
