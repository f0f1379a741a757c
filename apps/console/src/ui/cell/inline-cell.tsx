import { classNames } from '@haat/ui/class-names.ts';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { CellInput, type CellInputProps } from './cell-input.tsx';

export interface InlineCellProps extends Pick<
  CellInputProps,
  'label' | 'initial' | 'inputMode' | 'renderHint' | 'take' | 'forget'
> {
  /** Shown while it is closed. */
  children: ReactNode;
  /** The button's accessible name. */
  name: string;
  isOpen: boolean;
  /** Undefined for read-only users; their screen readers announce `readName` before the figure. */
  onOpen: (() => void) | undefined;
  /** Called when the cell is left: by keyboard back to its button, or to the next or previous cell. */
  onClose: (to: 'button' | 'next' | 'before' | 'nowhere') => void;
  readName?: string | undefined;
  /** The input is being saved, or was refused for a reason. */
  typed?: { state: 'saving' | 'refused'; message?: string | undefined } | undefined;
  /** In a card: 48 px high. */
  isCard?: boolean | undefined;
  className?: string | false | undefined;
}

/**
 * A figure that is edited in place: click, type, store. Sand-coloured until the server has it, red if it was refused.
 */
export function InlineCell(props: InlineCellProps) {
  const { children, name, isOpen, onOpen, onClose, readName, typed, isCard = false, className } = props;
  const button = useRef<HTMLButtonElement>(null);
  const wasClosedByKey = useRef(false);
  const whyId = useId();
  const isRefused = typed?.state === 'refused';

  useEffect(() => {
    if (isOpen || !wasClosedByKey.current) return;
    wasClosedByKey.current = false;
    button.current?.focus();
  }, [isOpen]);

  const look = classNames(
    'block w-full rounded-sm border tabular-nums',
    isCard ? 'min-h-12 px-2.5 py-1 text-start' : 'h-8 px-2 text-end',
    isRefused ? 'border-danger bg-surface inset-ring inset-ring-danger' : 'border-border bg-surface',
    typed?.state === 'saving' && 'border-marigold bg-edited',
    !isRefused && className,
  );
  return (
    <div className={classNames('relative min-w-0', isOpen && 'z-(--z-sticky)')}>
      {isOpen ? (
        <CellInput
          {...props}
          error={typed?.message}
          isCard={isCard}
          onClose={(to) => {
            wasClosedByKey.current = to === 'button';
            onClose(to);
          }}
        />
      ) : onOpen ? (
        <button
          ref={button}
          type="button"
          aria-label={name}
          aria-describedby={isRefused ? whyId : undefined}
          onClick={onOpen}
          className={classNames(look, 'hover:border-ink')}
        >
          {children}
        </button>
      ) : (
        <span className={classNames(look, 'border-transparent bg-transparent', !isCard && 'leading-8')}>
          {readName !== undefined && <span className="sr-only">{readName}: </span>}
          {children}
        </span>
      )}
      {isRefused && !isOpen && (
        <span id={whyId} role="alert" className="mt-0.5 block text-2xs font-medium text-danger">
          {typed.message}
        </span>
      )}
    </div>
  );
}
