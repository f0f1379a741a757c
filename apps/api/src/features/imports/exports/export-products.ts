import { Readable } from 'node:stream';
import type { Endpoints } from '@haat/contracts';
import type { HandlerInput } from '../../../platform/http/handler.ts';
import { csvLine, csvStart } from '../../../platform/csv-file.ts';
import type { Services } from '../../../services.ts';
import { productsOfList } from '../../catalogue/public.ts';
import { headingsIn, productRows } from './product-rows.ts';
import { xlsxStream } from './xlsx-stream.ts';

type Input = Pick<HandlerInput<Endpoints['adminProductsCsv']>, 'query'>;

/** The products of a list as CSV, made as it is read. */
export async function exportCsv({ db }: Pick<Services, 'db'>, { query: { lang, ...list } }: Input): Promise<Readable> {
  const rows = productRows(db, { condition: productsOfList(list), lang });
  return csvStream([headingsIn(lang)], rows);
}

/** The same as a spreadsheet. */
export async function exportXlsx({ db }: Pick<Services, 'db'>, { query: { lang, ...list } }: Input): Promise<Readable> {
  const rows = productRows(db, { condition: productsOfList(list), lang });
  return xlsxStream([headingsIn(lang)], rows);
}

/** A CSV file of these first rows and those that are still to be read. */
export function csvStream(first: string[][], rows: AsyncIterable<string[][]>): Readable {
  async function* parts(): AsyncGenerator<Buffer> {
    yield Buffer.from(csvStart + first.map((row) => csvLine(row)).join(''));
    for await (const page of rows) yield Buffer.from(page.map((row) => csvLine(row)).join(''));
  }
  return Readable.from(parts(), { objectMode: false });
}
