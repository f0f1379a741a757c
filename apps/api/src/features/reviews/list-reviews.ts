import type { EndpointReply, Endpoints } from '@haat/contracts';
import { Problem } from '../../platform/http/problem.ts';
import type { Services } from '../../services.ts';
import { reviewColumns, type ReviewRow, reviewView, starText } from './review-view.ts';

type Answer = EndpointReply<Endpoints['singleProductReviewList']>;

/** A product's reviews, newest first, with their average and how many gave each rating. Throws NOT_FOUND. */
export async function listReviews({ pool }: Pick<Services, 'pool'>, productId: number): Promise<Answer> {
  const { rows } = await pool.query<ReviewRow | { id: null }>(
    `SELECT ${reviewColumns}
       FROM products p
       LEFT JOIN (reviews r JOIN users u ON u.id = r.user_id) ON r.product_id = p.id
      WHERE p.id = $1
      ORDER BY r.updated_at DESC, r.id DESC`,
    [productId],
  );
  if (rows.length === 0) throw new Problem('NOT_FOUND', 'There is no such product.');
  const reviews = rows.filter((row): row is ReviewRow => row.id !== null);
  return { success: true, data: reviews.map(reviewView), summary: summaryOf(reviews) };
}

function summaryOf(reviews: ReviewRow[]): Answer['summary'] {
  const sum = reviews.reduce((total, { star }) => total + star, 0);
  const histogram = [5, 4, 3, 2, 1].map((star) => ({
    star: starText(star),
    count: reviews.filter((review) => review.star === star).length,
  }));
  const average = reviews.length === 0 ? 0 : Math.round((sum / reviews.length) * 10) / 10;
  return { average, count: reviews.length, histogram };
}
