import type { AdminProduct, AdminProductRow } from '@haat/contracts';
import { showToast } from '@haat/ui/feedback/feedback.ts';
import { useMessages } from '@haat/ui/i18n/messages.ts';
import { offerUndo } from '../../../platform/undo/last-undo.ts';
import { productsMessages } from '../messages.ts';
import { rememberRow } from '../product-queries.ts';
import type { CellField, CellReading } from './read-cell.ts';
import { sendCell, sendStockBack } from './send-cell.ts';
import { useCellWords } from './use-cell-words.ts';

/** A cell stored on the server. */
export interface StoredCell {
  before: AdminProductRow;
  after: AdminProduct;
  field: CellField;
  reading: CellReading;
  /** Pieces that a stock entry added; negative if it took some. */
  delta: number;
}

/**
 * Reports what was stored and offers an undo: prices get their former value back, stock is reversed by what was booked.
 */
export function useTellStored(): (cell: StoredCell) => void {
  const t = useMessages(productsMessages);
  const say = useCellWords();

  function tellUndone(text: string | null): void {
    showToast(text === null ? { kind: 'error', text: t.notUndone } : { kind: 'success', text });
  }

  async function pricesBack({ before, after, field, reading }: StoredCell): Promise<void> {
    const moved = reading.kind === 'prices' ? reading.prices : {};
    const prices = {
      ...('price' in moved && { price: before.price }),
      ...('offer_price' in moved && { offer_price: before.offer_price }),
    };
    const outcome = await sendCell(after, { kind: 'prices', prices });
    tellUndone(outcome.kind === 'stored' ? say.stored(after, outcome.product, field) : null);
  }

  async function stockBack({ after, field, delta }: StoredCell): Promise<void> {
    const answer = await sendStockBack(after.id, delta);
    if (answer.ok) rememberRow(answer.body.data);
    tellUndone(answer.ok ? say.stored(after, answer.body.data, field) : null);
  }

  return (cell) => {
    const text = say.stored(cell.before, cell.after, cell.field);
    const isOfPrices = cell.reading.kind === 'prices';
    // A recount that finds what the server knew already, after orders that this list did not show.
    if (!isOfPrices && cell.delta === 0) return showToast({ kind: 'success', text });
    return offerUndo({ text, label: t.undo, undo: () => void (isOfPrices ? pricesBack(cell) : stockBack(cell)) });
  };
}
