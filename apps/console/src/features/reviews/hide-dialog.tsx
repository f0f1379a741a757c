import type { AdminReview } from '@haat/contracts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { ReasonDialog } from '../../ui/dialogs/reason-dialog.tsx';
import { reviewMessages } from './messages.ts';
import { useReviewChange } from './use-review-change.ts';

/** Asks why a review is hidden. */
export function HideDialog({ review, onClose }: { review: AdminReview; onClose: () => void }) {
  const t = useMessages(reviewMessages);
  const { decide, isSaving } = useReviewChange();
  return (
    <ReasonDialog
      title={t.hideTitle(review.author ?? t.nobody)}
      text={t.hideText}
      doLabel={t.hideDo}
      isSaving={isSaving}
      legend={t.why}
      ownWordsLabel={t.ownWords}
      reasons={t.reasons}
      onDo={(reason) => decide(review, { status: 'hidden', reason })}
      onClose={onClose}
    />
  );
}
