import { Readable } from 'node:stream';
import { guardedCell } from '../../../platform/exports/csv-file.ts';
import { zipStream, type ZipPart } from './zip-stream.ts';

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const officeNames = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageNames = 'http://schemas.openxmlformats.org/package/2006';
const sheetNames = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Everything in a spreadsheet except its rows. */
const around = {
  '[Content_Types].xml': `<Types xmlns="${packageNames}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${packageNames}/relationships"><Relationship Id="rId1" Type="${officeNames}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${sheetNames}" xmlns:r="${officeNames}"><sheets><sheet name="Products" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packageNames}/relationships"><Relationship Id="rId1" Type="${officeNames}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
};

/** A streamed spreadsheet of the first rows and those still to be read. Whole numbers become numeric cells. */
export function xlsxStream(first: string[][], rows: AsyncIterable<string[][]>): Readable {
  async function* sheet(): AsyncGenerator<Buffer> {
    yield Buffer.from(`${declaration}<worksheet xmlns="${sheetNames}"><sheetData>${rowsXml(first)}`);
    for await (const page of rows) yield Buffer.from(rowsXml(page));
    yield Buffer.from('</sheetData></worksheet>');
  }
  const parts: ZipPart[] = [
    ...Object.entries(around).map(([name, xml]) => ({ name, content: [Buffer.from(declaration + xml)] })),
    { name: 'xl/worksheets/sheet1.xml', content: sheet() },
  ];
  return Readable.from(zipStream(parts), { objectMode: false });
}

function rowsXml(rows: readonly string[][]): string {
  return rows.map((cells) => `<row>${cells.map((cell) => cellXml(cell)).join('')}</row>`).join('');
}

function cellXml(cell: string): string {
  if (cell === '') return '<c/>';
  if (/^(?:0|[1-9]\d{0,11})(?:\.\d{1,2})?$/.test(cell)) return `<c><v>${cell}</v></c>`;
  return `<c t="inlineStr"><is><t xml:space="preserve">${escaped(guardedCell(cell))}</t></is></c>`;
}

/** XML forbids control characters, even escaped; text that looks like their escape is kept literally. */
function escaped(text: string): string {
  return text
    .replaceAll(/_(?=x[0-9A-F]{4}_)/g, '_x005F_')
    .replaceAll(/[^\P{Cc}\t\n]/gu, (letter) => `_x${letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
