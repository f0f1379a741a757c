import type { AdminReview } from '@haat/contracts';
import { showToast } from '@haat/ui/feedback/feedback.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { call, type CallProblem } from '../../platform/api/call.ts';
import { queries } from '../../platform/api/queries.ts';
import { useChange } from '../../ui/screen/use-change.ts';
import { reviewMessages } from './messages.ts';

/** Shows or hides a review as it was loaded, and reports it; resolves to the problem, or null. */
export function useReviewChange() {
  const t = useMessages(reviewMessages);
  const { save, isSaving } = useChange();

  async function decide(
    { id, written_at: writtenAt }: AdminReview,
    decision: { status: 'visible' } | { status: 'hidden'; reason: string },
  ): Promise<CallProblem | null> {
    const problem = await save(
      call('adminReviewDecide', { params: { id }, body: { written_at: writtenAt, ...decision } }),
      {
        done: decision.status === 'visible' ? t.kept : t.hidden,
        told: ['CHANGED_MEANWHILE'],
        refresh: () => queries.invalidateQueries({ queryKey: ['reviews'] }),
      },
    );
    if (problem?.code === 'CHANGED_MEANWHILE') showToast({ kind: 'error', text: t.changed });
    return problem;
  }
  return { decide, isSaving };
}
