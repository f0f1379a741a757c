import type { Endpoints, OwnReview } from '@haat/contracts';
import type { Caller, HandlerInput } from '../../platform/http/handler.ts';
import { type Transaction, withTransaction } from '../../platform/db/transaction.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Services } from '../../services.ts';
import { attachPhotos } from './photos/attach-photos.ts';
import { removeReviewPhotos } from './photos/remove-photos.ts';
import { reviewColumns, type ReviewRow, viewOfOwnReview } from './review-view.ts';

type Body = HandlerInput<Endpoints['reviewStore']>['body'];

type StoreServices = Pick<Services, 'db' | 'cache' | 'storage' | 'pictures' | 'log'>;

/** Stores the caller's review of a product, or replaces it. Throws FORBIDDEN, NOT_FOUND, or VALIDATION for photos that are not the caller's. */
export async function storeReview(
  services: StoreServices,
  { body, caller }: { body: Body; caller: Caller },
): Promise<{ success: true; data: OwnReview }> {
  if (body.user_id !== caller.userId) throw new Problem('FORBIDDEN', 'You can only review as yourself.');
  const { product_id: productId, star, message, photos } = body;
  const { userId } = caller;
  const { row, unused } = await withTransaction(services.db, async (tx) => {
    const found = await tx.$executeRaw`SELECT FROM products WHERE id = ${productId} FOR NO KEY UPDATE`;
    if (found === 0) throw new Problem('NOT_FOUND', 'There is no such product.');
    const reviewId = await storeRow(tx, { productId, userId, star: Number(star), message });
    const left = photos === undefined ? [] : await attachPhotos(tx, { reviewId, userId, paths: photos });
    return { row: await readStored(tx, reviewId), unused: left };
  });
  // The page refetches the list at once, before the notification of the change arrives.
  services.cache.clear();
  await removeReviewPhotos(services, unused);
  return { success: true, data: viewOfOwnReview(row) };
}

async function readStored(tx: Transaction, reviewId: number): Promise<ReviewRow> {
  const [row] = await tx.$queryRaw<ReviewRow[]>`
    SELECT ${reviewColumns} FROM reviews r JOIN users u ON u.id = r.user_id WHERE r.id = ${reviewId}`;
  if (!row) throw new Error('a review that was just stored is missing');
  return row;
}

interface ReviewToStore {
  productId: number;
  userId: string;
  star: number;
  message: string;
}

/**
 * Stores the review and updates the product's rating by the difference to the one it replaces; the product must be
 * locked. Anyone can create an account, so a review waits for approval unless its author has a delivered order or
 * another approved review. A hidden review stays hidden when it is rewritten. Returns the review's id.
 */
async function storeRow(tx: Transaction, { productId, userId, star, message }: ReviewToStore): Promise<number> {
  const [stored] = await tx.$queryRaw<{ id: number }[]>`
    WITH earlier AS (
      SELECT star, status FROM reviews WHERE product_id = ${productId}::int AND user_id = ${userId}::uuid
    ), trust AS (
      SELECT EXISTS (SELECT FROM orders WHERE user_id = ${userId}::uuid AND status = 'delivered')
          OR EXISTS (SELECT FROM reviews WHERE user_id = ${userId}::uuid AND product_id <> ${productId}::int AND status = 'visible') AS is_trusted
    ), stored AS (
      INSERT INTO reviews (product_id, user_id, star, message, status)
      SELECT ${productId}::int, ${userId}::uuid, ${star}::smallint, ${message}, (CASE WHEN is_trusted THEN 'visible' ELSE 'pending' END)::"ReviewStatus" FROM trust
      ON CONFLICT (product_id, user_id) DO UPDATE SET star = excluded.star, message = excluded.message, updated_at = now(),
        status = CASE WHEN reviews.status = 'hidden' THEN reviews.status ELSE excluded.status END
      RETURNING *
    ), rated AS (
      UPDATE products p SET rating_count = p.rating_count + change.count, rating_sum = p.rating_sum + change.sum
        FROM (SELECT sum(sign) AS count, sum(sign * star) AS sum
                FROM (SELECT 1 AS sign, star, status FROM stored UNION ALL SELECT -1, star, status FROM earlier) both_reviews
               WHERE status = 'visible') AS change
       WHERE p.id = ${productId}::int AND change.count IS NOT NULL
    )
    SELECT id FROM stored`;
  if (!stored) throw new Error('storing a review returned no row');
  return stored.id;
}
