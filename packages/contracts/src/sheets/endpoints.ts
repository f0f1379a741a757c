import { z } from 'zod';
import { adminRoutes } from '../admin-routes.ts';
import { endpoint } from '../endpoint.ts';
import { answer, answerWith } from '../shared/answer.ts';
import { idInput, orderNumberInput } from '../shared/ids.ts';
import { text } from '../shared/text.ts';
import { boundedCount } from '../shared/bounded-count.ts';
import { packingShop } from './packing.ts';
import {
  cashFigures,
  handOverResult,
  parcel,
  parcelsFound,
  sheet,
  sheetAges,
  sheetCode,
  sheetRow,
  sheetViews,
} from './sheet.ts';

const tag = 'Courier sheets';
const sheetParams = z.object({ code: sheetCode });
const filters = { zone: idInput.optional(), shop: idInput.optional().describe('Orders with a product of this shop') };
/** The numbers of up to 50 orders, as many as a page of the list holds. */
const orderNumbersText = z
  .string()
  .max(1_000)
  .transform((given) => given.split(','))
  .pipe(z.array(orderNumberInput).max(50));
/** The maximum number of parcels on a sheet. */
const maxParcels = 200;

export const adminParcelList = endpoint({
  route: adminRoutes.adminParcelList,
  tag,
  summary: 'The first 200 parcels that can go on a sheet, by zone, those that wait longest first',
  access: 'staff',
  limit: 'console',
  query: z.object({
    of: z.enum(['packed', 'without-sheet']).default('packed').describe('without-sheet: on the way, but on no sheet'),
    ...filters,
  }),
  maxResponse: 1024 * 1024,
  success: { status: 200, body: answerWith(z.array(parcel), { found: parcelsFound }) },
  problems: [],
});

export const adminPackingList = endpoint({
  route: adminRoutes.adminPackingList,
  tag,
  summary: 'What each shop has to bring for the orders to be packed: the oldest 200, or as many as hold 1,000 lines',
  access: 'staff',
  limit: 'console',
  query: z.object({
    ...filters,
    orders: orderNumbersText.optional().describe('Only these orders, by their numbers, separated by commas'),
  }),
  maxResponse: 2 * 1024 * 1024,
  success: {
    status: 200,
    body: answerWith(z.array(packingShop), {
      orders: z.int().describe('How many orders are on the lists'),
      found: boundedCount.describe('How many there are to be packed'),
    }),
  },
  problems: [],
});

export const adminSheetCreate = endpoint({
  route: adminRoutes.adminSheetCreate,
  tag,
  summary: 'Hands orders over to the courier on one new sheet; those that are not packed are left as they are',
  access: 'staff',
  limit: 'console',
  body: z.object({
    order_numbers: z.array(orderNumberInput).min(1).max(maxParcels),
    courier: text(80).optional().describe('Who takes them'),
  }),
  success: {
    status: 200,
    body: answer(
      z.object({
        sheet: z.string().nullable().describe('null: no order could be handed over'),
        results: z.array(handOverResult),
      }),
    ),
  },
  problems: [],
});

export const adminSheetList = endpoint({
  route: adminRoutes.adminSheetList,
  tag,
  summary: 'The sheets of a view, newest first, 50 at a time, and the cash at a glance',
  access: 'staff',
  limit: 'console',
  query: z.object({
    view: z.enum(sheetViews).default('open'),
    age: z.enum(sheetAges).optional().describe('new: up to 2 days; waiting: longer, but not late; late'),
    cursor: z
      .string()
      .regex(/^\d{1,18}$/, 'This is no cursor of a list of sheets.')
      .optional()
      .describe('next_cursor of the previous page'),
  }),
  success: {
    status: 200,
    body: answerWith(z.array(sheetRow), {
      next_cursor: z.string().nullable().describe('null on the last page'),
      views: z.record(z.enum(sheetViews), z.int()),
      figures: cashFigures,
    }),
  },
  problems: [],
});

export const adminSheetEndpoint = endpoint({
  route: adminRoutes.adminSheet,
  tag,
  summary: 'One sheet with its parcels and settlements',
  access: 'staff',
  limit: 'console',
  params: sheetParams,
  maxResponse: 2 * 1024 * 1024,
  success: { status: 200, body: answer(sheet) },
  problems: ['NOT_FOUND'],
});

export const adminSheetCsv = endpoint({
  route: adminRoutes.adminSheetCsv,
  tag,
  summary: 'The parcels of a sheet as a table for spreadsheets (CSV)',
  access: 'staff',
  limit: 'console',
  params: sheetParams,
  maxResponse: 1024 * 1024,
  success: { status: 200, body: z.instanceof(Uint8Array), contentType: 'text/csv; charset=utf-8' },
  problems: ['NOT_FOUND'],
});
