import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { localeOf } from '@haat/contracts/shared/locale';
import { lazyPart } from '@haat/ui/device/lazy-part.ts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { loginPath } from '../../../../platform/session/login-path.ts';
import { Link } from '@haat/ui/navigation/link.tsx';
import { useSession } from '../../../../platform/session/use-session.ts';
import { Button } from '@haat/ui/forms/button.tsx';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { LockIcon, StarIcon } from '@haat/ui/icons/icons.ts';
import { Stars } from '../../../../ui/commerce/rating.tsx';
import { productMessages } from '../messages.ts';
import type { NewerReviews, ProductReviews } from './product-reviews.ts';
import { reviewFormMessages } from './messages.ts';
import { ReviewItem } from './review-item.tsx';
import { useHelped } from './use-helped.ts';
import { useMoreReviews } from './use-more-reviews.ts';

const ReviewForm = lazyPart(async () => {
  const [{ ReviewForm: Form }] = await Promise.all([
    import('./review-form.tsx'),
    reviewFormMessages.load(localeOf(location.pathname)),
  ]);
  return Form;
});

interface ReviewsProps {
  productId: number;
  reviews: ProductReviews;
  onReviews: (reviews: NewerReviews) => void;
}

/** A product's reviews: count and average, the review form, and the reviews, newest first. */
export function Reviews({ productId, reviews, onReviews }: ReviewsProps) {
  const t = useMessages(productMessages);
  const { token, userId } = useSession();
  const { list, hasMore, isLoading, showMore } = useMoreReviews(productId, reviews);
  const helpedOf = useHelped(productId);
  const { summary } = reviews;
  return (
    <>
      {summary.count > 0 && <Summary summary={summary} />}
      {token && userId ? (
        <Suspense fallback={<div className="min-h-80" />}>
          <ReviewForm productId={productId} userId={userId} onReviews={onReviews} />
        </Suspense>
      ) : (
        <PleaseLogin />
      )}
      {list.length === 0 && <p className="py-5 text-ink-muted">{t.noReviews}</p>}
      <ul className="divide-y divide-border">
        {list.map((review) => (
          <ReviewItem key={review.id} review={review} helped={helpedOf(review)} />
        ))}
      </ul>
      {hasMore && (
        <Button
          variant="outline"
          className="mt-4"
          busy={isLoading}
          onClick={(event) => void showMore(event.currentTarget)}
        >
          {t.showMore}
        </Button>
      )}
    </>
  );
}

function Summary({ summary: { average, count, histogram } }: { summary: ProductReviews['summary'] }) {
  const t = useMessages(productMessages);
  const { number, digits } = useFormat();
  return (
    <div className="mb-6 grid grid-cols-[110px_minmax(0,26rem)] items-center gap-5 sm:grid-cols-[152px_minmax(0,26rem)] sm:gap-8">
      <div>
        <p aria-hidden="true" className="text-3xl font-bold tabular-nums">
          {digits(average.toFixed(1))}
        </p>
        <Stars value={average} />
        <p className="text-sm text-ink-muted">{count === 1 ? t.oneReview : t.reviews(number(count))}</p>
      </div>
      <ul className="flex flex-col gap-1">
        {histogram.map(({ star, count: starCount }) => (
          <li
            key={star}
            className="grid grid-cols-[2.25rem_1fr_2rem] items-center gap-2.5 text-xs text-ink-muted tabular-nums"
          >
            <span aria-hidden="true" className="flex items-center justify-end gap-1">
              {digits(star)} <Icon of={StarIcon} size={16} isFilled className="text-rating" />
            </span>
            <span aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-rating-empty/50">
              <span
                className="block h-full rounded-full bg-rating"
                style={{ width: `${(starCount / count) * 100}%` }}
              />
            </span>
            <span aria-hidden="true">{number(starCount)}</span>
            <span className="sr-only">{t.starsCount(digits(star), number(starCount))}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function PleaseLogin() {
  const t = useMessages(productMessages);
  const here = useLocation();
  return (
    <p className="flex items-center gap-3 rounded-md bg-surface-sunken px-4 py-3.5 text-sm">
      <Icon of={LockIcon} size={20} />
      {t.pleaseLogin}
      <Link
        to={loginPath(here)}
        suppressHydrationWarning
        className="ms-auto font-semibold whitespace-nowrap text-accent underline decoration-accent-line underline-offset-4 hover:decoration-current"
      >
        {t.login}
      </Link>
    </p>
  );
}
