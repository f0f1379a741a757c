import type { AdminProductRow } from '@haat/contracts';
import { useFormat } from '@haat/ui/i18n/format.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { productsMessages } from '../messages.ts';
import { cellValue, percentOff, readCell, withReading, type CellField } from './read-cell.ts';
import { useCellWords } from './use-cell-words.ts';

/** The effect of a cell's input: the percentage off, the new stock, and the value before. */
export function CellHint({ row, field, typed }: { row: AdminProductRow; field: CellField; typed: string }) {
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
    </>
  );
}
