import { formatPhone } from '@haat/contracts/shared/format';

/** A cell; null is empty. Numbers are never guarded as formulas. */
export type Cell = string | number | null;

/** A CSV file with a header and rows, in UTF-8 with a byte order mark, for spreadsheets. */
export function csvFile(header: readonly string[], rows: readonly (readonly Cell[])[]): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(csvStart + [header, ...rows].map((cells) => csvLine(cells)).join(''));
}

/** The start of such a file: the byte order mark by which spreadsheets recognise UTF-8. */
export const csvStart = '\uFEFF';

/** One line of such a file, with its line break. */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map((cell) => cellText(cell)).join(',')}\r\n`;
}

/**
 * A stored phone number (E.164) in a form that spreadsheets treat neither as a formula nor as a number:
 * +8801700000112 → 01700-000112.
 */
export function csvPhone(stored: string): string {
  return formatPhone(stored, 'en').replace(/^\+/, '00');
}

/** The Swedish locale formats like ISO 8601, which spreadsheets can read. */
const time = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Dhaka', dateStyle: 'short', timeStyle: 'short' });

/** A time in Dhaka that spreadsheets can sort and calculate with: 2026-11-25 09:31. */
export function csvTime(moment: Date): string {
  return time.format(moment);
}

/** Text that a spreadsheet would evaluate, and text that looks like it once guarded. */
const formula = /^'*\s*[=+\-@\t\r]/;
const guarded = /^'+\s*[=+\-@\t\r]/;

/** Protects a text from being evaluated: text that begins like a formula gets an apostrophe. */
export function guardedCell(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

/** The inverse of `guardedCell`. */
export function unguardedCell(text: string): string {
  return guarded.test(text) ? text.slice(1) : text;
}

function cellText(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  return `"${guardedCell(cell).replaceAll('"', '""')}"`;
}
