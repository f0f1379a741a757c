import type { EndpointReply, Endpoints } from '@haat/contracts';
import type { HandlerInput } from '../../platform/http/handler.ts';
import type { Services } from '../../services.ts';
import { reviewColumns, type ReviewRow, viewOfOwnReview } from './review-view.ts';

/** The caller's review of a product, whatever its status; null if there is none. */
export async function readOwnReview(
  { pool }: Pick<Services, 'pool'>,
  { params, caller }: HandlerInput<Endpoints['ownReview']>,
): Promise<EndpointReply<Endpoints['ownReview']>> {
  const { rows } = await pool.query<ReviewRow>(
    `SELECT ${reviewColumns} FROM reviews r JOIN users u ON u.id = r.user_id WHERE r.product_id = $1 AND r.user_id = $2`,
    [params.id, caller.userId],
  );
  return { success: true, data: rows[0] ? viewOfOwnReview(rows[0]) : null };
}
