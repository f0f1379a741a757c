import type { Handlers } from '../../platform/http/handler.ts';
import type { Services } from '../../services.ts';
import { listReviews } from './list-reviews.ts';
import { readOwnReview } from './read-own-review.ts';
import { storeReview } from './store-review.ts';

export function reviewHandlers(
  services: Services,
): Pick<Handlers, 'singleProductReviewList' | 'reviewStore' | 'ownReview'> {
  return {
    singleProductReviewList: ({ params, query }) =>
      listReviews(services, { productId: params.id, cursor: query.cursor }),
    reviewStore: ({ body, caller }) => storeReview(services, { body, caller }),
    ownReview: (input) => readOwnReview(services, input),
  };
}
