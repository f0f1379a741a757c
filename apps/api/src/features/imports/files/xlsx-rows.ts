import { setImmediate as otherWork } from 'node:timers/promises';
import { maxImportLine } from '@haat/contracts';
import { unguardedCell } from '../../../platform/exports/csv-file.ts';
import { fileProblem } from './file-problem.ts';
import { openZip, type ZipEntries } from './zip-entries.ts';

/** Yields to other work after this many rows. */
const rowsAtOnce = 100;
/** As in a CSV file: two descriptions and the other fields, with room to spare, and the markup around them. */
const maxRowBytes = 400_000;
const maxStrings = 500_000;
/** One more than allowed, so that an excess is noticed. */
const maxColumns = 101;

/** The rows of a spreadsheet's first sheet, by row number. Throws FILE_INVALID if it is not a spreadsheet. */
export async function* xlsxRows(bytes: Uint8Array): AsyncGenerator<{ line: number; cells: string[] }> {
  const zip = openZip(bytes);
  const sheet = await zip.read(await firstSheet(zip));
  if (!sheet)
    throw fileProblem(
      'There is no sheet in this file. Save it as .xlsx or as “CSV UTF-8”.',
      'ফাইলে কোনো শিট নেই। .xlsx বা “CSV UTF-8” হিসেবে সেভ করুন।',
    );
  const strings = await sharedStrings(zip);
  let line = 0;
  for (const row of elementsOf(sheet, 'row')) {
    const cells = cellsOf(row, strings);
    const given = attributeOf(row.slice(0, row.indexOf('>')), 'r');
    // Rows that were only formatted may reach to the end of the sheet.
    if (given !== undefined && cells.every((cell) => cell.trim() === '')) continue;
    line = lineAfter(line, given);
    yield { line, cells };
    if (line % rowsAtOnce === 0) await otherWork();
  }
}

function lineAfter(last: number, given: string | undefined): number {
  const line = given === undefined ? last + 1 : Number(given);
  if (Number.isInteger(line) && line > last && line <= maxImportLine) return line;
  throw fileProblem(
    'The rows of this sheet are not numbered in order, or reach too far down. Copy them into a new sheet.',
    'এই শিটের সারিগুলো ক্রমানুসারে নেই, বা অনেক নিচে পর্যন্ত গেছে। নতুন শিটে কপি করুন।',
  );
}

async function firstSheet(zip: ZipEntries): Promise<string> {
  const workbook = (await zip.read('xl/workbook.xml'))?.toString() ?? '';
  const relations = (await zip.read('xl/_rels/workbook.xml.rels'))?.toString() ?? '';
  const [, attributes = ''] = /<sheet\s([^>]*)>/.exec(workbook) ?? [];
  const id = attributeOf(attributes, 'r:id');
  const relation = relations.match(/<Relationship\s[^>]*>/g)?.find((each) => attributeOf(each, 'Id') === id);
  const target = (relation && attributeOf(relation, 'Target')) ?? 'worksheets/sheet1.xml';
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

async function sharedStrings(zip: ZipEntries): Promise<string[]> {
  const file = await zip.read('xl/sharedStrings.xml');
  const strings: string[] = [];
  if (!file) return strings;
  for (const item of elementsOf(file, 'si')) {
    strings.push(textOf(item));
    if (strings.length > maxStrings)
      throw fileProblem('This spreadsheet holds too many texts. Split it.', 'এই শিটে লেখা বেশি। ভাগ করুন।');
    if (strings.length % rowsAtOnce === 0) await otherWork();
  }
  return strings;
}

/** The content of each element of this name, without parsing the rest. */
function* elementsOf(file: Buffer, name: string): Generator<string> {
  const [open, close] = [`<${name}`, `</${name}>`];
  for (let start = file.indexOf(open); start !== -1; start = file.indexOf(open, start)) {
    const after = String.fromCharCode(file[start + open.length] ?? 0);
    const tagEnd = file.indexOf('>', start);
    if (tagEnd === -1) return;
    const isEmpty = file[tagEnd - 1] === 0x2f;
    const end = isEmpty ? tagEnd : file.indexOf(close, tagEnd);
    if (end === -1) return;
    if (end - start > maxRowBytes)
      throw fileProblem(
        'A row of this spreadsheet is far too long. Shorten its texts.',
        'এই শিটের একটি সারি অনেক বেশি লম্বা। লেখা ছোট করুন।',
      );
    if (/[\s>/]/.test(after)) yield file.toString('utf8', start, end);
    start = end + 1;
  }
}

function cellsOf(row: string, strings: readonly string[]): string[] {
  const cells: string[] = [];
  let column = -1;
  for (const [, attributes = '', content = ''] of row.matchAll(/<c(?=[\s/>])([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)) {
    const [, letters] = /^([A-Z]{1,3})\d/.exec(attributeOf(attributes, 'r') ?? '') ?? [];
    column = letters === undefined ? column + 1 : columnOf(letters);
    if (column >= maxColumns) continue;
    while (cells.length < column) cells.push('');
    cells[column] = unguardedCell(cellText(attributeOf(attributes, 't'), content, strings));
  }
  return cells;
}

/** A → 0, Z → 25, AA → 26. */
function columnOf(letters: string): number {
  return letters.split('').reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** The displayed value of a cell; for a formula, its last result. */
function cellText(type: string | undefined, content: string, strings: readonly string[]): string {
  if (type === 'inlineStr') return textOf(content);
  const [, value = ''] = /<v(?:\s[^>]*)?>([^<]*)<\/v>/.exec(content) ?? [];
  if (type === 's') return strings[Number(value)] ?? '';
  if (type === 'str' || type === 'e' || type === 'b') return decoded(value);
  // Spreadsheets store 1849.5 as 1849.5000000000002.
  return value === '' || !Number.isFinite(Number(value))
    ? decoded(value)
    : String(Number(Number(value).toPrecision(15)));
}

/** The concatenated texts of an element, without phonetic guides. */
function textOf(element: string): string {
  const plain = element.replaceAll(/<rPh\b.*?<\/rPh>/gs, '');
  return [...plain.matchAll(/<t(?:\s[^>]*)?>([^<]*)<\/t>/g)].map(([, text = '']) => decoded(text)).join('');
}

function attributeOf(tag: string, name: string): string | undefined {
  const [, rest] = ` ${tag}`.replaceAll(/\s/g, ' ').split(` ${name}="`, 2);
  const end = rest?.indexOf('"') ?? -1;
  return rest === undefined || end === -1 ? undefined : decoded(rest.slice(0, end));
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Decodes XML character references. Characters that cannot be stored are left to the check. */
function decoded(text: string): string {
  return text
    .replaceAll(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{2,4}));/gi, (all, hex: string, digits: string, name: string) => {
      if (name) return entities[name] ?? all;
      const code = hex ? Number.parseInt(hex, 16) : Number(digits);
      return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : '\u0001';
    })
    .replaceAll(/_x([0-9A-F]{4})_/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    .replaceAll('\0', '\u0001')
    .toWellFormed();
}
