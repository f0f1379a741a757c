import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { Problem } from '../../../platform/http/problem.ts';
import { xlsxStream } from '../exports/xlsx-stream.ts';
import { zipStream } from '../exports/zip-stream.ts';
import { readFile } from './read-file.ts';

const bytes = (text: string) => new Uint8Array(Buffer.from(text));

async function refusal(file: Uint8Array): Promise<string> {
  const error: unknown = await readFile(file).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(Problem);
  if (!(error instanceof Problem)) return '';
  expect(error.code).toBe('FILE_INVALID');
  expect(error.details.data).toEqual({ message_bn: expect.any(String) });
  return error.message;
}

async function gathered(parts: AsyncIterable<Buffer>): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  for await (const chunk of parts) chunks.push(chunk);
  return new Uint8Array(Buffer.concat(chunks));
}

const zipped = (files: Record<string, string>) =>
  gathered(zipStream(Object.entries(files).map(([name, text]) => ({ name, content: [Buffer.from(text)] }))));
const sheet = (rows: string) =>
  zipped({ 'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>` });

test.each([
  ['a byte order mark', bytes('\uFEFFslug,price\na,১২\n'), 'comma, UTF-8'],
  ['semicolons', bytes('slug;price\r\na;১২\r\n'), 'semicolon, UTF-8'],
  ['tabs in UTF-16', new Uint8Array(Buffer.from('\uFEFFslug\tprice\na\t১২\n', 'utf16le')), 'tab, UTF-16'],
  [
    'UTF-16 the other way',
    new Uint8Array(Buffer.from('\uFEFFslug,price\na,১২\n', 'utf16le').swap16()),
    'comma, UTF-16',
  ],
  ['UTF-16 without a mark', new Uint8Array(Buffer.from('slug,price\na,১২\n', 'utf16le')), 'comma, UTF-16'],
  ['old line ends', bytes('slug,price\ra,১২\r'), 'comma, UTF-8'],
])('%s is read', async (_what, file, encoding) => {
  expect(await readFile(file)).toEqual({
    headings: ['slug', 'price'],
    lines: [{ line: 2, cells: ['a', '১২'] }],
    encoding,
  });
});

test('quotation marks, blank lines, short and long rows, and apostrophes before formulas', async () => {
  const file = bytes('a,b,,\n\n"x ""y"", z\nw",\'=1+1,extra,more,\n1\n,,\n5" pipe,\u0000\n');
  const { headings, lines } = await readFile(file);
  expect(headings).toEqual(['a', 'b']);
  expect(lines).toEqual([
    { line: 3, cells: ['x "y", z\nw', '=1+1'] },
    { line: 4, cells: ['1', ''] },
    { line: 6, cells: ['5" pipe', '\u0001'] },
  ]);
});

test('what is no list of products is refused with what to do', async () => {
  expect(await refusal(bytes(''))).toContain('nothing to import');
  expect(await refusal(bytes('slug,price\n,,\n'))).toContain('nothing to import');
  expect(await refusal(new Uint8Array([0x61, 0xff, 0xfe, 0x80]))).toContain('UTF-8');
  expect(await refusal(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1]))).toContain('old Excel');
  expect(await refusal(bytes(`a,b\n1,"${'x'.repeat(1_000_000)}"\n`))).toContain('too long');
  expect(await refusal(bytes('a,b\n1,"open\n2,3\n'))).toContain('quotation mark');
  expect(await refusal(bytes(`${'x,'.repeat(100)}x\n1\n`))).toContain('100 columns');
  expect(await refusal(bytes(`a\n${'1\n'.repeat(10_001)}`))).toContain('10,000');
});

test('a spreadsheet is read as it shows: texts, figures, what formulas came to, and gaps', async () => {
  const file = await zipped({
    'xl/workbook.xml': '<workbook><sheets><sheet name="One" sheetId="4" r:id="rId7"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId7" Target="/xl/worksheets/first.xml"/></Relationships>',
    'xl/sharedStrings.xml':
      '<sst><si><t>slug</t></si><si><r><t>pri</t></r><r><t xml:space="preserve">ce </t></r><rPh><t>no</t></rPh></si></sst>',
    'xl/worksheets/first.xml': `<worksheet><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="s"><v>1</v></c></row>
      <row r="2"/><row r="4"><c r="A4" t="inlineStr"><is><t>a &amp; &#x995;&#10;b</t></is></c><c r="C4"><f>1+1</f><v>1849.5000000000002</v></c></row>
      <row r="5"><c t="e"><v>#REF!</v></c><c t="b"><v>1</v></c><c><v>1E3</v></c></row></sheetData></worksheet>`,
  });
  expect(await readFile(file)).toEqual({
    headings: ['slug', '', 'price '],
    lines: [
      { line: 4, cells: ['a & ক\nb', '', '1849.5'] },
      { line: 5, cells: ['#REF!', '1', '1000'] },
    ],
    encoding: 'Excel',
  });
});

test('rows that are only formatted do not count, however far down they reach', async () => {
  const file = await sheet(
    '<row r="1"><c t="inlineStr"><is><t>slug</t></is></c></row><row r="3"><c><v>1</v></c></row><row r="1048576"><c/></row>',
  );
  expect((await readFile(file)).lines).toEqual([{ line: 3, cells: ['1'] }]);
});

test('a spreadsheet of ours comes back as it was', async () => {
  const rows = [['a', 'খ <&> "q"', '=1+1', "'-5", '_x0041_', ' 1 ', '007', '1850.5', '']];
  async function* pages() {
    yield rows;
  }
  const file = await gathered(xlsxStream([rows[0]?.map((_, place) => `h${place}`) ?? []], pages()));
  expect((await readFile(file)).lines).toEqual([{ line: 2, cells: rows[0] }]);
});

test('a spreadsheet that was made to do harm is refused', async () => {
  const bomb = await sheet(`<row><c t="inlineStr"><is><t>${'x'.repeat(40 * 1024 * 1024)}</t></is></c></row>`);
  expect(bomb.length).toBeLessThan(100_000);
  expect(await refusal(bomb)).toContain('far too large');
  expect(
    await refusal(await sheet(`<row><c t="inlineStr"><is><t>${'x'.repeat(500_000)}</t></is></c></row>`)),
  ).toContain('far too long');
  for (const lines of [['x'], ['5', '5'], ['99999999999'], ['3', '2'], ['1.5']])
    expect(
      await refusal(await sheet(lines.map((line) => `<row r="${line}"><c><v>1</v></c></row>`).join(''))),
    ).toContain('not numbered in order');
  expect(await refusal(await zipped({ 'a.txt': 'x' }))).toContain('no sheet');
  const whole = Buffer.from(await sheet('<row><c><v>1</v></c></row>'));
  expect(await refusal(new Uint8Array(whole.subarray(0, whole.length - 30)))).toContain('broken');
  whole.writeUInt32LE(0xff_ff_ff_f0, whole.length - 6);
  expect(await refusal(new Uint8Array(whole))).toContain('broken');
  expect(await refusal(new Uint8Array(Buffer.concat([Buffer.from('PK\u0003\u0004'), deflateRawSync('x')])))).toContain(
    'broken',
  );
});
