import { reviewViews } from '@haat/contracts/reviews/review-views';
import type { AdminReview, BoundedCount, ReviewView } from '@haat/contracts';
import { inLocale } from '@haat/contracts/shared/locale';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useShortcuts } from '../../platform/keyboard/shortcuts.ts';
import { useListAddress } from '../../platform/list/use-list-address.ts';
import { usePageTitle } from '../../platform/page-title.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Key } from '../../ui/key.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { FailedNote } from '../../ui/screen/failed-note.tsx';
import { LoadingLines } from '../../ui/screen/loading-lines.tsx';
import { PagesFoot } from '../../ui/screen/pages-foot.tsx';
import { useRowCursor } from '../../ui/list/use-row-cursor.ts';
import { useCountText } from '../../ui/list/use-count-text.ts';
import { ViewTabs } from '../../ui/list/view-tabs.tsx';
import { HiddenLately } from './hidden-lately.tsx';
import { HideDialog } from './hide-dialog.tsx';
import { addresses, inView, isFiltered, writeAddress, type ListAddress } from './list-address.ts';
import { reviewMessages } from './messages.ts';
import { NoReviews } from './no-reviews.tsx';
import { ReviewFilters } from './review-filters.tsx';
import { ReviewRow } from './review-row.tsx';
import { useReviewChange } from './use-review-change.ts';
import { useReviewList } from './use-review-list.ts';
import { useLeaveEmptyPage } from '../../ui/list/use-leave-empty-page.ts';

/** Reviews, those waiting for a decision first. */
export function Page() {
  const t = useMessages(reviewMessages);
  const locale = useLocale();
  const navigate = useNavigate();
  const { address, change, go } = useListAddress(addresses);
  const { view, product, pages } = address;
  const list = useReviewList(address);
  const { data } = list;
  const next = list.isPlaceholderData ? null : (data?.next_cursor ?? null);
  const onNext = next === null ? undefined : () => go({ ...address, pages: [...pages, next] });
  const onPrevious = pages.length === 0 ? undefined : () => go({ ...address, pages: pages.slice(0, -1) });
  const rows = data?.data ?? [];
  const { decide, isSaving } = useReviewChange();
  const keep = (review: AdminReview) => void decide(review, { status: 'visible' });
  const [hiding, setHiding] = useState<AdminReview | null>(null);
  const cursor = useRowCursor(rows.map(({ id }) => String(id)));
  const current = rows.find(({ id }) => String(id) === cursor.current);
  const all = useAllReviews();
  useLeaveEmptyPage(list);
  usePageTitle(`${t.reviews}: ${t.views[view]}`);

  useShortcuts({
    j: () => cursor.move(1),
    k: () => cursor.move(-1),
    ArrowDown: () => cursor.move(1),
    ArrowUp: () => cursor.move(-1),
    e: current && current.status !== 'visible' ? () => keep(current) : undefined,
    h: current && current.status !== 'hidden' ? () => setHiding(current) : undefined,
    Enter: current && (() => void navigate(`/reviews?view=all&product=${current.product.id}`)),
    '[': onPrevious,
    ']': onNext,
  });

  const content = () => {
    if (list.isError && !data)
      return <FailedNote error={list.error} failedAt={list.errorUpdatedAt} onRetry={() => void list.refetch()} />;
    if (!data) return <LoadingLines key={view} />;
    if (rows.length === 0)
      return <NoReviews address={address} onTakeOff={() => change(inView(address, address.view))} />;
    return (
      <>
        <ul aria-label={t.views[view]}>
          {rows.map((review) => (
            <ReviewRow
              key={review.id}
              review={review}
              isCurrent={review === current}
              isSaving={isSaving}
              onPlace={() => cursor.place(String(review.id))}
              onKeep={() => keep(review)}
              onHide={() => setHiding(review)}
            />
          ))}
        </ul>
        {(onNext ?? onPrevious) && (
          <PagesFoot turned={pages.length} pageSize={50} shown={rows.length} onPrevious={onPrevious} onNext={onNext} />
        )}
      </>
    );
  };
  const [first] = rows;

  return (
    <>
      <PageHead
        title={t.reviews}
        text={
          product !== '' && first
            ? t.onlyProduct(inLocale(locale, first.product.title, first.product.title_bn))
            : [data && all(data), t.texts[view]].filter(Boolean).join(' ')
        }
        actions={product !== '' && <LinkButton to={`/reviews?view=${view}`}>{t.anyProduct}</LinkButton>}
      />
      <Views address={address} counts={data?.counts} />
      <ReviewFilters address={address} onChange={change} />
      <div aria-busy={list.isFetching} className="overflow-clip rounded-lg border border-border bg-surface">
        {content()}
      </div>
      {view === 'look' && !isFiltered(address) && pages.length === 0 && (
        <HiddenLately isSaving={isSaving} onShow={keep} />
      )}
      {rows.length > 0 && <KeyHints />}
      {hiding && <HideDialog review={hiding} onClose={() => setHiding(null)} />}
    </>
  );
}

/** How many reviews there are, and their average: '240 reviews, 4.4 on average.' */
function useAllReviews() {
  const t = useMessages(reviewMessages);
  const { digits } = useFormat();
  const countText = useCountText();
  return ({ counts, average }: { counts: Record<ReviewView, BoundedCount>; average: number | null }) =>
    average === null ? '' : t.inAll(counts.all.count, countText(counts.all), digits(average.toFixed(1)));
}

function KeyHints() {
  const t = useMessages(reviewMessages);
  const hints = [
    [['j', 'k'], t.keys.move],
    [['e'], t.keys.keep],
    [['h'], t.keys.hide],
    [['Enter'], t.keys.open],
  ] as const;
  return (
    <p aria-hidden="true" className="keys mt-3 flex flex-wrap gap-x-5 gap-y-1 text-ink-muted">
      {hints.map(([keys, word]) => (
        <span key={word} className="inline-flex items-center gap-1">
          {keys.map((each) => (
            <Key key={each}>{each}</Key>
          ))}
          <span className="ms-1">{word}</span>
        </span>
      ))}
    </p>
  );
}

function Views({ address, counts }: { address: ListAddress; counts: Record<ReviewView, BoundedCount> | undefined }) {
  const t = useMessages(reviewMessages);
  const countText = useCountText();
  return (
    <ViewTabs
      label={t.reviews}
      isAboveFilters
      tabs={reviewViews.map((each) => ({
        to: `/reviews${writeAddress(inView(address, each))}`,
        label: t.views[each],
        count: counts ? countText(counts[each]) : '',
        isWarning: each === 'look' && counts !== undefined && counts.look.count > 0,
        isCurrent: each === address.view,
      }))}
    />
  );
}
