import type { EndpointReply, Endpoints } from '@haat/contracts';

type ReviewReply = EndpointReply<Endpoints['singleProductReviewList']>;

/** The first page of a product's reviews, newest first, with the sums of all. */
export interface ProductReviews {
  list: ReviewReply['data'];
  summary: ReviewReply['summary'];
  /** Null: there are no more. */
  nextCursor: string | null;
}

/** A product's reviews with one's own among them: newer than those the page came with. */
export interface NewerReviews extends ProductReviews {
  productId: number;
}
