import type { EndpointReply, Endpoints } from '@haat/contracts';

type ReviewReply = EndpointReply<Endpoints['singleProductReviewList']>;

/** A product's reviews, newest first, with their sums. */
export interface ProductReviews {
  list: ReviewReply['data'];
  summary: ReviewReply['summary'];
}
