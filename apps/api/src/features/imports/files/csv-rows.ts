import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { unguardedCell } from '../../../platform/exports/csv-file.ts';
import { decodedText } from './decode-text.ts';
import { fileProblem } from './file-problem.ts';

/** Two descriptions and the other fields, with room to spare. */
const maxLetters = 100_000;
const separators = [',', ';', '\t'] as const;

/** The separator of a file: the most frequent candidate in its first line, outside quotation marks. */
export function separatorOf(start: string): (typeof separators)[number] {
  const [first = ''] = start.replaceAll(/"[^"]*"/g, '').split(/[\r\n]/, 1);
  const counts = separators.map((separator) => first.split(separator).length);
  return separators[counts.indexOf(Math.max(...counts))] ?? ',';
}

/** The rows of a CSV file. Throws FILE_INVALID if it is not one. */
export async function* csvRows(
  bytes: Uint8Array,
  separator: string,
): AsyncGenerator<{ line: number; cells: string[] }> {
  let line = 0;
  const parser = parse({
    delimiter: separator,
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: maxLetters,
  });
  const source = Readable.from(decodedText(bytes));
  source.on('error', (error) => parser.destroy(error));
  try {
    const rows: AsyncIterable<string[]> = source.pipe(parser);
    for await (const row of rows) {
      line += 1;
      yield { line, cells: row.map((cell) => unguardedCell(cell)) };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const at = Number(error['lines'] ?? 0);
    const isTooLong = error.code === 'CSV_MAX_RECORD_SIZE';
    throw fileProblem(
      isTooLong
        ? `The file cannot be read after line ${at}: what follows is too long for one product. Is a quotation mark left open there?`
        : `The file cannot be read at line ${at}. Is a quotation mark left open there?`,
      `ফাইলের ${at} নম্বর লাইনের কাছে পড়া যাচ্ছে না। সেখানে কোনো উদ্ধৃতি চিহ্ন (") খোলা থেকে গেছে কি?`,
    );
  } finally {
    source.destroy();
  }
}
