import type { AdminProduct, AdminProductRow } from '@haat/contracts';
import { useState } from 'react';
import { useReminders } from '../../settings/public.ts';
import { isShort } from '../parts/days-left.ts';
import { rememberRow } from '../product-queries.ts';
import { cellKey, keySentBefore, withCell, withTyped, type TypedCell, type TypedCells } from './cell-store.ts';
import { cellValue, readCell, type CellField, type CellReading } from './read-cell.ts';
import { sendCell } from './send-cell.ts';
import { useCellWords } from './use-cell-words.ts';
import { useTellStored } from './use-tell-stored.ts';
import { randomKey } from '@haat/contracts/shared/random-key';

/** A conflict: the value seen here, the current one, and the input. */
export interface CellConflict {
  row: AdminProductRow;
  now: AdminProduct;
  field: CellField;
  typed: string;
  reading: CellReading;
}

interface Entered {
  typed: string;
  reading: CellReading;
  /** Of an entry that was sent before. */
  key?: string | undefined;
}

/** The cells of a list: which one is open, which are being saved or refused, and conflicts. */
export function useCells() {
  const say = useCellWords();
  const tellStored = useTellStored();
  const [open, setOpen] = useState<{ id: number; field: CellField } | null>(null);
  const [cells, setCells] = useState<TypedCells>(new Map());
  const [conflict, setConflict] = useState<CellConflict | null>(null);
  const put = (key: string, cell?: TypedCell) => setCells((before) => withCell(before, key, cell));

  async function store(row: AdminProductRow, field: CellField, { typed, reading, key = randomKey() }: Entered) {
    const cell = cellKey(row.id, field);
    put(cell, { typed, state: 'saving', reading, key });
    const outcome = await sendCell(row, reading, key);
    if (outcome.kind === 'refused')
      return put(cell, { typed, state: 'refused', reading, key, message: say.refused(outcome.code) });
    put(cell);
    if (outcome.kind === 'conflict') return setConflict({ row, now: outcome.now, field, typed, reading });
    return tellStored({ before: row, after: outcome.product, delta: outcome.delta, field, reading });
  }

  const shown = (row: AdminProductRow) => withTyped(row, cells);

  /**
   * Submits a cell's input. Returns the error, if any; `isLeft`: focus left the field, so an invalid input is kept as
   * refused.
   */
  function submit(
    row: AdminProductRow,
    field: CellField,
    { typed, isLeft }: { typed: string; isLeft: boolean },
  ): string | null {
    const key = cellKey(row.id, field);
    const current = shown(row);
    const reading = readCell(current, field, typed);
    if (reading.kind === 'wrong') {
      const message = say.wrong(reading.why, current, field);
      if (isLeft) put(key, { typed, state: 'refused', reading, message });
      return message;
    }
    put(key);
    if (reading.kind !== 'same')
      void store(current, field, { typed, reading, key: keySentBefore(cells.get(key), reading) });
    return null;
  }

  function settle(isMine: boolean): void {
    setConflict(null);
    if (!conflict) return;
    const { now, field, reading, typed } = conflict;
    rememberRow(now);
    if (isMine) void store(now, field, { typed, reading });
  }

  return {
    open,
    conflict,
    settle,
    shown,
    submit,
    isShort: useIsShort(shown),
    cellOf: (row: AdminProductRow, field: CellField) => cells.get(cellKey(row.id, field)),
    openCell: (id: number, field: CellField) => setOpen({ id, field }),
    closeCell: () => setOpen(null),
    /** Discards refused input: the value is as before. */
    forget: (row: AdminProductRow, field: CellField) => put(cellKey(row.id, field)),
    valueOf: (row: AdminProductRow, field: CellField) => cellValue(shown(row), field),
  };
}

export type Cells = ReturnType<typeof useCells>;

/** Whether few pieces of a product as shown are left, or few days of sales. */
function useIsShort(shown: (row: AdminProductRow) => AdminProductRow): (row: AdminProductRow) => boolean {
  const reminders = useReminders();
  return (row) => isShort(shown(row), reminders);
}
