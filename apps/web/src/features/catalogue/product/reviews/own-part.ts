import type { OwnReview } from '@haat/contracts';
import { call } from '../../../../platform/api/call.ts';

interface Place {
  userId: string;
  productId: number;
}

/** A shopper's own relation to a product's reviews. */
export interface OwnPart {
  /** Null if she has written none. */
  review: OwnReview | null;
  /** The ids of the reviews that she marked as helpful. */
  helped: readonly number[];
  /** False if the shop could not be reached: she may have written a review. */
  isKnown: boolean;
}

const unknown: OwnPart = { review: null, helped: [], isKnown: false };

/** After a failure, it is requested again at the next visit, but not by the rendering that waited for it. */
const retryMs = 5_000;
const fetched = new Map<string, Promise<OwnPart>>();

/** The shopper's relation to a product's reviews, requested once. */
export function ownPartOf(place: Place): Promise<OwnPart> {
  const key = keyOf(place);
  const known = fetched.get(key);
  if (known) return known;
  const part = call('ownReview', { params: { id: place.productId } }).then((answer) =>
    answer.ok ? { review: answer.body.data, helped: answer.body.helped, isKnown: true } : unknown,
  );
  void part.then(
    ({ isKnown }) => isKnown || setTimeout(() => fetched.get(key) === part && fetched.delete(key), retryMs),
  );
  fetched.set(key, part);
  return part;
}

/** Requests it again. */
export function refetchOwnPart(place: Place): Promise<OwnPart> {
  fetched.delete(keyOf(place));
  return ownPartOf(place);
}

/** Updates it with what was just stored. */
export function rememberOwnPart(place: Place, change: (part: OwnPart) => OwnPart): void {
  fetched.set(keyOf(place), ownPartOf(place).then(change));
}

function keyOf({ userId, productId }: Place): string {
  return `${userId}|${productId}`;
}
