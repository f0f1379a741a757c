import { z } from 'zod';
import { adminRoutes } from '../admin-routes.ts';
import { endpoint } from '../endpoint.ts';
import { answer, answerWith } from '../shared/answer.ts';
import { boundedCount } from '../shared/bounded-count.ts';
import { problem } from '../shared/field-problems.ts';
import { flag } from '../shared/flag.ts';
import { idInput, wholeNumber } from '../shared/ids.ts';
import { text } from '../shared/text.ts';
import { adminReview } from './admin-review.ts';
import { reviewViews } from './review-views.ts';
import { reviewStatus } from './endpoints.ts';

const tag = 'Reviews of the shop';

export const adminReviewList = endpoint({
  route: adminRoutes.adminReviewList,
  tag,
  summary: 'The reviews of a view, 50 at a time, newest first; those that wait oldest first',
  access: 'operator',
  limit: 'console',
  query: z.object({
    view: z.enum(reviewViews).default('look'),
    q: text(100)
      .optional()
      .describe("Words of the review, of its product's title or of its author's name, in their order"),
    product: idInput.optional(),
    shop: idInput.optional().describe('Reviews of products of this shop'),
    star: wholeNumber({ min: 1, max: 5, message: 'A rating is 1 to 5.' }).optional(),
    status: reviewStatus.optional(),
    photos: flag.optional().describe('Only those with photos, or only those without'),
    lately: flag.optional().describe('true: only those that were decided in the last 7 days'),
    cursor: z.string().max(200).optional().describe('next_cursor of the previous page'),
  }),
  success: {
    status: 200,
    body: answerWith(z.array(adminReview), {
      counts: z
        .record(z.enum(reviewViews), boundedCount)
        .describe('How many reviews each view holds; of the product alone, if one is asked for'),
      average: z
        .number()
        .nullable()
        .describe(
          'The average of all visible reviews; of more than 10,000, of what is sold and some minutes old; null if there are none',
        ),
      next_cursor: z.string().nullable().describe('null on the last page'),
    }),
  },
  problems: [],
});

export const adminReviewDecide = endpoint({
  route: adminRoutes.adminReviewDecide,
  tag,
  summary: "Shows a review or hides it with a reason; the product's rating follows",
  access: 'operator',
  limit: 'console',
  params: z.object({ id: idInput }),
  body: z
    .object({
      written_at: z.iso.datetime().describe('Of the words that were decided: their author may have changed them since'),
      status: z.enum(['visible', 'hidden']),
      reason: text(300).optional().describe('Why it is hidden; for staff alone'),
    })
    .refine(({ status, reason }) => status === 'visible' || Boolean(reason), {
      path: ['reason'],
      error: problem('REQUIRED'),
    }),
  success: { status: 200, body: answer(adminReview) },
  problems: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
});
