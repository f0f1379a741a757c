import type { SheetView } from '@haat/contracts';
import { Skeleton } from '@haat/ui/feedback/skeleton.tsx';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { AllDoneIcon, NothingFoundIcon, RetryIcon, ServerOffIcon } from '@haat/ui/icons/icons.ts';
import { problemOf } from '../../platform/api/call.ts';
import { useAfter } from '../../platform/use-after.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { StateNote } from '../../ui/state-note.tsx';
import { cashMessages } from './messages.ts';

/** While sheets are read: nothing at first, lines after 300 ms, and a word about the line after 4 s. */
export function LoadingSheets() {
  const t = useMessages(cashMessages);
  const isShown = useAfter(300);
  const isSlow = useAfter(4_000);
  return (
    <div role="status" className="min-h-80">
      <span className="sr-only">{t.loading}</span>
      {isShown &&
        Array.from({ length: 6 }, (_each, line) => (
          <div key={line} aria-hidden="true" className="flex h-12 items-center gap-8 border-b border-border px-4">
            <Skeleton className="h-3 w-20" />
            <Skeleton className="h-3 flex-1" />
            <Skeleton className="h-3 w-16" />
          </div>
        ))}
      {isSlow && <p className="p-4 text-center text-xs text-ink-muted">{t.slow}</p>}
    </div>
  );
}

/** In place of what could not be read; `code` is the sheet that may not exist. */
export function FailedSheets({ error, code, onRetry }: { error: unknown; code?: string; onRetry: () => void }) {
  const t = useMessages(cashMessages);
  const problem = problemOf(error).code;
  if (code !== undefined && ['NOT_FOUND', 'VALIDATION'].includes(problem)) {
    return (
      <StateNote
        icon={NothingFoundIcon}
        role="alert"
        title={t.noSheet(code)}
        text={t.noSheetText}
        action={
          <LinkButton to="/cash" variant="primary">
            {t.toCash}
          </LinkButton>
        }
      />
    );
  }
  return (
    <StateNote
      icon={ServerOffIcon}
      tone="danger"
      role="alert"
      title={problem === 'FORBIDDEN' ? t.forbidden : t.failedTitle}
      text={problem === 'RATE_LIMITED' ? t.tooMany : t.failedText}
      action={
        <Button variant="primary" icon={RetryIcon} onClick={onRetry}>
          {t.tryAgain}
        </Button>
      }
    />
  );
}

/** In place of a view without sheets. */
export function NoSheets({ view }: { view: SheetView }) {
  const t = useMessages(cashMessages);
  return (
    <StateNote
      icon={AllDoneIcon}
      role="status"
      title={t.nothing[view]}
      text={t.nothingText}
      action={<LinkButton to="/orders?view=handover">{t.toHandOver}</LinkButton>}
    />
  );
}
