import type { PersonalData } from '@haat/contracts';
import type { Transaction } from '../../platform/db/transaction.ts';
import { reviewColumns, type ReviewRow, viewOfOwnReview } from './review-view.ts';

/** Everything that is stored of a user's reviews, newest first. */
export async function reviewsOfPerson(tx: Transaction, userId: string): Promise<PersonalData['reviews']> {
  const rows = await tx.$queryRaw<(ReviewRow & { product: string })[]>`
    SELECT ${reviewColumns}, p.slug AS product
      FROM reviews r JOIN users u ON u.id = r.user_id JOIN products p ON p.id = r.product_id
     WHERE r.user_id = ${userId}::uuid ORDER BY r.id DESC`;
  return rows.map((row) => ({ ...viewOfOwnReview(row), product: row.product }));
}

/** Removes the author from a user's reviews, and deletes those that were never visible. */
export async function forgetAuthor(tx: Transaction, userId: string): Promise<void> {
  await tx.review.deleteMany({ where: { userId, status: { not: 'visible' } } });
  await tx.review.updateMany({ where: { userId }, data: { userId: null } });
}
