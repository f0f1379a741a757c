import type { OrderCount, OrderView } from '@haat/contracts';
import { Skeleton } from '@haat/ui/feedback/skeleton.tsx';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { AllDoneIcon, FilterOffIcon, NothingFoundIcon, RetryIcon, ServerOffIcon } from '@haat/ui/icons/icons.ts';
import { problemOf } from '../../../platform/api/call.ts';
import { useTimes } from '../../../platform/times.ts';
import { useAfter } from '../../../platform/use-after.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { StateNote } from '../../../ui/state-note.tsx';
import { ordersMessages } from '../messages.ts';
import { isFiltered, views, withoutFilters, writeAddress, type ListAddress } from './list-address.ts';
import { useCountText } from './use-count-text.ts';

/** In place of a list that is loading: nothing at first, lines after 300 ms, and a word about the line after 4 s. */
export function LoadingList() {
  const t = useMessages(ordersMessages);
  const isShown = useAfter(300);
  const isSlow = useAfter(4_000);
  return (
    <div role="status" className="min-h-80">
      <span className="sr-only">{t.loading}</span>
      {isShown &&
        Array.from({ length: 8 }, (_each, line) => (
          <div key={line} aria-hidden="true" className="flex h-12 items-center gap-8 border-b border-border px-4">
            <Skeleton className="h-3 w-5" />
            <Skeleton className="h-3 w-32" />
            <Skeleton className="h-3 w-24 max-md:hidden" />
            <Skeleton className="h-3 flex-1" />
            <Skeleton className="h-3 w-16" />
          </div>
        ))}
      {isSlow && <p className="p-4 text-center text-xs text-ink-muted">{t.slow}</p>}
    </div>
  );
}

interface FailedListProps {
  error: unknown;
  /** Milliseconds since 1970. */
  failedAt: number;
  onRetry: () => void;
}

/** In place of a list that could not be loaded. */
export function FailedList({ error, failedAt, onRetry }: FailedListProps) {
  const t = useMessages(ordersMessages);
  const { clock } = useTimes();
  const { code, status } = problemOf(error);
  return (
    <StateNote
      icon={ServerOffIcon}
      tone="danger"
      role="alert"
      title={code === 'FORBIDDEN' ? t.forbidden : t.failedTitle}
      text={
        <>
          <p>{code === 'RATE_LIMITED' ? t.tooMany : t.failedText}</p>
          <p className="mt-1 text-xs">{t.failedCode(`${code} ${status}`, clock(new Date(failedAt).toISOString()))}</p>
        </>
      }
      action={
        <Button variant="primary" icon={RetryIcon} onClick={onRetry}>
          {t.tryAgain}
        </Button>
      }
    />
  );
}

export interface EmptyListProps {
  address: ListAddress;
  counts: Record<OrderView, OrderCount>;
  onTakeOff: () => void;
}

/** In place of a list that holds nothing: because of a search, because of a filter, or because the work is done. */
export function EmptyList({ address, counts, onTakeOff }: EmptyListProps) {
  const t = useMessages(ordersMessages);
  const countText = useCountText();
  const { view, q } = address;
  if (q !== '') {
    return (
      <StateNote
        icon={NothingFoundIcon}
        role="status"
        title={t.nothingFound(q)}
        text={t.nothingFoundText}
        action={
          <>
            {view !== 'all' && (
              <LinkButton to={writeAddress({ ...withoutFilters(address), view: 'all', q })} variant="primary">
                {t.searchAll}
              </LinkButton>
            )}
            <Button onClick={onTakeOff}>{t.clearSearch}</Button>
          </>
        }
      />
    );
  }
  if (isFiltered(address)) {
    return (
      <StateNote
        icon={FilterOffIcon}
        role="status"
        title={t.nothingFiltered}
        text={t.nothingFilteredText(countText(counts[view]))}
        action={<Button onClick={onTakeOff}>{t.takeOff}</Button>}
      />
    );
  }
  const next = views.find((other) => other !== 'all' && other !== 'returned' && counts[other].count > 0);
  return (
    <StateNote
      icon={AllDoneIcon}
      role="status"
      title={t.nothing[view]}
      text={t.nothingText[view]}
      action={
        next && (
          <LinkButton to={`?view=${next}`} variant="primary">
            {t.goTo(t.views[next], countText(counts[next]))}
          </LinkButton>
        )
      }
    />
  );
}
