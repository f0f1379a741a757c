import type { ReviewStatus } from '@haat/db';
import { type Audited, writeAudit } from '../../platform/audit/write-audit.ts';
import { type Transaction, withTransaction } from '../../platform/db/transaction.ts';
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

/** A decision about a review. */
export interface ReviewDecision {
  reviewId: number;
  status: 'visible' | 'hidden';
  /** Why it is hidden; only staff see it. */
  reason?: string | null | undefined;
  /** The time of the text that was judged; if undefined, any text is accepted. */
  writtenAt?: Date | undefined;
  by: Pick<Audited, 'staff' | 'action' | 'requestId'>;
}

/** Shows or hides a review and updates the product's rating. */
export async function moderateReview(
  { db }: Pick<Services, 'db'>,
  { reviewId, status, reason = null, writtenAt, by }: ReviewDecision,
): Promise<'done' | 'not found' | 'changed meanwhile'> {
  return withTransaction(db, async (tx) => {
    const review = await lockReview(tx, reviewId);
    if (!review) return 'not found';
    if (writtenAt && review.updatedAt.getTime() !== writtenAt.getTime()) return 'changed meanwhile';
    const decided = { decidedBy: by.staff?.staffId ?? null, decidedAt: new Date() };
    const hiddenReason = status === 'hidden' ? reason : null;
    await tx.review.updateMany({ where: { id: reviewId }, data: { status, hiddenReason, ...decided } });
    await writeAudit(tx, {
      ...by,
      subject: { kind: 'review', id: String(reviewId) },
      before: { status: review.status },
      after: { status, ...(hiddenReason !== null && { reason: hiddenReason }) },
    });
    await followRating(tx, review, status);
    return 'done';
  });
}

interface LockedReview {
  id: number;
  productId: number;
  star: number;
  status: ReviewStatus;
  updatedAt: Date;
}

/** The product is locked first, in the same order as when a review is stored. */
async function lockReview(tx: Transaction, reviewId: number): Promise<LockedReview | null> {
  const found = await tx.$executeRaw`
    SELECT FROM products WHERE id = (SELECT product_id FROM reviews WHERE id = ${reviewId}) FOR NO KEY UPDATE`;
  if (found === 0) return null;
  return tx.review.findUnique({
    where: { id: reviewId },
    select: { id: true, productId: true, star: true, status: true, updatedAt: true },
  });
}

async function followRating(tx: Transaction, review: LockedReview, status: ReviewDecision['status']): Promise<void> {
  const change = Number(status === 'visible') - Number(review.status === 'visible');
  if (change === 0) return;
  await tx.product.updateMany({
    where: { id: review.productId },
    data: { ratingCount: { increment: change }, ratingSum: { increment: change * review.star } },
  });
}
