import type { ImportColumn, ImportField, ImportLine } from '@haat/contracts';

/** A cell of a line, with its faults. */
export interface CellOfLine {
  column: ImportColumn;
  text: string;
  faults: ImportLine['faults'];
}

/** The ending of truncated texts. */
const cut = '…';

/** Whether a cell can be corrected here: it has a fault and is shown completely. */
export function isCorrectable({ text, faults }: CellOfLine): boolean {
  return faults.length > 0 && !text.endsWith(cut);
}

/** The corrections that differ from the file, in the API's format. */
export function correctionsOf(
  cells: readonly CellOfLine[],
  typed: ReadonlyMap<number, string>,
): { column: number; text: string }[] {
  return [...typed]
    .map(([column, text]) => ({ column, text: text.trim() }))
    .filter(({ column, text }) => text !== (cells[column]?.text.trim() ?? ''));
}

/** A line's cells in the order of the file, and faults of fields that have no column in the file. */
export function cellsOfLine(
  columns: readonly ImportColumn[],
  { cells, faults }: Pick<ImportLine, 'cells' | 'faults'>,
): { cells: CellOfLine[]; others: ImportLine['faults'] } {
  const fields = new Set(columns.map(({ field }) => field));
  return {
    cells: columns.map((column, place) => ({
      column,
      text: cells[place] ?? '',
      faults: column.field === null ? [] : faults.filter(({ field }) => field === column.field),
    })),
    others: faults.filter(({ field }) => field === null || !fields.has(field)),
  };
}

/** A proposed repair, in the API's format. */
export interface Repair {
  code: string;
  field: ImportField;
  cells: { column: number; text: string }[];
}

/** The repairs that the faults of a line propose. */
export function repairsOf(columns: readonly ImportColumn[], { faults }: Pick<ImportLine, 'faults'>): Repair[] {
  const places = new Map(columns.map((column, place) => [column.field, place]));
  return faults.flatMap(({ code, field, repair }) => {
    if (!repair || field === null) return [];
    return [{ code, field, cells: repair.map((cell) => ({ column: places.get(cell.field) ?? -1, text: cell.text })) }];
  });
}
