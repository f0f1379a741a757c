import { z } from 'zod';
import { line } from '../shared/text.ts';
import { day } from '../shared/moment.ts';
import { boundedCount } from '../shared/bounded-count.ts';
import { orderViews } from './admin-order.ts';
import { statusesText } from './order-filters.ts';

/** The maximum number of saved views per staff member. */
export const maxSavedViews = 10;

const idText = z.string().regex(/^[1-9]\d{0,8}$/, 'This must be the number of an existing entry.');
const takaText = z.string().regex(/^\d{1,9}$/, 'This must be an amount in whole Taka.');

/** The filters of a saved view, in the form of the list's query. Search texts are not saved: they name people. */
export const savedFilters = z
  .object({
    view: z.enum(orderViews),
    status: statusesText.optional(),
    zone: idText.optional(),
    shop: idText.optional(),
    from: day.optional(),
    to: day.optional(),
    min_total: takaText.optional(),
    max_total: takaText.optional(),
    late: z.literal('true').optional(),
  })
  .meta({ id: 'SavedFilters' });
export type SavedFilters = z.infer<typeof savedFilters>;

/** The name of a saved view. */
export const viewName = line(40);

/** A view of the order list that a staff member saved for themselves. */
export const savedView = z
  .object({
    id: z.int(),
    name: z.string(),
    filters: savedFilters,
    found: boundedCount.describe('How many orders it holds now'),
  })
  .meta({ id: 'SavedView' });
export type SavedView = z.infer<typeof savedView>;
