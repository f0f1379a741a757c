import type { Handlers } from '../../platform/http/handler.ts';
import type { Services } from '../../services.ts';
import { listReviews } from './list-reviews.ts';
import { storeReview } from './store-review.ts';

export function reviewHandlers(services: Services): Pick<Handlers, 'singleProductReviewList' | 'reviewStore'> {
  return {
    singleProductReviewList: ({ params }) => listReviews(services, params.id),
    reviewStore: ({ body, caller }) => storeReview(services, { body, caller }),
  };
}
