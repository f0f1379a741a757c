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
export async function listWaitingReviews({ pool }: Pick<Services, 'pool'>, most: number): Promise<WaitingReview[]> {
  const { rows } = await pool.query<WaitingReview>(
    `SELECT r.id, r.star, r.message, r.updated_at AS "writtenAt", coalesce(u.full_name, '') AS author, p.slug AS product
       FROM reviews r JOIN products p ON p.id = r.product_id LEFT JOIN users u ON u.id = r.user_id
      WHERE r.status = 'pending' ORDER BY r.updated_at, r.id LIMIT $1`,
    [most],
  );
  return rows;
}

const moderateSql = `
WITH earlier AS (
  SELECT id, product_id, star, status FROM reviews WHERE id = $1
), moderated AS (
  UPDATE reviews SET status = $2 WHERE id = $1
)
UPDATE products p SET rating_count = p.rating_count + change.sign, rating_sum = p.rating_sum + change.sign * change.star
  FROM (SELECT product_id, star, ($2 = 'visible')::int - (status = 'visible')::int AS sign FROM earlier) AS change
 WHERE p.id = change.product_id AND change.sign <> 0`;

/** Shows or hides a review and updates the product's rating. False if there is no such review. */
export async function moderateReview(
  { pool }: Pick<Services, 'pool'>,
  { reviewId, status }: { reviewId: number; status: 'visible' | 'hidden' },
): Promise<boolean> {
  return withTransaction(pool, async (tx) => {
    // The product is locked first, in the same order as when a review is stored.
    const { rowCount } = await tx.query(
      `SELECT FROM products WHERE id = (SELECT product_id FROM reviews WHERE id = $1) FOR NO KEY UPDATE`,
      [reviewId],
    );
    if (rowCount === 0) return false;
    await tx.query(moderateSql, [reviewId, status]);
    return true;
  });
}
