import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { routes } from '../routes.ts';
import { answer, answerWith } from '../shared/answer.ts';
import { idInput, userId } from '../shared/ids.ts';
import { text } from '../shared/text.ts';

const tag = 'Reviews';
const starInput = z
  .union([z.string(), z.number().transform(String)])
  .pipe(z.enum(['1', '2', '3', '4', '5'], 'Choose a rating from 1 to 5.'));

/** A review; `star` is text, '1' to '5'. */
export const review = z
  .object({
    id: z.int(),
    star: z.enum(['1', '2', '3', '4', '5']),
    message: z.string(),
    date: z.iso.datetime(),
    is_verified_purchase: z.boolean(),
    user: z.object({ full_name: z.string(), photo: z.string() }),
  })
  .meta({ id: 'Review' });
export type Review = z.infer<typeof review>;

const summary = z
  .object({
    average: z.number(),
    count: z.int(),
    histogram: z
      .array(z.object({ star: z.enum(['1', '2', '3', '4', '5']), count: z.int() }))
      .describe('Five stars first'),
  })
  .meta({ id: 'ReviewSummary' });

export const singleProductReviewList = endpoint({
  route: routes.singleProductReviewList,
  tag,
  summary: "A product's reviews, newest first, with average and histogram",
  access: 'public',
  cache: 'shared',
  limit: 'catalogue',
  params: z.object({ id: idInput }),
  success: { status: 200, body: answerWith(z.array(review), { summary }) },
  problems: ['NOT_FOUND'],
});

export const reviewStore = endpoint({
  route: routes.reviewStore,
  tag,
  summary: "Stores the caller's review of a product; sending again replaces it",
  access: 'shopper',
  limit: 'reviews',
  body: z.object({ star: starInput, message: text(2000), user_id: userId, product_id: idInput }),
  success: { status: 201, body: answer(review) },
  problems: ['FORBIDDEN', 'NOT_FOUND'],
});
