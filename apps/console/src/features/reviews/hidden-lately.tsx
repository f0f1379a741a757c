import type { AdminReview } from '@haat/contracts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { reviewMessages } from './messages.ts';
import { ReviewRow } from './review-row.tsx';
import { useHiddenLately } from './use-review-list.ts';

/** How many are shown; the view of hidden reviews has all of them. */
const maxShown = 5;

export interface HiddenLatelyProps {
  isSaving: boolean;
  onShow: (review: AdminReview) => void;
}

/**
 * The reviews hidden in the last days, latest first, so that decisions can be reconsidered; renders nothing if there
 * are none.
 */
export function HiddenLately({ isSaving, onShow }: HiddenLatelyProps) {
  const t = useMessages(reviewMessages);
  const { data: reviews = [] } = useHiddenLately();
  if (reviews.length === 0) return null;
  return (
    <section aria-label={t.hiddenLately} className="mt-6">
      <h2 className="mb-2 text-base font-semibold">{t.hiddenLately}</h2>
      <ul className="overflow-clip rounded-lg border border-border bg-surface">
        {reviews.slice(0, maxShown).map((review) => (
          <ReviewRow key={review.id} review={review} isSaving={isSaving} onKeep={() => onShow(review)} />
        ))}
      </ul>
    </section>
  );
}
