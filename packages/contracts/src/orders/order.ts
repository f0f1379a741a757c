import { z } from 'zod';
import { taka } from '../shared/money.ts';
import { orderStatuses } from './order-statuses.ts';

export type { OrderStatus } from './order-statuses.ts';
export const orderStatus = z.enum(orderStatuses);

/** A line as ordered; prices in Taka. */
export const orderLine = z
  .object({
    product_id: z.int().nullable(),
    slug: z.string(),
    name: z.string(),
    name_bn: z.string(),
    photo: z.string(),
    price: taka,
    offer_price: taka,
    qty: z.int(),
    size: z.string().nullable(),
    color: z.string().nullable(),
    color_bn: z.string().nullable(),
    line_total: taka,
  })
  .meta({ id: 'OrderLine' });

/** A line with the current shop of its product; null if the product no longer exists. */
export const orderDetailsLine = orderLine
  .extend({ shop: z.string().nullable(), shop_bn: z.string().nullable() })
  .meta({ id: 'OrderDetailsLine' });

/** An order as lists show it. `coupon` is the amount taken off. */
export const order = z
  .object({
    order_number: z.string(),
    date: z.iso.datetime(),
    status: orderStatus,
    total_amount: taka,
    sub_total: taka,
    delivery_charge: taka,
    coupon: taka,
    coupon_code: z.string().nullable(),
    product_details: z.array(orderLine),
  })
  .meta({ id: 'Order' });
export type Order = z.infer<typeof order>;

const timeline = z
  .array(z.object({ status: orderStatus, at: z.iso.datetime() }))
  .describe('Every status it has had, oldest first');

/** One order with its address and history. */
export const orderDetails = order
  .extend({
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    address: z.string(),
    order_notes: z.string().nullable(),
    shipping_address: z.string(),
    payment_type: z.literal('Cash on delivery'),
    can_cancel: z.boolean(),
    product_details: z.array(orderDetailsLine),
    timeline,
  })
  .meta({ id: 'OrderDetails' });
export type OrderDetails = z.infer<typeof orderDetails>;

/** An order as seen by anyone who knows its number and phone number: without name and address. */
export const trackedOrder = z
  .object({
    order_number: z.string(),
    date: z.iso.datetime(),
    status: orderStatus,
    total_amount: taka,
    shipping_address: z.string(),
    items: z.int().describe('Pieces in all'),
    timeline,
  })
  .meta({ id: 'TrackedOrder' });
export type TrackedOrder = z.infer<typeof trackedOrder>;
