import type { OwnReview } from '@haat/contracts';
import { use, useEffect, useState } from 'react';
import { call, type CallProblem } from '../../../../platform/api/call.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Button, TextButton } from '@haat/ui/forms/button.tsx';
import { TextArea } from '@haat/ui/forms/field.tsx';
import { Form } from '@haat/ui/forms/form.tsx';
import { Notice } from '@haat/ui/feedback/notice.tsx';
import { StarPicker } from '../../../../ui/commerce/rating.tsx';
import { reviewFormMessages } from './messages.ts';
import { ownPartOf, refetchOwnPart, rememberOwnPart } from './own-part.ts';
import { PhotosField } from './photos-field.tsx';
import type { NewerReviews } from './product-reviews.ts';
import { readReviewDraft, removeReviewDraft, writeReviewDraft } from './review-draft.ts';
import { usePhotoUploads } from './use-photo-uploads.ts';

interface ReviewFormProps {
  productId: number;
  userId: string;
  /** Called with the product's reviews after the shopper's own was stored. */
  onReviews: (reviews: NewerReviews) => void;
}

/**
 * The shopper's own review, for reading, writing or changing. The browser enforces no rating; the server reports what
 * is missing.
 */
export function ReviewForm(props: ReviewFormProps) {
  const t = useMessages(reviewFormMessages);
  const [part, setPart] = useState(() => ownPartOf(props));
  const { review, isKnown } = use(part);
  if (isKnown) return <Editor {...props} known={review} />;
  // An empty form would replace a review that she has written, and delete its photos.
  return (
    <Notice
      tone="error"
      role="alert"
      className="mb-2"
      action={<TextButton onClick={() => setPart(refetchOwnPart(props))}>{t.tryAgain}</TextButton>}
    >
      {t.notLoaded}
    </Notice>
  );
}

function Editor({ productId, userId, onReviews, known }: ReviewFormProps & { known: OwnReview | null }) {
  const t = useMessages(reviewFormMessages);
  const [own, setOwn] = useState(known);
  const [draft] = useState(() => readReviewDraft({ userId, productId }));
  const [star, setStar] = useState(draft ? draft.star : own && Number(own.star));
  const [message, setMessage] = useState(draft?.message ?? own?.message ?? '');
  const uploads = usePhotoUploads(draft?.photos ?? own?.photos ?? []);
  const { paths: photos } = uploads;
  const [state, setState] = useState<'idle' | 'sending' | 'stored' | CallProblem>('idle');
  const problem = typeof state === 'object' ? state : null;

  // A session may end before she sends it.
  useEffect(() => {
    const isAsStored =
      star === (own && Number(own.star)) &&
      message.normalize('NFC').trim() === (own?.message ?? '') &&
      photos.join() === (own?.photos ?? []).join();
    if (isAsStored) removeReviewDraft({ userId, productId });
    else writeReviewDraft({ userId, productId }, { star, message, photos });
  }, [userId, productId, own, star, message, photos]);

  async function send() {
    setState('sending');
    const result = await call('reviewStore', {
      body: {
        star: star === null ? '' : String(star),
        message,
        user_id: userId,
        product_id: productId,
        photos: [...photos],
      },
    });
    if (!result.ok) return setState(result.problem);
    rememberOwnPart({ userId, productId }, (part) => ({ ...part, review: result.body.data }));
    setOwn(result.body.data);
    setState('stored');
    const reviews = await call('singleProductReviewList', { params: { id: productId } });
    if (!reviews.ok) return;
    const { data: list, summary, next_cursor: nextCursor } = reviews.body;
    onReviews({ productId, list, summary, nextCursor });
  }
  const isWrong = (field: string) => problem?.errors.some(({ path }) => path.startsWith(field)) ?? false;
  const isStarMissing = isWrong('star');
  return (
    <Form onSubmit={send} className="mb-2 rounded-xl border border-border bg-surface p-5 sm:p-6">
      <h2 className="mb-3 text-base font-semibold">{t.yourReview}</h2>
      <StarPicker legend={t.yourRating} value={star} isInvalid={isStarMissing && star === null} onChange={setStar} />
      <TextArea
        label={t.message}
        help={t.messageHelp}
        value={message}
        maxLength={2000}
        onChange={(event) => setMessage(event.target.value)}
        className="mt-3"
      />
      <PhotosField uploads={uploads} />
      {own && !problem && <Standing review={own} isNew={state === 'stored'} />}
      {problem && (
        <Notice tone="error" role="alert" className="mt-4">
          {isStarMissing ? t.chooseStars : isWrong('photos') ? t.photoGone : t.reviewFailed}
        </Notice>
      )}
      <Button
        type="submit"
        busy={state === 'sending'}
        busyText={t.sending}
        disabled={uploads.waiting > 0}
        className="mt-4"
      >
        {t.send}
      </Button>
    </Form>
  );
}

/** Whether the review is visible, waiting for approval, or hidden by the shop. */
function Standing({ review: { status }, isNew }: { review: OwnReview; isNew: boolean }) {
  const t = useMessages(reviewFormMessages);
  if (status === 'visible' && !isNew) return null;
  const words = { visible: t.reviewStored, pending: t.reviewWaits, hidden: t.reviewHidden };
  return (
    <Notice tone={status === 'visible' ? 'success' : 'info'} role="status" className="mt-4">
      {words[status]}
    </Notice>
  );
}
