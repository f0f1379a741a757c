import type { AdminReview } from '@haat/contracts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { FlagIcon } from '@haat/ui/icons/icons.ts';
import { Link } from '@haat/ui/navigation/link.tsx';
import { searchFor, writeAddress } from './list-address.ts';
import { reviewMessages } from './messages.ts';
import { signsOf, type ReviewSign } from './signs.ts';

/** The signs of a review, each in a line; those about something else lead there. */
export function ReviewSigns({ review }: { review: AdminReview }) {
  const t = useMessages(reviewMessages);
  const signs = signsOf(review);
  if (signs.length === 0) return null;
  return (
    <ul aria-label={t.signs} className="mt-1 text-xs text-warning">
      {signs.map((sign) => (
        <li key={sign.kind} className="flex min-h-6 items-center gap-1.5">
          <Icon of={FlagIcon} size={14} className="flex-none" />
          <SignWords sign={sign} review={review} />
        </li>
      ))}
    </ul>
  );
}

function SignWords({ sign, review: { star, message } }: { sign: ReviewSign; review: AdminReview }) {
  const t = useMessages(reviewMessages);
  const { number } = useFormat();
  if (sign.kind === 'came-back')
    return <SignLink to={`/orders/${sign.order}`}>{t.cameBack(star, number(star), sign.order)}</SignLink>;
  if (sign.kind === 'same-words')
    return <SignLink to={`/reviews${writeAddress(searchFor(message))}`}>{t.sameWords}</SignLink>;
  if (sign.kind === 'like-staff') return t.likeStaff;
  if (sign.kind === 'new-account') return t.newAccount(sign.minutes, number(sign.minutes));
  return t.manyThatDay(number(sign.count));
}

function SignLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="inline-flex min-h-6 items-center underline underline-offset-3 max-md:min-h-11">
      {children}
    </Link>
  );
}
