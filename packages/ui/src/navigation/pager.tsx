import { useFormat } from '../i18n/format.ts';
import { useMessages } from '../i18n/messages.ts';
import { LinkButton } from '../forms/button.tsx';
import { uiMessages } from '../messages.ts';
import { Spinner } from '../feedback/spinner.tsx';

export interface PagerProps {
  shown: number;
  total: number;
  /** Address of the same page with more items, which works without JavaScript. */
  moreTo: string;
  busy?: boolean | undefined;
}

/** 'Showing 30 of 184' with a progress bar, and Show More if there are more. */
export function Pager({ shown, total, moreTo, busy = false }: PagerProps) {
  const t = useMessages(uiMessages);
  const { number } = useFormat();
  if (total === 0) return null;
  return (
    <div className="flex flex-col items-center gap-3 pt-10">
      <p aria-live="polite" className="text-sm text-ink-muted tabular-nums">
        {t.showing(number(Math.min(shown, total)), number(total))}
      </p>
      <progress aria-hidden="true" value={shown} max={total} className="pager-bar" />
      {shown < total && (
        <LinkButton
          to={moreTo}
          variant="outline"
          replace
          preventScrollReset
          aria-busy={busy || undefined}
          className="mt-2 min-w-50"
        >
          {busy && <Spinner />}
          {t.showMore}
        </LinkButton>
      )}
    </div>
  );
}
