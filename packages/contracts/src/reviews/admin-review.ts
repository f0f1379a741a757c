import { z } from 'zod';
import { id } from '../shared/ids.ts';
import { reviewStatus } from './endpoints.ts';

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
    facts: z
      .object({
        returned_order: z
          .string()
          .nullable()
          .describe('The last order with the product that came back from the author, if none was delivered'),
        has_same_words: z
          .boolean()
          .describe('Whether another review of the week before or after has the same words, at least 20 characters'),
        is_named_like_staff: z.boolean().describe('Whether the author has the name of a member of staff'),
        account_age_minutes: z
          .int()
          .min(0)
          .nullable()
          .describe('How old the account was when the review was first written; null once it was deleted'),
        written_that_day: z.int().min(0).describe("How many of the author's reviews were first written on that day"),
      })
      .describe('What may make a review suspicious: facts, no verdicts'),
    product: z.object({ id, slug: z.string(), title: z.string(), title_bn: z.string(), photo: z.string() }),
    shop: z.object({ name: z.string(), name_bn: z.string() }),
    hidden_reason: z.string().nullable(),
    decided_by: z.string().nullable().describe('The name of whoever decided last'),
    decided_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'AdminReview' });
export type AdminReview = z.infer<typeof adminReview>;
