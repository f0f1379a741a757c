import { Readable } from 'node:stream';
import { csvLine, csvStart, type Cell } from './csv-file.ts';

/** A CSV file of the first rows and those still to be read, streamed. */
export function csvStream(first: string[][], rows: AsyncIterable<Cell[][]>): Readable {
  async function* parts(): AsyncGenerator<Buffer> {
    yield Buffer.from(csvStart + first.map((row) => csvLine(row)).join(''));
    for await (const page of rows) yield Buffer.from(page.map((row) => csvLine(row)).join(''));
  }
  return Readable.from(parts(), { objectMode: false });
}
