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
}

const fetched = new Map<string, Promise<OwnPart>>();

/** The shopper's relation to a product's reviews, requested once; empty if the shop cannot be reached. */
export function ownPartOf({ userId, productId }: Place): Promise<OwnPart> {
  const key = `${userId}|${productId}`;
  const known = fetched.get(key);
  if (known) return known;
  const part = call('ownReview', { params: { id: productId } }).then((answer) =>
    answer.ok ? { review: answer.body.data, helped: answer.body.helped } : { review: null, helped: [] },
  );
  fetched.set(key, part);
  return part;
}

/** Updates it with what was just stored. */
export function rememberOwnPart(place: Place, change: Partial<OwnPart>): void {
  const changed = ownPartOf(place).then((part) => ({ ...part, ...change }));
  fetched.set(`${place.userId}|${place.productId}`, changed);
}
