import { Problem } from '../../../platform/http/problem.ts';
import type { Transaction } from '../../../platform/db/transaction.ts';
import { reviewPhotoFile } from './photo-paths.ts';

interface Attaching {
  reviewId: number;
  userId: string;
  /** The paths at which the photos are served, in order. */
  paths: readonly string[];
}

/**
 * Sets the photos of a review and returns the files of those removed. Throws VALIDATION unless each belongs to the
 * author, is in no other review, and occurs once.
 */
export async function attachPhotos(tx: Transaction, { reviewId, userId, paths }: Attaching): Promise<string[]> {
  const files = paths.map(reviewPhotoFile);
  const left = await tx.$queryRaw<{ file: string }[]>`
    UPDATE review_photos SET review_id = NULL WHERE review_id = ${reviewId} AND NOT file = ANY(${files}) RETURNING file`;
  for (const [place, file] of files.entries()) {
    const isAgain = files.indexOf(file) < place;
    const { count } = await tx.reviewPhoto.updateMany({
      where: { file, userId, OR: [{ reviewId: null }, { reviewId }] },
      data: { reviewId, place },
    });
    if (isAgain || count === 0) throw refused(place);
  }
  return left.map(({ file }) => file);
}

function refused(place: number): Problem {
  const message = 'There is no such photo. Upload it again.';
  return new Problem('VALIDATION', message, { errors: [{ path: `photos.${place}`, message }] });
}
