import type { AdminProductRow } from '@haat/contracts';
import { inLocale } from '@haat/contracts/shared/locale';
import { classNames } from '@haat/ui/class-names.ts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { useEffect, useRef } from 'react';
import { productsMessages } from '../messages.ts';
import { CellInput } from './cell-input.tsx';
import { cellFields, percentOff, type CellField } from './read-cell.ts';
import { useCellWords } from './use-cell-words.ts';
import type { Cells } from './use-cells.ts';

export interface CellProps {
  row: AdminProductRow;
  field: CellField;
  cells: Cells;
  /** Whether whoever is signed in may change it. */
  canChange: boolean;
  /** In a card: 48 px high, with its name above the figure. */
  isCard?: boolean | undefined;
}

/** A figure that is changed in place: pressed, typed over, stored. */
export function Cell({ row, field, cells, canChange, isCard = false }: CellProps) {
  const t = useMessages(productsMessages);
  const { figure } = useCellWords();
  const locale = useLocale();
  const { number } = useFormat();
  const button = useRef<HTMLButtonElement>(null);
  const wasClosedByKey = useRef(false);
  const isOpen = cells.open?.id === row.id && cells.open.field === field;
  const typed = cells.cellOf(row, field);
  const value = cells.valueOf(row, field);
  const isRefused = typed?.state === 'refused';
  const title = inLocale(locale, row.title, row.title_bn);
  const label = `${t.fields[field]}, ${title}`;
  const text = isRefused ? typed.typed : figure(field, value);

  useEffect(() => {
    if (isOpen || !wasClosedByKey.current) return;
    wasClosedByKey.current = false;
    button.current?.focus();
  }, [isOpen]);

  function close(how: 'key' | 'next' | 'before' | 'left') {
    const next = cellFields[cellFields.indexOf(field) + (how === 'next' ? 1 : -1)];
    wasClosedByKey.current = how === 'key';
    if ((how === 'next' || how === 'before') && next) cells.openCell(row.id, next);
    else cells.closeCell();
  }

  const look = classNames(
    'block w-full rounded-sm border tabular-nums',
    isCard ? 'min-h-12 px-2.5 py-1 text-start' : 'h-8 px-2 text-end',
    isRefused ? 'border-danger bg-surface inset-ring inset-ring-danger' : 'border-border bg-surface',
    typed?.state === 'saving' && 'border-marigold bg-edited',
    field === 'stock' && !isRefused && stockLook(value, cells.lowStockAt),
  );
  const percent = field === 'offer' && isCard ? percentOff(cells.shown(row)) : 0;
  const name = percent > 0 ? t.offerTakes(number(percent)) : t.fields[field];
  const content = (
    <>
      {isCard && <small className="block truncate text-2xs font-normal text-ink-muted">{name}</small>} {text}
    </>
  );
  return (
    <div className={classNames('relative min-w-0', isOpen && 'z-(--z-sticky)')}>
      {isOpen ? (
        <CellInput
          row={row}
          field={field}
          cells={cells}
          label={label}
          initial={isRefused ? typed.typed : String(value)}
          error={typed?.message}
          isCard={isCard}
          onClose={close}
        />
      ) : canChange ? (
        <button
          ref={button}
          type="button"
          aria-label={`${name} ${text}, ${title}`}
          aria-describedby={isRefused ? `${row.id}-${field}-why` : undefined}
          onClick={() => cells.openCell(row.id, field)}
          className={classNames(look, 'hover:border-ink')}
        >
          {content}
        </button>
      ) : (
        <span className={classNames(look, 'border-transparent bg-transparent', !isCard && 'leading-8')}>
          {!isCard && <span className="sr-only">{t.fields[field]}: </span>}
          {content}
        </span>
      )}
      {isRefused && !isOpen && (
        <span id={`${row.id}-${field}-why`} role="alert" className="mt-0.5 block text-2xs font-medium text-danger">
          {typed.message}
        </span>
      )}
    </div>
  );
}

/** Colour and weight, because few and none are seen from afar. */
function stockLook(stock: number, lowStockAt: number): string | false {
  if (stock === 0) return 'font-semibold text-danger';
  return stock <= lowStockAt && 'font-semibold text-warning';
}
