import type { Endpoints, OwnReview } from '@haat/contracts';
import type { Caller, HandlerInput } from '../../platform/http/handler.ts';
import { withTransaction } from '../../platform/db/transaction.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Services } from '../../services.ts';
import { reviewColumns, type ReviewRow, viewOfOwnReview } from './review-view.ts';

type Body = HandlerInput<Endpoints['reviewStore']>['body'];

/**
 * Updates the product's rating by the difference to the review that is replaced; the product must be locked. Anybody can create
 * an account, so a review waits for approval unless an order of its author was delivered or another review of theirs was
 * approved. A hidden review stays hidden when it is rewritten.
 */
const storeReviewSql = `
WITH earlier AS (
  SELECT star, status FROM reviews WHERE product_id = $1 AND user_id = $2
), trust AS (
  SELECT EXISTS (SELECT FROM orders WHERE user_id = $2 AND status = 'delivered')
      OR EXISTS (SELECT FROM reviews WHERE user_id = $2 AND product_id <> $1 AND status = 'visible') AS is_trusted
), stored AS (
  INSERT INTO reviews (product_id, user_id, star, message, status)
  SELECT $1, $2, $3, $4, (CASE WHEN is_trusted THEN 'visible' ELSE 'pending' END)::"ReviewStatus" FROM trust
  ON CONFLICT (product_id, user_id) DO UPDATE SET star = excluded.star, message = excluded.message, updated_at = now(),
    status = CASE WHEN reviews.status = 'hidden' THEN reviews.status ELSE excluded.status END
  RETURNING *
), rated AS (
  UPDATE products p SET rating_count = p.rating_count + change.count, rating_sum = p.rating_sum + change.sum
    FROM (SELECT sum(sign) AS count, sum(sign * star) AS sum
            FROM (SELECT 1 AS sign, star, status FROM stored UNION ALL SELECT -1, star, status FROM earlier) both_reviews
           WHERE status = 'visible') AS change
   WHERE p.id = $1 AND change.count IS NOT NULL
)
SELECT ${reviewColumns} FROM stored r JOIN users u ON u.id = r.user_id`;

/** Stores the caller's review of a product, or replaces it. Throws FORBIDDEN or NOT_FOUND. */
export async function storeReview(
  { pool, cache }: Pick<Services, 'pool' | 'cache'>,
  { body, caller }: { body: Body; caller: Caller },
): Promise<{ success: true; data: OwnReview }> {
  if (body.user_id !== caller.userId) throw new Problem('FORBIDDEN', 'You can only review as yourself.');
  const { product_id: productId, star, message } = body;
  const stored = await withTransaction(pool, async (tx) => {
    const product = await tx.query('SELECT id FROM products WHERE id = $1 FOR NO KEY UPDATE', [productId]);
    if (product.rowCount === 0) throw new Problem('NOT_FOUND', 'There is no such product.');
    return tx.query<ReviewRow>(storeReviewSql, [productId, caller.userId, Number(star), message]);
  });
  // The page reloads the list at once, before the notification of the change arrives.
  cache.clear();
  const [row] = stored.rows;
  if (!row) throw new Error('storing a review returned no row');
  return { success: true, data: viewOfOwnReview(row) };
}
