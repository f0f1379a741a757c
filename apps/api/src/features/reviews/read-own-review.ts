import type { EndpointReply, Endpoints } from '@haat/contracts';
import type { HandlerInput } from '../../platform/http/handler.ts';
import type { Services } from '../../services.ts';
import { reviewColumns, type ReviewRow, viewOfOwnReview } from './review-view.ts';

const maxHelped = 1_000;

/**
 * The caller's review of a product, whatever its status, or null; and which of its reviews the caller marked as
 * helpful.
 */
export async function readOwnReview(
  { db }: Pick<Services, 'db'>,
  { params, caller }: HandlerInput<Endpoints['ownReview']>,
): Promise<EndpointReply<Endpoints['ownReview']>> {
  const [[row], helped] = await Promise.all([
    db.$queryRaw<ReviewRow[]>`
      SELECT ${reviewColumns} FROM reviews r JOIN users u ON u.id = r.user_id
       WHERE r.product_id = ${params.id} AND r.user_id = ${caller.userId}::uuid`,
    db.helpedReview.findMany({
      where: { userId: caller.userId, review: { productId: params.id } },
      orderBy: { createdAt: 'desc' },
      take: maxHelped,
      select: { reviewId: true },
    }),
  ]);
  return {
    success: true,
    data: row ? viewOfOwnReview(row) : null,
    helped: helped.map(({ reviewId }) => reviewId),
  };
}
