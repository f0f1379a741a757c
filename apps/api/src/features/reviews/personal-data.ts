import type { PersonalData } from '@haat/contracts';
import type { Transaction } from '../../platform/db/transaction.ts';
import { reviewColumns, type ReviewRow, viewOfOwnReview } from './review-view.ts';

/** Everything stored about a user's reviews, newest first. */
export async function reviewsOfPerson(tx: Transaction, userId: string): Promise<PersonalData['reviews']> {
  const rows = await tx.$queryRaw<(ReviewRow & { product: string })[]>`
    SELECT ${reviewColumns}, p.slug AS product
      FROM reviews r JOIN users u ON u.id = r.user_id JOIN products p ON p.id = r.product_id
     WHERE r.user_id = ${userId}::uuid ORDER BY r.id DESC`;
  return rows.map((row) => ({ ...viewOfOwnReview(row), product: row.product }));
}

/** The reviews that a user marked as helpful, latest first. */
export async function helpedReviewsOfPerson(tx: Transaction, userId: string): Promise<PersonalData['helped_reviews']> {
  const marks = await tx.helpedReview.findMany({
    where: { userId },
    orderBy: [{ createdAt: 'desc' }, { reviewId: 'desc' }],
    include: { review: { select: { product: { select: { slug: true } } } } },
  });
  return marks.map(({ reviewId, createdAt, review }) => ({
    review_id: reviewId,
    product: review.product.slug,
    date: createdAt.toISOString(),
  }));
}

/**
 * Deletes the author from a user's reviews, along with her photos and helpful marks, and deletes reviews that were
 * never visible. Returns the photo files to remove after the commit.
 */
export async function forgetAuthor(tx: Transaction, userId: string): Promise<string[]> {
  const photos = await tx.$queryRaw<{ file: string }[]>`
    UPDATE review_photos SET review_id = NULL, user_id = NULL WHERE user_id = ${userId}::uuid RETURNING file`;
  await tx.helpedReview.deleteMany({ where: { userId } });
  await tx.review.deleteMany({ where: { userId, status: { not: 'visible' } } });
  await tx.review.updateMany({ where: { userId }, data: { userId: null } });
  return photos.map(({ file }) => file);
}
