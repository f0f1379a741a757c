import { z } from 'zod';
import { missedSearch } from '../catalogue/search.ts';
import { id } from '../shared/ids.ts';
import { taka } from '../shared/money.ts';

const at = z.iso.datetime();
const day = z.iso.date().describe('A day in Dhaka');

/** The number and the oldest entry of one waiting list. */
const waiting = z.object({ count: z.int(), oldest: at.nullable().describe('Since when the first of them waits') });

/** Orders placed on one day and their revenue; cancelled and returned ones are counted, but bring in nothing. */
const dayOfOrders = z
  .object({
    day,
    orders: z.int(),
    lost: z.int().describe('Of those, cancelled or returned'),
    paid: taka.describe('Of those that are delivered'),
    open: taka.describe('Of those that are on their way to it'),
  })
  .meta({ id: 'DayOfOrders' });
export type DayOfOrders = z.infer<typeof dayOfOrders>;

const productLine = {
  id,
  slug: z.string(),
  photo: z.string(),
  title: z.string(),
  title_bn: z.string(),
  stock: z.int(),
};

/** What the operator needs to know in the morning. Days are those of Dhaka. */
export const today = z
  .object({
    confirm: waiting,
    pack: waiting.extend({ shops: z.int().describe('How many shops owe pieces') }),
    handover: waiting,
    undelivered: waiting.describe('Orders on the way that the courier could not deliver twice'),
    late: waiting.describe(
      'Orders that the courier has had for as many days as the owner set, delivered neither nor brought back',
    ),
    applications: waiting.describe('Of people who want to sell'),
    failed_mails: z.object({
      count: z.int(),
      newest: z.array(
        z.object({
          id: z.uuid(),
          kind: z.string(),
          order_number: z.string().nullable(),
          error: z.string().nullable(),
          at,
        }),
      ),
    }),
    days: z.array(dayOfOrders).describe('The last 30 days, oldest first, today included'),
    courier: z
      .object({
        parcels: z.int(),
        total: taka,
        days_1_2: taka,
        days_3_on: taka.describe('3 days or more, but not late'),
        late: taka.describe('As many days as the owner set, or more'),
      })
      .describe('What the courier has and has yet to bring in, by the days since it was handed over'),
    low_stock: z
      .array(z.object({ ...productLine, sold_a_day: z.number(), days_left: z.number().nullable() }))
      .describe(
        'Products that sold in the last 30 days and will last at most as many days as the owner set, the most urgent first',
      ),
    low_stock_count: z.int().describe('How many products will last no longer than that'),
    zones: z
      .array(
        z.object({ id, zone: z.string(), zone_bn: z.string(), orders: z.int(), cancelled: z.int(), returned: z.int() }),
      )
      .describe('Orders of the last 30 days by delivery zone'),
    best_selling: z
      .array(z.object({ ...productLine, pieces: z.int(), total: taka }))
      .describe('What sold most in the last 7 days'),
    missed_searches: z
      .array(missedSearch)
      .describe('Searches of the last 7 days that found nothing, the most frequent first'),
  })
  .meta({ id: 'Today' });
export type Today = z.infer<typeof today>;
