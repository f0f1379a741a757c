import { cellFields, withReading, type CellField, type CellReading, type CellRow } from './read-cell.ts';

/** A cell with something typed that the server does not have: on its way, or refused. */
export interface TypedCell {
  typed: string;
  state: 'saving' | 'refused';
  /** What is being stored. */
  reading: CellReading;
  /** Why it was refused, in words. */
  message?: string | undefined;
}

export type TypedCells = ReadonlyMap<string, TypedCell>;

/** Under which a cell is kept. */
export function cellKey(id: number, field: CellField): string {
  return `${id}.${field}`;
}

/** With a cell as given; without it for undefined. */
export function withCell(cells: TypedCells, key: string, cell: TypedCell | undefined): TypedCells {
  const next = new Map(cells);
  if (cell) next.set(key, cell);
  else next.delete(key);
  return next;
}

/** The row with what is on its way. */
export function withTyped<Row extends CellRow & { id: number }>(row: Row, cells: TypedCells): Row {
  let next = row;
  for (const field of cellFields) {
    const cell = cells.get(cellKey(row.id, field));
    if (cell?.state === 'saving') next = withReading(next, cell.reading);
  }
  return next;
}
