import type { AdminReview } from '@haat/contracts';
import { inLocale } from '@haat/contracts/shared/locale';
import { classNames } from '@haat/ui/class-names.ts';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { CheckIcon, HideIcon, ShowIcon, StarIcon } from '@haat/ui/icons/icons.ts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Link } from '@haat/ui/navigation/link.tsx';
import { useTimes } from '../../platform/times.ts';
import { Button } from '../../ui/button.tsx';
import { Photo } from '../../ui/photo.tsx';
import { reviewMessages } from './messages.ts';
import { ReviewSigns } from './review-signs.tsx';

export interface ReviewRowProps {
  review: AdminReview;
  isCurrent?: boolean | undefined;
  isSaving: boolean;
  onPlace?: (() => void) | undefined;
  onKeep: () => void;
  /** Undefined in a list of hidden reviews. */
  onHide?: (() => void) | undefined;
}

/** A review with its product and actions. */
export function ReviewRow({ review, isCurrent = false, isSaving, onPlace, onKeep, onHide }: ReviewRowProps) {
  const locale = useLocale();
  const { product, shop } = review;
  return (
    <li
      data-row={review.id}
      aria-current={isCurrent || undefined}
      onPointerDown={onPlace}
      className={classNames(
        'grid gap-3 border-border px-4 py-3 not-first:border-t md:grid-cols-[15rem_1fr_auto] md:items-center',
        isCurrent && 'bg-at-cursor shadow-(--c-cursor)',
      )}
    >
      <div className="flex items-center gap-3">
        <Photo src={product.photo} size="size-9" />
        <span className="min-w-0">
          <Link to={`/reviews?view=all&product=${product.id}`} className="block font-medium hover:underline">
            {inLocale(locale, product.title, product.title_bn)}
          </Link>
          <span className="block text-xs text-ink-subtle">{inLocale(locale, shop.name, shop.name_bn)}</span>
        </span>
      </div>
      <Words review={review} />
      <Actions review={review} isCurrent={isCurrent} isSaving={isSaving} onKeep={onKeep} onHide={onHide} />
    </li>
  );
}

function Words({ review }: { review: AdminReview }) {
  const t = useMessages(reviewMessages);
  const { stamp } = useTimes();
  const { status, message, author, written_at: writtenAt, order_number: order } = review;
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-0.5">
        <Stars count={review.star} />
        <b className="font-medium">{author ?? t.nobody}</b>
        <span className="text-xs text-ink-subtle">
          {stamp(writtenAt)} · {order === null ? t.notBought : t.bought(order)}
        </span>
      </p>
      <p
        lang={/\p{Script=Bengali}/u.test(message) ? 'bn' : 'en'}
        className={classNames('mt-0.5 break-words whitespace-pre-line', status === 'hidden' && 'text-ink-muted')}
      >
        {message}
      </p>
      <Photos photos={review.photos} />
      <StateLine review={review} />
      <ReviewSigns review={review} />
    </div>
  );
}

/** Each photo opens in a new tab. */
function Photos({ photos }: { photos: string[] }) {
  const t = useMessages(reviewMessages);
  const { number } = useFormat();
  if (photos.length === 0) return null;
  return (
    <p className="mt-1.5 flex flex-wrap gap-2">
      {photos.map((path, place) => (
        <a key={path} href={path} target="_blank" rel="noreferrer" className="rounded-sm">
          <Photo src={path} size="size-14" />
          <span className="sr-only">{t.photo(number(place + 1))}</span>
        </a>
      ))}
    </p>
  );
}

function Stars({ count }: { count: number }) {
  const t = useMessages(reviewMessages);
  const { number } = useFormat();
  return (
    <span role="img" aria-label={t.stars(number(count))} className="flex text-rating">
      {Array.from({ length: 5 }, (_each, place) => (
        <Icon
          // oxlint-disable-next-line react/no-array-index-key -- five stars in a row
          key={place}
          of={StarIcon}
          size={16}
          isFilled
          className={place < count ? undefined : 'text-rating-empty'}
        />
      ))}
    </span>
  );
}

/** A special state of a review: waiting, or the reason why it is hidden. */
function StateLine({ review }: { review: AdminReview }) {
  const t = useMessages(reviewMessages);
  const { stamp } = useTimes();
  const { status, hidden_reason: reason, decided_by: by, decided_at: at, written_at: writtenAt } = review;
  if (status === 'visible') return null;
  const words =
    status === 'pending' ? t.waits : by && at && reason ? t.hiddenBy(by, stamp(at), reason) : t.hiddenWithout;
  const isRewritten = status === 'hidden' && at !== null && writtenAt > at;
  return (
    <p className="mt-1 flex items-center gap-1.5 text-xs text-warning">
      <Icon of={status === 'pending' ? ShowIcon : HideIcon} size={14} className="flex-none" />
      {isRewritten ? `${words}. ${t.rewritten}` : words}
    </p>
  );
}

function Actions({ review, isCurrent, isSaving, onKeep, onHide }: Omit<ReviewRowProps, 'onPlace'>) {
  const t = useMessages(reviewMessages);
  const author = review.author ?? t.nobody;
  return (
    <div className="flex gap-2 max-md:*:flex-1">
      {review.status === 'pending' && (
        <Button icon={CheckIcon} hint={isCurrent ? 'e' : undefined} disabled={isSaving} onClick={onKeep}>
          {t.keep}
          <span className="sr-only">{author}</span>
        </Button>
      )}
      {review.status === 'hidden' ? (
        <Button icon={ShowIcon} disabled={isSaving} onClick={onKeep}>
          {t.showAgain}
          <span className="sr-only">{author}</span>
        </Button>
      ) : (
        <Button icon={HideIcon} disabled={isSaving} onClick={onHide}>
          {t.hide}
          <span className="sr-only">{author}</span>
        </Button>
      )}
    </div>
  );
}
