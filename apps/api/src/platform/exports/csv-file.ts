/** What a line holds; null is an empty cell. A figure is never taken for a formula. */
export type Cell = string | number | null;

/** A file of comma-separated values: a header and its rows, in UTF-8 with a byte order mark, for spreadsheets. */
export function csvFile(header: readonly string[], rows: readonly (readonly Cell[])[]): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(csvStart + [header, ...rows].map((cells) => csvLine(cells)).join(''));
}

/** What such a file begins with: the byte order mark by which spreadsheets know UTF-8. */
export const csvStart = '\uFEFF';

/** One line of such a file, with its end. */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map((cell) => cellText(cell)).join(',')}\r\n`;
}

/** A stored phone number (E.164) that a spreadsheet takes neither for a formula nor for a figure: +8801700000112 → 01700-000112. */
export function csvPhone(stored: string): string {
  return stored.replace(/^\+880(1\d{3})(\d{6})$/, '0$1-$2').replace(/^\+/, '00');
}

/** Its format is that of ISO 8601, as spreadsheets read it. */
const time = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Dhaka', dateStyle: 'short', timeStyle: 'short' });

/** A time of Dhaka that spreadsheets sort and count with: 2026-11-25 09:31. */
export function csvTime(moment: Date): string {
  return time.format(moment);
}

/** What a spreadsheet would compute, and what looks like that once guarded. */
const formula = /^'*\s*[=+\-@\t\r]/;
const guarded = /^'+\s*[=+\-@\t\r]/;

/** A text that no spreadsheet computes: what begins like a formula gets an apostrophe. */
export function guardedCell(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

/** The opposite of `guardedCell`. */
export function unguardedCell(text: string): string {
  return guarded.test(text) ? text.slice(1) : text;
}

function cellText(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  return `"${guardedCell(cell).replaceAll('"', '""')}"`;
}
