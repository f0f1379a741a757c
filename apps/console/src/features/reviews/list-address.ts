import type { AdminReview, ReviewView } from '@haat/contracts';
import { reviewViews } from '@haat/contracts/reviews/review-views';
import { addressesOf, type Address } from '../../platform/list/list-address.ts';

/** The possible states of a review. */
export const reviewStates = ['visible', 'pending', 'hidden'] as const satisfies readonly AdminReview['status'][];

/** The state of a review list in its address. */
export interface ListAddress extends Address<ReviewView> {
  q: string;
  /** Ids. */
  product: string;
  shop: string;
  star: string;
  status: string;
  /** `true` for only those with photos. */
  photos: string;
}

const id = /^[1-9]\d{0,8}$/;
/** In characters. */
const maxSearched = 100;

/** Reads and writes the list's address. */
export const addresses = addressesOf<ListAddress>({
  views: reviewViews,
  filters: {
    q: new RegExp(`^.{1,${maxSearched}}$`),
    product: id,
    shop: id,
    star: /^[1-5]$/,
    status: /^(visible|pending|hidden)$/,
    photos: /^true$/,
  },
  cursor: /^[\w-]{1,200}$/,
});
export const { readAddress, writeAddress, withoutFilters, isFiltered, queryOf } = addresses;

/** Switches to another view, keeping the product if the list has one. */
export function inView(address: ListAddress, view: ReviewView): ListAddress {
  return { ...withoutFilters(address), product: address.product, view };
}

/** The list of all reviews with these words, or with the beginning of their first line. */
export function searchFor(words: string): ListAddress {
  const [line = ''] = words.split('\n');
  return { ...readAddress(new URLSearchParams({ view: 'all' })), q: line.slice(0, maxSearched).trim() };
}
