import { cellFields, withReading, type CellField, type CellReading, type CellRow } from './read-cell.ts';

/** A cell whose input is not on the server: being saved, or refused. */
export interface TypedCell {
  typed: string;
  state: 'saving' | 'refused';
  /** The value being stored. */
  reading: CellReading;
  /** The idempotency key it is sent with, also when it is sent again after a refusal. */
  key?: string | undefined;
  /** Why it was refused, as a message. */
  message?: string | undefined;
}

export type TypedCells = ReadonlyMap<string, TypedCell>;

/** The key of a cell. */
export function cellKey(id: number, field: CellField): string {
  return `${id}.${field}`;
}

/** Sets a cell; undefined removes it. */
export function withCell(cells: TypedCells, key: string, cell: TypedCell | undefined): TypedCells {
  const next = new Map(cells);
  if (cell) next.set(key, cell);
  else next.delete(key);
  return next;
}

/** The row with values that are being saved. */
export function withTyped<Row extends CellRow & { id: number }>(row: Row, cells: TypedCells): Row {
  let next = row;
  for (const field of cellFields) {
    const cell = cells.get(cellKey(row.id, field));
    if (cell?.state === 'saving') next = withReading(next, cell.reading);
  }
  return next;
}

/**
 * The idempotency key of a refused cell whose input is sent again unchanged: it may have been booked, if only the
 * response was lost. Other input is another entry.
 */
export function keySentBefore(cell: TypedCell | undefined, reading: CellReading): string | undefined {
  if (cell?.state !== 'refused') return undefined;
  return JSON.stringify(cell.reading) === JSON.stringify(reading) ? cell.key : undefined;
}
