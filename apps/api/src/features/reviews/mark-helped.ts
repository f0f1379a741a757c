import type { EndpointReply, Endpoints } from '@haat/contracts';
import { withTransaction } from '../../platform/db/transaction.ts';
import type { HandlerInput } from '../../platform/http/handler.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Services } from '../../services.ts';

/**
 * Marks a review as helpful for the caller, or removes the mark. Throws NOT_FOUND, or FORBIDDEN for the caller's own
 * review.
 */
export async function markHelped(
  { db }: Pick<Services, 'db'>,
  { params: { id }, body: { helped }, caller: { userId } }: HandlerInput<Endpoints['reviewHelped']>,
): Promise<EndpointReply<Endpoints['reviewHelped']>> {
  const count = await withTransaction(db, async (tx) => {
    const [review] = await tx.$queryRaw<{ user_id: string | null }[]>`
      SELECT user_id FROM reviews WHERE id = ${id} AND status = 'visible' FOR KEY SHARE`;
    if (!review) throw new Problem('NOT_FOUND', 'There is no such review.');
    if (review.user_id === userId) throw new Problem('FORBIDDEN', 'Others say whether your review helped them.');
    const mark = { reviewId: id, userId };
    if (helped) await tx.helpedReview.createMany({ data: mark, skipDuplicates: true });
    else await tx.helpedReview.deleteMany({ where: mark });
    return tx.helpedReview.count({ where: { reviewId: id } });
  });
  return { success: true, data: { helped, helped_count: count } };
}
