import { z } from 'zod';
import { adminRoutes } from '../admin-routes.ts';
import { endpoint } from '../endpoint.ts';
import { answer, answerWith } from '../shared/answer.ts';
import { endsAfterStart, endsTooEarly, momentOrNone } from '../shared/moment.ts';
import { takaInput } from '../shared/money.ts';
import { line } from '../shared/text.ts';
import { adminCoupon, couponFigures, couponViews } from './admin-coupon.ts';

const tag = 'Coupons of the shop';

/** As typed by shoppers; stored in upper case. */
const code = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9][A-Z0-9-]{2,19}$/, '3 to 20 capital letters, figures and hyphens.');
const maxPoisha = 100_000_000;
const value = takaInput.pipe(z.int().min(100, 'At least ৳1.').max(maxPoisha, 'At most ৳10,00,000.'));
const minSubtotal = takaInput.pipe(z.int().max(maxPoisha, 'At most ৳10,00,000.'));
const limit = z.int('A whole number.').min(1, 'At least 1.').max(1_000_000, 'At most 10,00,000.').nullable();

const fields = z.object({
  value,
  min_subtotal: minSubtotal,
  starts_at: momentOrNone,
  ends_at: momentOrNone,
  total_limit: limit,
  per_customer_limit: limit,
  is_active: z.boolean(),
  is_public: z.boolean(),
});

export const adminCouponList = endpoint({
  route: adminRoutes.adminCouponList,
  tag,
  summary:
    'A list of coupons, newest first, 100 at a time; how many each list holds, and what coupons gave away lately',
  access: 'operator',
  limit: 'console',
  query: z.object({
    view: z.enum(couponViews).default('all'),
    cursor: z
      .string()
      .regex(/^\d{1,9}$/, 'This is no cursor of a list of coupons.')
      .optional()
      .describe('next_cursor of the previous page'),
  }),
  success: {
    status: 200,
    body: answerWith(z.array(adminCoupon), {
      next_cursor: z.string().nullable().describe('null on the last page'),
      counts: z.record(z.enum(couponViews), z.int()),
      figures: couponFigures,
    }),
  },
  problems: [],
});

export const adminCouponCreate = endpoint({
  route: adminRoutes.adminCouponCreate,
  tag,
  summary: 'Makes a coupon',
  access: 'operator',
  limit: 'console',
  body: fields.extend({ code }).refine(endsAfterStart, endsTooEarly),
  success: { status: 201, body: answer(adminCoupon) },
  problems: ['CODE_TAKEN'],
});

export const adminCouponEndpoint = endpoint({
  route: adminRoutes.adminCoupon,
  tag,
  summary: 'A coupon',
  access: 'operator',
  limit: 'console',
  params: z.object({ code: line(40) }),
  success: { status: 200, body: answer(adminCoupon) },
  problems: ['NOT_FOUND'],
});

export const adminCouponChange = endpoint({
  route: adminRoutes.adminCouponChange,
  tag,
  summary:
    'Changes a coupon; orders keep what they were placed with. With another version than it has now, nothing is changed and the answer is how it is',
  access: 'operator',
  limit: 'console',
  params: z.object({ code: line(40) }),
  body: fields.extend({ version: z.int().min(1) }).refine(endsAfterStart, endsTooEarly),
  success: { status: 200, body: answer(adminCoupon) },
  problems: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
});
