type Cell = string | number | null;

/** A file of comma-separated values: a header and its rows, in UTF-8 with a byte order mark, for spreadsheets. null is an empty cell. */
export function csvFile(header: readonly string[], rows: readonly (readonly Cell[])[]): Uint8Array<ArrayBuffer> {
  const lines = [header, ...rows].map((cells) => cells.map((cell) => cellText(cell)).join(','));
  return new TextEncoder().encode(`\uFEFF${lines.join('\r\n')}\r\n`);
}

/** A stored phone number (E.164) that a spreadsheet takes neither for a formula nor for a figure: +8801700000112 → 01700-000112. */
export function csvPhone(stored: string): string {
  return stored.replace(/^\+880(1\d{3})(\d{6})$/, '0$1-$2').replace(/^\+/, '00');
}

/** What a spreadsheet would compute. */
const formula = /^\s*[=+\-@\t\r]/;

function cellText(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  return `"${(formula.test(cell) ? `'${cell}` : cell).replaceAll('"', '""')}"`;
}
