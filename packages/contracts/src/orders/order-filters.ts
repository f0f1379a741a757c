import { z } from 'zod';
import { idInput } from '../shared/ids.ts';
import { takaInput } from '../shared/money.ts';
import { text } from '../shared/text.ts';
import { orderViews } from './admin-order.ts';

const day = z.iso.date('This must be a day such as 2026-11-22.').describe('A day in Dhaka');

/** The filters of the list, without its page. */
export const orderFilters = z.object({
  view: z.enum(orderViews).default('confirm'),
  q: text(100)
    .optional()
    .describe('The beginning of an order number, phone number or name, or the last digits of either number'),
  zone: idInput.optional(),
  shop: idInput.optional().describe('Orders with a product of this shop'),
  from: day.optional(),
  to: day.optional(),
  min_total: takaInput.optional(),
  max_total: takaInput.optional(),
});
