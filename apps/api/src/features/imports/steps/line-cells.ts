import type { ImportColumn, ImportField } from '@haat/contracts';

/** The cells of a line by field, without the columns that are left out. */
export function cellsOf(columns: readonly ImportColumn[], cells: readonly string[]): Map<ImportField, string> {
  const known = new Map<ImportField, string>();
  for (const [place, { field }] of columns.entries()) if (field !== null) known.set(field, cells[place] ?? '');
  return known;
}
