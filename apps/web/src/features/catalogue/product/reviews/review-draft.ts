import { fieldsOf, readJson, write } from '@haat/ui/device/device.ts';

const key = 'review_draft';

interface Place {
  userId: string;
  productId: number;
}

/** A review being written. */
export interface ReviewDraft {
  star: number | null;
  message: string;
  /** Paths of uploaded photos. */
  photos: readonly string[];
}

/** The draft of this shopper for this product, which outlives an expired session; null if there is none. */
export function readReviewDraft({ userId, productId }: Place): ReviewDraft | null {
  const stored = fieldsOf(readJson(key));
  if (stored.userId !== userId || stored.productId !== productId) return null;
  const { star, message, photos } = stored;
  return {
    star: typeof star === 'number' ? star : null,
    message: typeof message === 'string' ? message : '',
    photos: Array.isArray(photos) ? photos.filter((path) => typeof path === 'string') : [],
  };
}

/** Stores it in place of any other. */
export function writeReviewDraft({ userId, productId }: Place, draft: ReviewDraft): void {
  write({ [key]: JSON.stringify({ userId, productId, ...draft }) });
}

/** Removes the draft of this shopper for this product, if it is the one that is stored. */
export function removeReviewDraft(place: Place): void {
  if (readReviewDraft(place)) write({ [key]: null });
}
