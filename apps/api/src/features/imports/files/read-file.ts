import { maxImportLines } from '@haat/contracts';
import { csvRows, separatorOf } from './csv-rows.ts';
import { encodingOf } from './decode-text.ts';
import { fileProblem } from './file-problem.ts';
import { xlsxRows } from './xlsx-rows.ts';

const maxColumns = 100;
/** Enough to detect the separator and the headings. */
const startBytes = 8 * 1024;

/** A file as a table: headings, and the non-empty rows by their line in a spreadsheet. */
export interface FileTable {
  headings: string[];
  lines: { line: number; cells: string[] }[];
  /** The encoding it was read with. */
  encoding: string;
}

/** Reads a file of products, yielding to other work meanwhile. Throws FILE_INVALID with what to do. */
export async function readFile(bytes: Uint8Array): Promise<FileTable> {
  const { rows, encoding } = rowsOf(bytes);
  const lines: FileTable['lines'] = [];
  let headings: string[] | undefined;
  for await (const { line, cells: row } of rows) {
    if (row.every((cell) => cell.trim() === '')) continue;
    if (!headings) {
      headings = withoutTrailing(row);
      if (headings.length > maxColumns)
        throw fileProblem(
          `This file has more than ${maxColumns} columns. Remove those that are not needed.`,
          `ফাইলে ${maxColumns}টির বেশি কলাম। যেগুলো লাগবে না, মুছে দিন।`,
        );
    } else if (lines.length === maxImportLines) throw tooManyLines();
    else lines.push({ line, cells: headings.map((_, place) => row[place] ?? '') });
  }
  if (!headings || lines.length === 0)
    throw fileProblem(
      'There is nothing to import: the file needs a line of headings and at least one product below it.',
      'আমদানি করার কিছু নেই: ফাইলে শিরোনামের একটি লাইন আর নিচে অন্তত একটি পণ্য লাগে।',
    );
  return { headings, lines, encoding };
}

function rowsOf(bytes: Uint8Array): { rows: AsyncIterable<{ line: number; cells: string[] }>; encoding: string } {
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0]))
    throw fileProblem(
      'This is an old Excel file. Save it as .xlsx or as “CSV UTF-8”.',
      'এটি পুরোনো এক্সেল ফাইল। .xlsx বা “CSV UTF-8” হিসেবে সেভ করুন।',
    );
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04])) return { rows: xlsxRows(bytes), encoding: 'Excel' };
  const label = encodingOf(bytes);
  const separator = separatorOf(new TextDecoder(label).decode(bytes.subarray(0, startBytes)));
  const name = { ',': 'comma', ';': 'semicolon', '\t': 'tab' }[separator];
  return { rows: csvRows(bytes, separator), encoding: `${name}, ${label === 'utf-8' ? 'UTF-8' : 'UTF-16'}` };
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, place) => bytes[place] === byte);
}

/** Spreadsheets tend to add empty columns at the end. */
function withoutTrailing(row: readonly string[]): string[] {
  return row.slice(0, row.findLastIndex((cell) => cell.trim() !== '') + 1);
}

function tooManyLines() {
  return fileProblem(
    'This file has more than 10,000 products. Split it, and import the parts.',
    'ফাইলে ১০,০০০-এর বেশি পণ্য। ভাগ করে আলাদা আলাদা আমদানি করুন।',
  );
}
