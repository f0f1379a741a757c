import type { AdminReview, Endpoints } from '@haat/contracts';
import { Prisma } from '@haat/db';
import type { HandlerInput } from '../../../platform/http/handler.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Services } from '../../../services.ts';
import { moderateReview } from '../moderate-reviews.ts';
import { readAdminReviews } from './admin-review-rows.ts';

/**
 * Shows or hides a review as the caller saw it. Throws NOT_FOUND, or CHANGED_MEANWHILE with the review if its author
 * has changed it.
 */
export async function decideReview(
  services: Pick<Services, 'db'>,
  { params: { id }, body, staff, request: { requestId } }: HandlerInput<Endpoints['adminReviewDecide']>,
): Promise<{ success: true; data: AdminReview }> {
  const { status, reason, written_at: writtenAt } = body;
  const outcome = await moderateReview(services, {
    reviewId: id,
    status,
    reason,
    writtenAt: new Date(writtenAt),
    by: { staff, action: 'adminReviewDecide', requestId },
  });
  const [data] = await readAdminReviews(services, {
    where: Prisma.sql`r.id = ${id}`,
    order: Prisma.sql`r.id`,
    limit: 1,
  });
  if (outcome === 'not found' || !data) throw new Problem('NOT_FOUND', 'There is no such review.');
  if (outcome === 'changed meanwhile')
    throw new Problem('CHANGED_MEANWHILE', 'Its author has changed this review meanwhile. Read it again.', { data });
  return { success: true, data };
}
