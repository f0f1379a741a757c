import type { AdminShopper } from '@haat/contracts';
import { inLocale } from '@haat/contracts/shared/locale';
import { Badge } from '@haat/ui/feedback/badge.tsx';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Link } from '@haat/ui/navigation/link.tsx';
import { PanelCard } from '../../../ui/panel-card.tsx';
import { textLanguage } from '../../orders/public.ts';
import { shopperMessages } from '../messages.ts';

const tones = { visible: 'success', pending: 'warning', hidden: 'neutral' } as const;

/** A shopper's reviews. */
export function ReviewsCard({ shopper: { reviews, review_count: count } }: { shopper: AdminShopper }) {
  const t = useMessages(shopperMessages);
  const locale = useLocale();
  const { number } = useFormat();
  return (
    <PanelCard title={t.reviews(number(count))} padded={false}>
      {reviews.length === 0 && <p className="p-4 text-ink-muted">{t.noReviews}</p>}
      <ul>
        {reviews.map(({ id, status, star, message, product }) => (
          <li key={id} className="border-border px-4 py-2.5 not-first:border-t">
            <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
              <Link
                to={`/reviews?view=all&product=${product.id}`}
                className="inline-flex min-h-6 items-center font-medium underline decoration-border-control underline-offset-3"
              >
                {inLocale(locale, product.title, product.title_bn)}
              </Link>
              <span className="text-xs text-ink-muted">{t.stars(number(star))}</span>
              <Badge tone={tones[status]}>{t.reviewStates[status]}</Badge>
            </p>
            <p lang={textLanguage(message)} className="break-words text-ink-muted">
              {message}
            </p>
          </li>
        ))}
      </ul>
      {count > reviews.length && (
        <p className="border-t border-border px-4 py-2.5 text-xs text-ink-subtle">
          {t.newestOf(number(reviews.length), number(count))}
        </p>
      )}
    </PanelCard>
  );
}
