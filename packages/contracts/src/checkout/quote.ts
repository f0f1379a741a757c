import { z } from 'zod';
import { id, idInput, wholeNumber } from '../shared/ids.ts';
import { taka } from '../shared/money.ts';
import { text } from '../shared/text.ts';
import { maxPieces } from '../saved-lists/bounds.ts';

const option = z
  .union([text(80), z.number().transform(String)])
  .nullish()
  .transform((value) => (value === '' || value == null ? null : value));

/** One line of a cart or order: product, quantity, size and colour (both may be unset). */
export const lineInput = z.object({
  product_id: idInput,
  qty: wholeNumber({ min: 1, max: maxPieces, message: `Choose a quantity from 1 to ${maxPieces}.` }),
  size: option,
  color: option,
});
export type LineInput = z.output<typeof lineInput>;

/** The maximum number of lines of an order; a shop may set a lower one. */
export const maxOrderLines = 100;

/** The lines of an order or quote. */
export const linesInput = z
  .array(lineInput)
  .min(1, 'Your cart is empty.')
  .max(maxOrderLines, `An order holds at most ${maxOrderLines} lines.`);

/** A delivery area and its charge in Taka. */
export const shippingZone = z
  .object({
    id,
    shipping_address: z.string(),
    shipping_address_bn: z.string(),
    delivery_charge: taka,
    delivery_days: z.int().min(0).describe('Within how many days a parcel arrives; 0: nothing is promised'),
    places: z
      .string()
      .describe("The places it is meant for, separated by commas: districts, 'Dhaka/Savar', '*' for everywhere else"),
  })
  .meta({ id: 'ShippingZone' });
export type ShippingZone = z.infer<typeof shippingZone>;

/** A public coupon: a flat amount in Taka off an order's subtotal. */
export const coupon = z
  .object({
    id,
    code: z.string(),
    value: taka,
    min_subtotal: taka,
    ends_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Coupon' });
export type Coupon = z.infer<typeof coupon>;

/** Why a coupon does not apply. */
export const couponProblem = z.enum(['UNKNOWN', 'NOT_STARTED', 'EXPIRED', 'BELOW_MINIMUM', 'EXHAUSTED', 'USED_BY_YOU']);
export type CouponProblem = z.infer<typeof couponProblem>;

/**
 * Why a line cannot be ordered: too little stock, no such product, more pieces than an order may hold, or a size or
 * colour that the product no longer has.
 */
export const lineProblem = z.enum(['OUT_OF_STOCK', 'NOT_FOUND', 'ABOVE_LIMIT', 'SIZE_GONE', 'COLOR_GONE']);
export type LineProblem = z.infer<typeof lineProblem>;

/** Why a cart cannot be ordered although each of its lines can. */
export const orderProblem = z.enum(['TOO_MANY_LINES', 'TOO_MUCH_PENDING']);
export type OrderProblem = z.infer<typeof orderProblem>;

/** The server's figures for a cart; orders are made from nothing else. */
export const quote = z
  .object({
    lines: z.array(
      z.object({
        product_id: id,
        slug: z.string(),
        name: z.string(),
        name_bn: z.string(),
        photo: z.string(),
        shop_name: z.string(),
        shop_name_bn: z.string(),
        price: taka,
        offer_price: taka,
        qty: z.int(),
        size: z.string().nullable(),
        color: z.string().nullable(),
        color_bn: z.string().nullable(),
        line_total: taka,
        available: z.int().describe('Pieces in stock, shared by all sizes and colours'),
        max_qty: z.int().describe('Pieces of the product, all lines together, that one order may hold'),
        problem: lineProblem.nullable(),
      }),
    ),
    sub_total: taka,
    shipping: shippingZone.nullable(),
    delivery_charge: taka.describe('0 until a zone is chosen'),
    coupon: z
      .object({
        code: z.string(),
        value: taka,
        min_subtotal: taka,
        problem: couponProblem.nullable(),
      })
      .nullable()
      .describe('The coupon asked for; it takes nothing off while it has a problem'),
    discount: taka,
    total_amount: taka,
    problem: orderProblem
      .nullable()
      .describe('More lines than an order may hold, or more orders than may wait for the call that confirms them'),
    limits: z
      .object({
        lines: z.int().describe('Lines that one order may hold'),
        pending_orders: z.int().nullable().describe('Orders that may wait to be confirmed; null is no bound'),
        pending_total: taka.nullable().describe('What they may come to; null is no bound'),
      })
      .describe('Bounds of an order and of a shopper to whom nothing has been delivered yet'),
    is_orderable: z.boolean().describe('Nothing stands in the way, and a zone is chosen'),
  })
  .meta({ id: 'Quote' });
export type Quote = z.infer<typeof quote>;
