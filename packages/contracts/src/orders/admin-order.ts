import { z } from 'zod';
import { id } from '../shared/ids.ts';
import { localeCodes } from '../shared/locale.ts';
import { taka } from '../shared/money.ts';
import { orderDetailsLine, orderStatus } from './order.ts';

/** The views of the order list: each one status, except `all`, and `undelivered`, those on the way that the courier failed to deliver twice. */
export const orderViews = ['confirm', 'pack', 'handover', 'way', 'returned', 'all', 'undelivered'] as const;
export type OrderView = (typeof orderViews)[number];

/** The outcome of a call about an order. */
export const callOutcome = z.enum(['confirmed', 'no_answer', 'later', 'cancelled']);
export type CallOutcome = z.infer<typeof callOutcome>;

/** The fields that the shop may correct after an order was placed. */
export const orderField = z.enum(['name', 'phone', 'address']);
export type OrderField = z.infer<typeof orderField>;

const at = z.iso.datetime();
const staffName = z.string().describe('The full name of the staff member');

/** The number of calls about an order, and the outcome of the last one. */
const calls = z.object({
  count: z.int(),
  unanswered: z.int().describe('Those that nobody answered'),
  last: z.object({ outcome: callOutcome, at, by: staffName, again_at: at.nullable() }).nullable(),
});

/** How often the courier failed to deliver an order, and why the last time. */
const tries = z.object({
  count: z.int(),
  last: z.object({ at, by: staffName, reason: z.string() }).nullable(),
});

/** What became of an order that came back. */
const cameBack = z
  .object({
    reason: z.string().nullable(),
    in_stock: z.int().describe('Pieces that are in the stock again'),
    damaged: z.int().describe('Pieces that were written off'),
  })
  .meta({ id: 'CameBack' });

/** Facts about other orders with the same phone number, without a verdict. */
const samePhone = z
  .object({
    pending: z.int().describe('Others that are pending now'),
    ended: z.int().describe('Others that were delivered or returned'),
    returned: z.int().describe('Others that came back'),
  })
  .meta({ id: 'SamePhone' });

/** An order as a row of the console's lists. */
export const adminOrderRow = z
  .object({
    order_number: z.string(),
    date: at,
    status: orderStatus,
    since: at.describe('When it got this status'),
    name: z.string(),
    phone: z.string(),
    address: z.string(),
    zone: z.string().describe('The delivery zone, as it was called when the order was placed'),
    zone_bn: z.string().describe('The same in Bangla; as zone where it has no such name, or another one by now'),
    photos: z.array(z.string()).describe('Pictures of its first three lines'),
    lines: z.int(),
    pieces: z.int(),
    shops: z.int().describe('How many shops its products are from'),
    total_amount: taka.describe('The cash to collect'),
    coupon_code: z.string().nullable(),
    has_note: z.boolean().describe('Whether the shopper wrote something with the order'),
    calls,
    tries,
    sheet: z.string().nullable().describe('The courier sheet it was handed over on'),
    owed: z
      .array(z.object({ shop: z.string(), shop_bn: z.string(), pieces: z.int() }))
      .describe('What each shop has to bring before it can be packed; empty unless it is confirmed'),
    came_back: cameBack.nullable().describe('null unless it was returned'),
    same_phone: samePhone,
  })
  .meta({ id: 'AdminOrderRow' });
export type AdminOrderRow = z.infer<typeof adminOrderRow>;

/** A line with its product's current stock; null if the product no longer exists. */
const adminOrderLine = orderDetailsLine.extend({ stock: z.int().nullable() });

const moved = z.object({
  kind: z.literal('status'),
  at,
  by: z.string().nullable().describe('A staff member, the shopper (by her name), or null: the shop itself'),
  is_shopper: z.boolean(),
  from: orderStatus.nullable(),
  to: orderStatus,
  reason: z.string().nullable(),
});
const called = z.object({ kind: z.literal('call'), at, by: staffName, outcome: callOutcome, again_at: at.nullable() });
const tried = z.object({
  kind: z.literal('try'),
  at,
  by: staffName,
  nth: z.int().describe('1 for the first failed delivery'),
  reason: z.string(),
});
const noted = z.object({ kind: z.literal('note'), at, by: staffName, text: z.string() });
const corrected = z.object({
  kind: z.literal('correction'),
  at,
  by: staffName,
  field: orderField,
  before: z.string(),
  after: z.string(),
});

/** An event in an order's history. */
export const orderEvent = z
  .discriminatedUnion('kind', [moved, called, tried, noted, corrected])
  .meta({ id: 'OrderEvent' });
export type OrderEvent = z.infer<typeof orderEvent>;

const orderMail = z
  .object({
    id: z.uuid(),
    kind: z.string().describe('Its purpose, such as order-confirmation'),
    recipient: z.string(),
    subject: z.string().nullable().describe('null: it is written when it is sent'),
    status: z.enum(['queued', 'sent', 'failed']),
    error: z.string().nullable(),
    at: at.describe('When it was sent, or else written'),
  })
  .meta({ id: 'OrderMail' });

/** One order as staff see it. Name, phone and address are empty once the person's data was deleted. */
export const adminOrder = adminOrderRow
  .extend({
    email: z.string(),
    order_notes: z.string().nullable(),
    locale: z.enum(localeCodes).describe('The language that the shopper is written to in'),
    zone_id: id.nullable(),
    sub_total: taka,
    delivery_charge: taka,
    coupon: taka,
    is_forgotten: z.boolean(),
    next: z.array(orderStatus).describe('The statuses it may get next'),
    product_details: z.array(adminOrderLine),
    customer: z
      .object({ orders: z.int(), delivered: z.int(), cancelled: z.int(), returned: z.int(), paid: taka, since: at })
      .describe('All orders of the same phone number, this one included; `paid` is the total of those delivered'),
    history: z.array(orderEvent).describe('Newest first'),
    mails: z.array(orderMail).describe('Newest first'),
  })
  .meta({ id: 'AdminOrder' });
export type AdminOrder = z.infer<typeof adminOrder>;

/** When an order got its status, and by whom. */
export const lastMove = z
  .object({ at, by: z.string().nullable().describe('A staff member, the shopper, or null: the shop itself') })
  .nullable();

/** The outcome for one order of a step taken for many. */
export const orderMoveResult = z
  .object({
    order_number: z.string(),
    result: z.enum(['moved', 'not_allowed', 'not_found']),
    status: orderStatus.nullable().describe('The status it has now; null if there is no such order'),
    changed: lastMove.describe('For not_allowed: when it got that status, and by whom, if that is known'),
  })
  .meta({ id: 'OrderMoveResult' });
export type OrderMoveResult = z.infer<typeof orderMoveResult>;
