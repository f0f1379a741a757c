import type { AdminProductRow } from '@haat/contracts';
import { classNames } from '@haat/ui/class-names.ts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { Key } from '../../../ui/key.tsx';
import { productsMessages } from '../messages.ts';
import { cellValue, percentOff, readCell, withReading, type CellField } from './read-cell.ts';
import { useCellWords } from './use-cell-words.ts';
import type { Cells } from './use-cells.ts';

interface CellInputProps {
  row: AdminProductRow;
  field: CellField;
  cells: Cells;
  label: string;
  initial: string;
  error: string | undefined;
  isCard: boolean;
  onClose: (how: 'key' | 'next' | 'before' | 'left') => void;
}

/** An open cell: Enter stores, Esc leaves it as it was, Tab stores and goes on; pressing elsewhere stores too. */
export function CellInput({ row, field, cells, label, initial, error: known, isCard, onClose }: CellInputProps) {
  const [typed, setTyped] = useState(initial);
  const [error, setError] = useState<string | null>(known ?? null);
  const input = useRef<HTMLInputElement>(null);
  const isClosing = useRef(false);
  const noteId = useId();
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);

  function take(how: 'key' | 'next' | 'before' | 'left') {
    if (isClosing.current) return;
    const wrong = cells.submit(row, field, { typed, isLeft: how === 'left' });
    if (wrong !== null && how !== 'left') return setError(wrong);
    isClosing.current = true;
    return onClose(how);
  }

  function follow(event: KeyboardEvent) {
    if (!['Enter', 'Escape', 'Tab'].includes(event.key) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') return take('key');
    if (event.key === 'Tab') return take(event.shiftKey ? 'before' : 'next');
    isClosing.current = true;
    cells.forget(row, field);
    return onClose('key');
  }

  return (
    <>
      <input
        ref={input}
        aria-label={label}
        aria-invalid={error !== null || undefined}
        aria-describedby={noteId}
        inputMode={field === 'stock' ? 'text' : 'decimal'}
        autoComplete="off"
        maxLength={20}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setError(null);
        }}
        onKeyDown={follow}
        onBlur={() => take('left')}
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
          <Hint row={cells.shown(row)} field={field} typed={typed} />
        ) : (
          <span className="text-danger">{error}</span>
        )}
      </span>
    </>
  );
}

function Hint({ row, field, typed }: { row: AdminProductRow; field: CellField; typed: string }) {
  const t = useMessages(productsMessages);
  const { number } = useFormat();
  const { figure } = useCellWords();
  const reading = readCell(row, field, typed);
  const next = withReading(row, reading);
  const percent = percentOff(next);
  return (
    <>
      {field !== 'stock' && percent > 0 && <b className="font-semibold text-offer">{t.percentOff(number(percent))}</b>}
      {field === 'stock' && reading.kind === 'moved' && <b className="font-semibold">= {number(next.stock)}</b>}
      <span className="text-ink-muted">
        {reading.kind === 'same' && field === 'stock' ? t.stockHint : t.was(figure(field, cellValue(row, field)))}
      </span>
      <span className="flex gap-1 max-md:hidden">
        <Key>Enter</Key>
        <Key>Esc</Key>
      </span>
    </>
  );
}
