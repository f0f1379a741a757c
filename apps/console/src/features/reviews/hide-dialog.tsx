import type { AdminReview } from '@haat/contracts';
import { TextField } from '@haat/ui/forms/field.tsx';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { useState } from 'react';
import { QuestionDialog } from '../../ui/question-dialog.tsx';
import { ReasonChoice } from '../../ui/reason-choice.tsx';
import { reviewMessages } from './messages.ts';
import { useReviewChange } from './use-review-change.ts';

const reasons = ['person', 'insult', 'spam', 'product', 'other'] as const;

/** Asks why a review is hidden. */
export function HideDialog({ review, onClose }: { review: AdminReview; onClose: () => void }) {
  const t = useMessages(reviewMessages);
  const { decide, isSaving } = useReviewChange();
  const [chosen, setChosen] = useState('');
  const [ownWords, setOwnWords] = useState('');
  const named = reasons.find((each) => each === chosen && each !== 'other');
  const reason = [named && t.reasons[named], ownWords.trim()].filter(Boolean).join(': ');
  async function hide() {
    await decide(review, { status: 'hidden', reason });
    onClose();
  }
  return (
    <QuestionDialog
      title={t.hideTitle(review.author ?? t.nobody)}
      text={t.hideText}
      doLabel={t.hideDo}
      isSaving={isSaving}
      isIncomplete={reason === ''}
      onDo={() => void hide()}
      onClose={onClose}
    >
      <ReasonChoice
        legend={t.why}
        reasons={reasons.map((value) => ({ value, label: t.reasons[value] }))}
        chosen={chosen}
        onChoose={setChosen}
      />
      <TextField
        label={t.ownWords}
        value={ownWords}
        maxLength={200}
        onChange={({ target }) => setOwnWords(target.value)}
      />
    </QuestionDialog>
  );
}
