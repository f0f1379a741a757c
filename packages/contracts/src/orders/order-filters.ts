import { z } from 'zod';
import { flag } from '../shared/flag.ts';
import { idInput } from '../shared/ids.ts';
import { day } from '../shared/moment.ts';
import { takaInput } from '../shared/money.ts';
import { text } from '../shared/text.ts';
import { orderViews } from './admin-order.ts';
import { orderStatus } from './order.ts';
import { maxOrderSearch } from './order-search.ts';
import { statusList } from './order-statuses.ts';

/** Statuses in a query, separated by commas. */
export const statusesText = z.string().regex(statusList, 'These must be statuses separated by commas.');
const statuses = statusesText.transform((given) => given.split(',')).pipe(z.array(orderStatus));

/** The filters of the list, without its page. */
export const orderFilters = z.object({
  view: z.enum(orderViews).default('confirm'),
  q: text(maxOrderSearch)
    .optional()
    .describe(
      'The beginning of an order number, phone number or name, the last digits of either number, or the e-mail address of the shopper’s account',
    ),
  status: statuses.optional().describe('One or more statuses, separated by commas'),
  zone: idInput.optional(),
  shop: idInput.optional().describe('Orders with a product of this shop'),
  from: day.optional(),
  to: day.optional(),
  min_total: takaInput.optional(),
  max_total: takaInput.optional(),
  late: flag
    .optional()
    .describe('true: only those that the courier has had for as many days as the owner set, or more'),
});
