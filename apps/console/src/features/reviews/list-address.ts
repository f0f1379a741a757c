import type { AdminReview, ReviewView } from '@haat/contracts';
import { reviewViews } from '@haat/contracts/reviews/admin-review';
import { addressesOf, type Address } from '../../platform/list/list-address.ts';

/** Whether a review shows. */
export const reviewStates = ['visible', 'pending', 'hidden'] as const satisfies readonly AdminReview['status'][];

/** What a list of reviews shows, as its address says it. */
export interface ListAddress extends Address<ReviewView> {
  q: string;
  /** Ids. */
  product: string;
  shop: string;
  star: string;
  status: string;
  /** `true` for those with photos alone. */
  photos: string;
}

const id = /^[1-9]\d{0,8}$/;

/** How the list's address is read and written. */
export const addresses = addressesOf<ListAddress>({
  views: reviewViews,
  filters: {
    q: /^.{1,100}$/,
    product: id,
    shop: id,
    star: /^[1-5]$/,
    status: /^(visible|pending|hidden)$/,
    photos: /^true$/,
  },
  cursor: /^[\w-]{1,200}$/,
});
export const { readAddress, writeAddress, withoutFilters, isFiltered, queryOf } = addresses;

/** Another view, of the same product if the list is of one. */
export function inView(address: ListAddress, view: ReviewView): ListAddress {
  return { ...withoutFilters(address), product: address.product, view };
}
