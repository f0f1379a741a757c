import { withTransaction } from '../../platform/db/transaction.ts';
import type { Services } from '../../services.ts';

/** A review that is waiting for approval. */
export interface WaitingReview {
  id: number;
  star: number;
  message: string;
  writtenAt: Date;
  author: string;
  product: string;
}

/** The reviews that are waiting for approval, oldest first. */
export async function listWaitingReviews({ db }: Pick<Services, 'db'>, limit: number): Promise<WaitingReview[]> {
  const reviews = await db.review.findMany({
    where: { status: 'pending' },
    orderBy: [{ updatedAt: 'asc' }, { id: 'asc' }],
    take: limit,
    include: { product: { select: { slug: true } }, user: { select: { fullName: true } } },
  });
  return reviews.map(({ id, star, message, updatedAt, user, product }) => ({
    id,
    star,
    message,
    writtenAt: updatedAt,
    author: user?.fullName ?? '',
    product: product.slug,
  }));
}

/** Shows or hides a review and updates the product's rating. False if there is no such review. */
export async function moderateReview(
  { db }: Pick<Services, 'db'>,
  { reviewId, status }: { reviewId: number; status: 'visible' | 'hidden' },
): Promise<boolean> {
  return withTransaction(db, async (tx) => {
    // The product is locked first, in the same order as when a review is stored.
    const found = await tx.$executeRaw`
      SELECT FROM products WHERE id = (SELECT product_id FROM reviews WHERE id = ${reviewId}) FOR NO KEY UPDATE`;
    if (found === 0) return false;
    const review = await tx.review.findUnique({ where: { id: reviewId } });
    if (!review) return false;
    await tx.review.updateMany({ where: { id: reviewId }, data: { status } });
    const change = Number(status === 'visible') - Number(review.status === 'visible');
    if (change === 0) return true;
    await tx.product.updateMany({
      where: { id: review.productId },
      data: { ratingCount: { increment: change }, ratingSum: { increment: change * review.star } },
    });
    return true;
  });
}
