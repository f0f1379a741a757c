import type { ImportColumn, ImportField, ImportLine } from '@haat/contracts';

/** A cell of a wrong line, with what is wrong with it. */
export interface CellOfLine {
  column: ImportColumn;
  text: string;
  faults: ImportLine['faults'];
}

/** A text that was cut to be shown ends so. */
const cut = '…';

/** Whether a cell can be corrected here: it is wrong, and shown as a whole. */
export function isCorrectable({ text, faults }: CellOfLine): boolean {
  return faults.length > 0 && !text.endsWith(cut);
}

/** What is typed and differs from the file, as the server wants it. */
export function correctionsOf(
  cells: readonly CellOfLine[],
  typed: ReadonlyMap<number, string>,
): { column: number; text: string }[] {
  return [...typed]
    .map(([column, text]) => ({ column, text: text.trim() }))
    .filter(({ column, text }) => text !== (cells[column]?.text.trim() ?? ''));
}

/** A wrong line cell by cell in the order of the file, and the faults of fields that the file has no column for. */
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

/** What a fault proposes, as the server wants it. */
export interface Repair {
  code: string;
  field: ImportField;
  cells: { column: number; text: string }[];
}

/** What the faults of a line propose. */
export function repairsOf(columns: readonly ImportColumn[], { faults }: Pick<ImportLine, 'faults'>): Repair[] {
  const places = new Map(columns.map((column, place) => [column.field, place]));
  return faults.flatMap(({ code, field, repair }) => {
    if (!repair || field === null) return [];
    return [{ code, field, cells: repair.map((cell) => ({ column: places.get(cell.field) ?? -1, text: cell.text })) }];
  });
}
