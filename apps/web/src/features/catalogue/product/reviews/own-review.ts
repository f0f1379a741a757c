import type { OwnReview } from '@haat/contracts';
import { call } from '../../../../platform/api/call.ts';

const fetched = new Map<string, Promise<OwnReview | null>>();

/** The shopper's own review of a product, requested once; null if there is none or the shop cannot be reached. */
export function ownReviewOf({ userId, productId }: { userId: string; productId: number }): Promise<OwnReview | null> {
  const key = `${userId}|${productId}`;
  const known = fetched.get(key);
  if (known) return known;
  const review = call('ownReview', { params: { id: productId } }).then((answer) =>
    answer.ok ? answer.body.data : null,
  );
  fetched.set(key, review);
  return review;
}

/** Remembers the review that was just stored. */
export function rememberOwnReview(place: { userId: string; productId: number }, review: OwnReview): void {
  fetched.set(`${place.userId}|${place.productId}`, Promise.resolve(review));
}
