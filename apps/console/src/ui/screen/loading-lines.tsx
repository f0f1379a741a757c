import { Skeleton } from '@haat/ui/feedback/skeleton.tsx';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { useAfter } from '../../platform/use-after.ts';
import { screenMessages } from './messages.ts';

/**
 * Shown while a list loads: nothing at first, placeholder lines after 300 ms, and a note about the connection after 4
 * s.
 */
export function LoadingLines({ label }: { label?: string | undefined }) {
  const t = useMessages(screenMessages);
  const isShown = useAfter(300);
  const isSlow = useAfter(4_000);
  return (
    <div role="status" data-loading className="min-h-80">
      <span className="sr-only">{label ?? t.loading}</span>
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
