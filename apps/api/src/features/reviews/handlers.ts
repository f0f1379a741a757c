import type { Handlers } from '../../platform/http/handler.ts';
import type { Services } from '../../services.ts';
import { decideReview } from './admin/decide-review.ts';
import { listAdminReviews } from './admin/list-admin-reviews.ts';
import { listReviews } from './list-reviews.ts';
import { markHelped } from './mark-helped.ts';
import { uploadReviewPhoto } from './photos/upload-review-photo.ts';
import { readOwnReview } from './read-own-review.ts';
import { storeReview } from './store-review.ts';

type ReviewEndpoint =
  | 'singleProductReviewList'
  | 'reviewStore'
  | 'ownReview'
  | 'reviewPhoto'
  | 'reviewHelped'
  | 'adminReviewList'
  | 'adminReviewDecide';

/** The endpoints for product reviews and their moderation. */
export function reviewHandlers(services: Services): Pick<Handlers, ReviewEndpoint> {
  return {
    singleProductReviewList: ({ params, query }) =>
      listReviews(services, { productId: params.id, cursor: query.cursor }),
    reviewStore: ({ body, caller }) => storeReview(services, { body, caller }),
    ownReview: (input) => readOwnReview(services, input),
    reviewPhoto: (input) => uploadReviewPhoto(services, input),
    reviewHelped: (input) => markHelped(services, input),
    adminReviewList: ({ query }) => listAdminReviews(services, query),
    adminReviewDecide: (input) => decideReview(services, input),
  };
}
