import { classNames } from '@haat/ui/class-names.ts';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Key } from '../key.tsx';

export interface CellInputProps {
  /** The accessible name. */
  label: string;
  initial: string;
  inputMode: 'decimal' | 'text';
  /** Shown next to the field while the input is valid: its effect. */
  renderHint: (typed: string) => ReactNode;
  /**
   * Submits the input. Returns the error, if any; `isLeft`: focus left the field, so an invalid input is kept as
   * refused.
   */
  take: (typed: string, isLeft: boolean) => string | null;
  /** Keeps the former value. */
  forget: () => void;
  /** Why it was refused before. */
  error: string | undefined;
  isCard: boolean;
  onClose: (to: 'button' | 'next' | 'before' | 'nowhere') => void;
}

/** An open cell: Enter stores, Esc cancels, Tab stores and moves on; clicking elsewhere stores too. */
export function CellInput({ label, initial, inputMode, error: known, isCard, ...cell }: CellInputProps) {
  const [typed, setTyped] = useState(initial);
  // Of the row as it was opened: what a colleague changes while it is edited is a conflict, and not overwritten.
  const [submit] = useState(() => cell.take);
  const [error, setError] = useState<string | null>(known ?? null);
  const input = useRef<HTMLInputElement>(null);
  const isClosing = useRef(false);
  const noteId = useId();
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);

  function take(to: 'button' | 'next' | 'before' | 'nowhere') {
    if (isClosing.current) return;
    const wrong = submit(typed, to === 'nowhere');
    if (wrong !== null && to !== 'nowhere') return setError(wrong);
    isClosing.current = true;
    return cell.onClose(to);
  }

  function follow(event: KeyboardEvent) {
    if (!['Enter', 'Escape', 'Tab'].includes(event.key) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') return take('button');
    if (event.key === 'Tab') return take(event.shiftKey ? 'before' : 'next');
    isClosing.current = true;
    cell.forget();
    return cell.onClose('button');
  }

  return (
    <>
      <input
        ref={input}
        aria-label={label}
        aria-invalid={error !== null || undefined}
        aria-describedby={noteId}
        inputMode={inputMode}
        autoComplete="off"
        maxLength={20}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setError(null);
        }}
        onKeyDown={follow}
        onBlur={() => take('nowhere')}
        className={classNames(
          'block w-full rounded-sm border-2 bg-surface tabular-nums outline-none',
          isCard ? 'h-12 px-2.5' : 'h-8 px-1.75 text-end',
          error === null ? 'border-accent' : 'border-danger',
        )}
      />
      <span
        id={noteId}
        role={error === null ? undefined : 'alert'}
        className="absolute end-0 top-full z-(--z-menu) mt-1 flex w-max max-w-64 items-center gap-1.5 rounded-sm border border-border bg-surface px-2.5 py-1.5 text-xs shadow-overlay"
      >
        {error === null ? (
          <>
            {cell.renderHint(typed)}
            <span className="flex gap-1 max-md:hidden">
              <Key>Enter</Key>
              <Key>Esc</Key>
            </span>
          </>
        ) : (
          <span className="text-danger">{error}</span>
        )}
      </span>
    </>
  );
}
