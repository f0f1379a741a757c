import { z } from 'zod';
import { id } from '../shared/ids.ts';
import { reviewStatus } from './endpoints.ts';

/**
 * The lists of reviews in the console: those waiting for approval, visible ones with one or two stars, hidden ones,
 * and all.
 */
export const reviewViews = ['look', 'low', 'hidden', 'all'] as const;
export type ReviewView = (typeof reviewViews)[number];

/** A review as staff see it. */
export const adminReview = z
  .object({
    id,
    status: reviewStatus,
    star: z.int().min(1).max(5),
    message: z.string(),
    photos: z.array(z.string()).describe('Absolute paths'),
    written_at: z.iso.datetime().describe('To send back with a decision: of what was decided'),
    author: z.string().nullable().describe('null once the account was deleted'),
    order_number: z.string().nullable().describe('The last order with the product that was delivered to the author'),
    product: z.object({ id, slug: z.string(), title: z.string(), title_bn: z.string(), photo: z.string() }),
    shop: z.object({ name: z.string(), name_bn: z.string() }),
    hidden_reason: z.string().nullable(),
    decided_by: z.string().nullable().describe('The name of whoever decided last'),
    decided_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'AdminReview' });
export type AdminReview = z.infer<typeof adminReview>;
