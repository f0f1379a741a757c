import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '@haat/ui/icons/icons.ts';
import { Button } from '../button.tsx';
import { screenMessages } from './messages.ts';

export interface PagesFootProps {
  /** How many pages were turned, and what a page holds at most. */
  turned: number;
  pageSize: number;
  shown: number;
  onEarlier: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

/** Below a list, newest first, that goes on: what is shown of it, and the pages before and after. */
export function PagesFoot({ turned, pageSize, shown, onEarlier, onNext }: PagesFootProps) {
  const t = useMessages(screenMessages);
  const { number } = useFormat();
  const first = turned * pageSize + 1;
  return (
    <div className="flex items-center gap-2 border-t border-border px-3.5 py-2.5 text-ink-subtle">
      <span className="flex-1">{t.page(number(first), number(first + shown - 1))}</span>
      <Button icon={ChevronLeftIcon} disabled={!onEarlier} onClick={onEarlier}>
        {t.earlier}
      </Button>
      <Button disabled={!onNext} onClick={onNext} className="flex-row-reverse" icon={ChevronRightIcon}>
        {t.further}
      </Button>
    </div>
  );
}
