import { z } from 'zod';
import { boundedCount } from '../shared/bounded-count.ts';
import { lastMove } from '../orders/admin-order.ts';
import { orderStatus } from '../orders/order.ts';
import { taka } from '../shared/money.ts';

/**
 * The lists of courier sheets: those with cash outstanding, those with an unexplained difference, those with neither,
 * and all.
 */
export const sheetViews = ['open', 'difference', 'settled', 'all'] as const;
export type SheetView = (typeof sheetViews)[number];

/**
 * How long ago parcels were handed over: up to 2 days; longer, but not late; or as many days as the owner calls late, or
 * more. Today sums up the courier's cash by them.
 */
export const sheetAges = ['new', 'waiting', 'late'] as const;
export type SheetAge = (typeof sheetAges)[number];

const at = z.iso.datetime();
const staffName = z.string().describe('The full name of the staff member');
const difference = z.number().describe('In Taka; below 0 if money is missing');

/** `19-11-A` on input; lower case is corrected. */
export const sheetCode = z
  .string()
  .max(12)
  .trim()
  .toUpperCase()
  .regex(/^\d\d-\d\d-[A-Z]{1,3}$/, 'A sheet is called like 19-11-A.')
  .describe('The day in Dhaka and a letter');

/** A parcel that can go on a sheet. */
export const parcel = z
  .object({
    order_number: z.string(),
    status: orderStatus,
    since: at.describe('When it got this status'),
    name: z.string(),
    phone: z.string(),
    address: z.string(),
    zone: z.string(),
    zone_bn: z.string().describe('As zone where it has no Bangla name'),
    pieces: z.int(),
    total_amount: taka.describe('The cash to collect'),
  })
  .meta({ id: 'Parcel' });
export type Parcel = z.infer<typeof parcel>;

/** The number of orders and the cash to collect for them. */
export const parcelsFound = boundedCount.extend({ to_collect: z.number().nullable() });

/** The outcome for one order to be handed over. */
export const handOverResult = z
  .object({
    order_number: z.string(),
    result: z.enum(['handed_over', 'not_allowed', 'not_found']),
    status: orderStatus.nullable().describe('The status it has now; null if there is no such order'),
    sheet: z.string().nullable().describe('The sheet it is on now'),
    changed: lastMove.describe('For not_allowed: when it got that status, and by whom, if that is known'),
  })
  .meta({ id: 'HandOverResult' });
export type HandOverResult = z.infer<typeof handOverResult>;

/** A sheet as a row of the list. */
export const sheetRow = z
  .object({
    code: z.string(),
    courier: z.string().nullable().describe('Who took the parcels, if somebody wrote that down'),
    at: at.describe('When it was handed over'),
    by: staffName,
    days: z.int().describe('Days since then, in Dhaka'),
    parcels: z.int(),
    out: z.int().describe('Of those, still on the way'),
    delivered: z.int(),
    returned: z.int(),
    handed_over: taka.describe('The cash to collect for all its parcels'),
    expected: taka.describe('Without those that came back unpaid'),
    received: taka,
    outstanding: taka.describe('What its parcels that are not settled have yet to bring in'),
    difference: difference.describe('In Taka: of its settlements that nobody explained; below 0 if money is missing'),
    has_difference: z.boolean().describe('Whether a difference of one of its settlements is not explained'),
  })
  .meta({ id: 'SheetRow' });
export type SheetRow = z.infer<typeof sheetRow>;

/** A parcel on a sheet. */
export const sheetParcel = parcel
  .extend({
    is_settled: z.boolean(),
    received: taka.nullable().describe('null: nothing yet, or it came back unpaid'),
    reason: z.string().nullable().describe('Why it came back'),
  })
  .meta({ id: 'SheetParcel' });
export type SheetParcel = z.infer<typeof sheetParcel>;

/** Cash received for parcels of a sheet. */
export const settlement = z
  .object({
    id: z.int(),
    at,
    by: staffName,
    parcels: z.int(),
    expected: taka,
    received: taka,
    difference,
    reference: z.string().nullable().describe('Such as the number of a slip'),
    note: z.string().nullable(),
    explanation: z.string().nullable().describe('null: no difference, or one that is still open'),
    explained_by: z.string().nullable(),
    explained_at: at.nullable(),
  })
  .meta({ id: 'Settlement' });
export type Settlement = z.infer<typeof settlement>;

/** A sheet with its parcels by zone, and its newest 100 settlements, oldest first. */
export const sheet = sheetRow
  .extend({ list: z.array(sheetParcel), settlements: z.array(settlement) })
  .meta({ id: 'Sheet' });
export type Sheet = z.infer<typeof sheet>;

/** A summary of the cash of all sheets. */
export const cashFigures = z
  .object({
    at_courier: z.object({ total: taka, parcels: z.int(), sheets: z.int() }),
    late: z
      .object({ total: taka, sheets: z.int(), oldest: at.nullable() })
      .describe('Of that, as many days old as the owner set, or more'),
    came_in: z.object({ total: taka, last: at.nullable() }).describe('In the last 7 days'),
    differences: z.object({ total: difference, sheets: z.int() }).describe('Those that nobody explained'),
    without_sheet: z
      .object({ total: taka, parcels: z.int() })
      .describe('On the way, but on no sheet; of the age asked for, if one is'),
  })
  .meta({ id: 'CashFigures' });
export type CashFigures = z.infer<typeof cashFigures>;
