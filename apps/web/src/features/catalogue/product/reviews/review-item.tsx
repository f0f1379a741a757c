import type { Review } from '@haat/contracts';
import { useDates } from '@haat/ui/i18n/dates.ts';
import { clip } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { picturePath } from '../../../../platform/picture-path.ts';
import { Badge } from '@haat/ui/feedback/badge.tsx';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { CheckIcon } from '@haat/ui/icons/icons.ts';
import { Picture } from '../../../../ui/media/picture.tsx';
import { Stars } from '../../../../ui/commerce/rating.tsx';
import { productMessages } from '../messages.ts';
import { HelpedButton } from './helped-button.tsx';
import { ReviewPhotos } from './review-photos.tsx';
import type { Helped } from './use-helped.ts';
import { reviewElementId } from './use-more-reviews.ts';

/** A review: author, date, stars, text, photos, and how many shoppers found it helpful. */
export function ReviewItem({ review, helped }: { review: Review; helped: Helped }) {
  const t = useMessages(productMessages);
  const { date } = useDates();
  const { user } = review;
  const name = user.full_name || t.formerShopper;
  return (
    <li id={reviewElementId(review.id)} tabIndex={-1} className="flex gap-4 pt-5 pb-2 outline-none">
      <span
        aria-hidden="true"
        className="grid size-10 flex-none place-items-center overflow-hidden rounded-full bg-accent-soft font-semibold text-accent-hover"
      >
        {user.photo ? (
          <Picture src={picturePath(user.photo, 'user')} alt="" width={160} height={160} sizes="40px" />
        ) : (
          clip(name, { letters: 1, dots: '' })
        )}
      </span>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm">
          <b className="font-semibold">{name}</b>
          {review.is_verified_purchase && (
            <Badge tone="new">
              <Icon of={CheckIcon} size={16} />
              {t.verified}
            </Badge>
          )}
          <time dateTime={review.date} className="text-xs text-ink-subtle">
            {date(review.date)}
          </time>
        </p>
        <Stars value={Number(review.star)} />
        <p className="mt-1 max-w-[60ch] break-words whitespace-pre-line text-ink-muted">{review.message}</p>
        <ReviewPhotos photos={review.photos} name={name} />
        <HelpedButton helped={helped} />
      </div>
    </li>
  );
}
