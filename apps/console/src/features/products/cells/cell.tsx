import type { AdminProductRow } from '@haat/contracts';
import { inLocale } from '@haat/contracts/shared/locale';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useLocale } from '@haat/ui/i18n/locale.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { InlineCell, type InlineCellProps } from '../../../ui/cell/inline-cell.tsx';
import { productsMessages } from '../messages.ts';
import { CellHint } from './cell-hint.tsx';
import { cellFields, percentOff, type CellField } from './read-cell.ts';
import { useFigure } from './use-cell-words.ts';
import type { Cells } from './use-cells.ts';

export interface CellProps {
  row: AdminProductRow;
  field: CellField;
  cells: Cells;
  /** Whether the user may change it. */
  canChange: boolean;
  /** In a card: 48 px high, with its name above the figure. */
  isCard?: boolean | undefined;
}

/** The price, offer or stock of a product, editable in place. */
export function Cell({ row, field, cells, canChange, isCard = false }: CellProps) {
  const t = useMessages(productsMessages);
  const figure = useFigure();
  const locale = useLocale();
  const { number } = useFormat();
  const isOpen = cells.open?.id === row.id && cells.open.field === field;
  const typed = cells.cellOf(row, field);
  const value = cells.valueOf(row, field);
  const isRefused = typed?.state === 'refused';
  const title = inLocale(locale, row.title, row.title_bn);
  const text = isRefused ? typed.typed : figure(field, value);
  const percent = field === 'offer' && isCard ? percentOff(cells.shown(row)) : 0;
  const name = percent > 0 ? t.offerTakes(number(percent)) : t.fields[field];

  const close: InlineCellProps['onClose'] = (to) => {
    const next = cellFields[cellFields.indexOf(field) + (to === 'next' ? 1 : -1)];
    if ((to === 'next' || to === 'before') && next) cells.openCell(row.id, next);
    else cells.closeCell();
  };
  return (
    <InlineCell
      name={`${name} ${text}, ${title}`}
      readName={isCard ? undefined : t.fields[field]}
      label={`${t.fields[field]}, ${title}`}
      initial={isRefused ? typed.typed : String(value)}
      inputMode={field === 'stock' ? 'text' : 'decimal'}
      renderHint={(words) => <CellHint row={cells.shown(row)} field={field} typed={words} />}
      take={(words, isLeft) => cells.submit(row, field, { typed: words, isLeft })}
      forget={() => cells.forget(row, field)}
      isOpen={isOpen}
      onOpen={canChange ? () => cells.openCell(row.id, field) : undefined}
      onClose={close}
      typed={typed}
      isCard={isCard}
      className={field === 'stock' && stockLook(value, cells.isShort(row))}
    >
      {isCard && <small className="block truncate text-2xs font-normal text-ink-muted">{name}</small>} {text}
    </InlineCell>
  );
}

/** Colour and weight, so that low and zero stock stand out. */
function stockLook(stock: number, isShort: boolean): string | false {
  if (stock === 0) return 'font-semibold text-danger';
  return isShort && 'font-semibold text-warning';
}
