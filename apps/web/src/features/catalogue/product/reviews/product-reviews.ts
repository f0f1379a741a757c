import type { EndpointReply, Endpoints } from '@haat/contracts';

type ReviewReply = EndpointReply<Endpoints['singleProductReviewList']>;

/** The first page of a product's reviews, newest first, with count and average of all. */
export interface ProductReviews {
  list: ReviewReply['data'];
  summary: ReviewReply['summary'];
  /** Null if there are no more. */
  nextCursor: string | null;
}

/** A product's reviews after the shopper's own was stored; newer than those of the page's loader. */
export interface NewerReviews extends ProductReviews {
  productId: number;
}
