import type { EndpointReply, Endpoints } from '@haat/contracts';
import type { HandlerInput } from '../../platform/http/handler.ts';
import type { Services } from '../../services.ts';
import { reviewColumns, type ReviewRow, viewOfOwnReview } from './review-view.ts';

/** The caller's review of a product, whatever its status; null if there is none. */
export async function readOwnReview(
  { db }: Pick<Services, 'db'>,
  { params, caller }: HandlerInput<Endpoints['ownReview']>,
): Promise<EndpointReply<Endpoints['ownReview']>> {
  const [row] = await db.$queryRaw<ReviewRow[]>`
    SELECT ${reviewColumns} FROM reviews r JOIN users u ON u.id = r.user_id
     WHERE r.product_id = ${params.id} AND r.user_id = ${caller.userId}::uuid`;
  return { success: true, data: row ? viewOfOwnReview(row) : null };
}
