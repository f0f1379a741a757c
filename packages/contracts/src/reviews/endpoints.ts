import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { routes } from '../routes.ts';
import { answer, answerWith } from '../shared/answer.ts';
import { storesPicture } from '../shared/file.ts';
import { id, idInput, userId } from '../shared/ids.ts';
import { text } from '../shared/text.ts';
import { maxReviewPhotos } from './max-review-photos.ts';
import { pictureWidths } from '../shared/picture-widths.ts';

const tag = 'Reviews';
const starInput = z
  .union([z.string(), z.number().transform(String)])
  .pipe(z.enum(['1', '2', '3', '4', '5'], 'Choose a rating from 1 to 5.'));

/** The status of a review; only its author sees a pending or hidden one. */
export const reviewStatus = z.enum(['visible', 'pending', 'hidden']);

/** A review; `star` is text, '1' to '5'. The name is '' once the author's account is deleted. */
export const review = z
  .object({
    id: z.int(),
    star: z.enum(['1', '2', '3', '4', '5']),
    message: z.string(),
    date: z.iso.datetime(),
    is_verified_purchase: z.boolean(),
    photos: z.array(z.string()).describe(`Absolute paths; ?w=${pictureWidths.join('|')} gives a smaller AVIF or WebP`),
    helped_count: z.int().describe('How many shoppers it helped; may be some seconds old in a list'),
    user: z.object({ full_name: z.string(), photo: z.string() }),
  })
  .meta({ id: 'Review' });
export type Review = z.infer<typeof review>;

/** A review as its author sees it. */
export const ownReviewView = review.extend({ status: reviewStatus }).meta({ id: 'OwnReview' });
export type OwnReview = z.infer<typeof ownReviewView>;

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
  summary: "A product's reviews, newest first, 10 at a time, with average and histogram of all",
  access: 'public',
  cache: 'shared',
  limit: 'catalogue',
  params: z.object({ id: idInput }),
  query: z.object({ cursor: z.string().max(200).optional().describe('next_cursor of the previous page') }),
  success: {
    status: 200,
    body: answerWith(z.array(review), {
      summary,
      next_cursor: z.string().nullable().describe('null on the last page'),
    }),
  },
  problems: ['NOT_FOUND'],
});

export const reviewStore = endpoint({
  route: routes.reviewStore,
  tag,
  summary:
    "Stores the caller's review of a product; sending again replaces it. It waits for approval if nothing was ever delivered to the caller",
  access: 'shopper',
  limit: 'reviews',
  body: z.object({
    star: starInput,
    message: text(2000),
    user_id: userId,
    product_id: idInput,
    photos: z
      .array(z.string().max(200))
      .max(maxReviewPhotos)
      .optional()
      .describe('Uploaded ones, and those that it has; left out: they stay as they are'),
  }),
  success: { status: 201, body: answer(ownReviewView) },
  problems: ['FORBIDDEN', 'NOT_FOUND'],
});

export const ownReview = endpoint({
  route: routes.ownReview,
  tag,
  summary:
    "The caller's review of a product, also while it waits for approval; null without one. With the reviews of it that helped the caller",
  access: 'shopper',
  limit: 'account',
  params: z.object({ id: idInput }),
  success: {
    status: 200,
    body: answerWith(ownReviewView.nullable(), { helped: z.array(id).describe('The last 1,000') }),
  },
  problems: [],
});

export const reviewPhoto = endpoint({
  route: routes.reviewPhoto,
  tag,
  summary: "Stores a photo for a review of the caller's; one that no review has named within a day is removed",
  access: 'shopper',
  limit: 'uploads',
  ...storesPicture,
});

export const reviewHelped = endpoint({
  route: routes.reviewHelped,
  tag,
  summary: "Says that somebody else's visible review helped the caller, or takes that back",
  access: 'shopper',
  limit: 'account',
  params: z.object({ id: idInput }),
  body: z.object({ helped: z.boolean() }),
  success: { status: 200, body: answer(z.object({ helped: z.boolean(), helped_count: z.int() })) },
  problems: ['FORBIDDEN', 'NOT_FOUND'],
});
