import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { Icon } from '@haat/ui/icons/icon.tsx';
import { CloseIcon } from '@haat/ui/icons/icons.ts';
import type { ReactNode } from 'react';
import { screenMessages } from '../screen/messages.ts';

export interface SelectionBarProps {
  /** How many rows are selected. */
  count: number;
  /** Shown instead of '3 selected'. */
  text?: string | undefined;
  /** Their sum. */
  sum?: string | undefined;
  onClear: () => void;
  /** The actions for them. */
  children: ReactNode;
}

/** Shown above the foot of the screen while rows of a list are selected. */
export function SelectionBar({ count, text, sum, onClear, children }: SelectionBarProps) {
  const t = useMessages(screenMessages);
  const { number } = useFormat();
  return (
    <section aria-label={t.selection} className="selection-bar">
      <div className="flex min-h-9 items-center gap-2 border-border whitespace-nowrap max-md:w-full md:me-1 md:border-e md:pe-3">
        <button
          type="button"
          aria-label={t.clearSelection}
          onClick={onClear}
          className="-ms-2 grid size-(--size-control) place-items-center rounded-md text-ink-muted"
        >
          <Icon of={CloseIcon} size={18} />
        </button>
        <b role="status" className="font-semibold">
          {text ?? t.selected(number(count))}
        </b>
        {sum && <span className="text-ink-muted">{sum}</span>}
      </div>
      {children}
    </section>
  );
}
