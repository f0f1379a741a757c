import type { Endpoints, Review } from '@haat/contracts';
import type { Caller, HandlerInput } from '../../platform/http/handler.ts';
import { withTransaction } from '../../platform/db/transaction.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Services } from '../../services.ts';
import { reviewColumns, type ReviewRow, reviewView } from './review-view.ts';

type Body = HandlerInput<Endpoints['reviewStore']>['body'];

/** Keeps the product's rating by the difference to the review it replaces; the product is locked by then. */
const storeReviewSql = `
WITH earlier AS (
  SELECT star FROM reviews WHERE product_id = $1 AND user_id = $2
), stored AS (
  INSERT INTO reviews (product_id, user_id, star, message) VALUES ($1, $2, $3, $4)
  ON CONFLICT (product_id, user_id) DO UPDATE SET star = excluded.star, message = excluded.message, updated_at = now()
  RETURNING *
), rated AS (
  UPDATE products SET rating_count = rating_count + 1 - (SELECT count(*) FROM earlier),
                      rating_sum = rating_sum + $3 - coalesce((SELECT star FROM earlier), 0)
   WHERE id = $1
)
SELECT ${reviewColumns} FROM stored r JOIN users u ON u.id = r.user_id`;

/** Stores the caller's review of a product, or replaces it. Throws FORBIDDEN or NOT_FOUND. */
export async function storeReview(
  { pool, cache }: Pick<Services, 'pool' | 'cache'>,
  { body, caller }: { body: Body; caller: Caller },
): Promise<{ success: true; data: Review }> {
  if (body.user_id !== caller.userId) throw new Problem('FORBIDDEN', 'You can only review as yourself.');
  const { product_id: productId, star, message } = body;
  const stored = await withTransaction(pool, async (tx) => {
    const product = await tx.query('SELECT id FROM products WHERE id = $1 FOR NO KEY UPDATE', [productId]);
    if (product.rowCount === 0) throw new Problem('NOT_FOUND', 'There is no such product.');
    return tx.query<ReviewRow>(storeReviewSql, [productId, caller.userId, Number(star), message]);
  });
  // The page reads the list again at once, sooner than the notice of the change comes round.
  cache.dropAll();
  const [row] = stored.rows;
  if (!row) throw new Error('the stored review did not come back');
  return { success: true, data: reviewView(row) };
}
