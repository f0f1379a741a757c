import { z } from 'zod';
import { line } from '../shared/text.ts';
import { boundedCount } from '../shared/bounded-count.ts';
import { orderViews } from './admin-order.ts';

/** How many views of their own somebody keeps. */
export const maxSavedViews = 10;

const idText = z.string().regex(/^[1-9]\d{0,8}$/, 'This must be the number of an existing entry.');
const dayText = z.iso.date('This must be a day such as 2026-11-22.');
const takaText = z.string().regex(/^\d{1,9}$/, 'This must be an amount in whole Taka.');

/** What a view of somebody's own leaves out of a view, as the list is asked. Searches are not kept: they name people. */
export const savedFilters = z
  .object({
    view: z.enum(orderViews),
    zone: idText.optional(),
    shop: idText.optional(),
    from: dayText.optional(),
    to: dayText.optional(),
    min_total: takaText.optional(),
    max_total: takaText.optional(),
  })
  .meta({ id: 'SavedFilters' });
export type SavedFilters = z.infer<typeof savedFilters>;

/** What a view is called by whoever made it. */
export const viewName = line(40);

/** A view of the list of orders that somebody made for themselves. */
export const savedView = z
  .object({
    id: z.int(),
    name: z.string(),
    filters: savedFilters,
    found: boundedCount.describe('How many orders it holds now'),
  })
  .meta({ id: 'SavedView' });
export type SavedView = z.infer<typeof savedView>;
