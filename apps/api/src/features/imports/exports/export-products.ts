import type { Readable } from 'node:stream';
import type { Endpoints } from '@haat/contracts';
import type { HandlerInput } from '../../../platform/http/handler.ts';
import { begun } from '../../../platform/exports/begun.ts';
import { csvStream } from '../../../platform/exports/csv-stream.ts';
import type { Services } from '../../../services.ts';
import { productsOfList } from '../../catalogue/public.ts';
import { headingsIn, productRows } from './product-rows.ts';
import { xlsxStream } from './xlsx-stream.ts';

type Input = Pick<HandlerInput<Endpoints['adminProductsCsv']>, 'query'>;

/** The products of a list as CSV, streamed. */
export async function exportCsv({ db }: Pick<Services, 'db'>, { query: { lang, ...list } }: Input): Promise<Readable> {
  const rows = await begun(productRows(db, { condition: productsOfList(list), lang }));
  return csvStream([headingsIn(lang)], rows);
}

/** The same as a spreadsheet. */
export async function exportXlsx({ db }: Pick<Services, 'db'>, { query: { lang, ...list } }: Input): Promise<Readable> {
  const rows = await begun(productRows(db, { condition: productsOfList(list), lang }));
  return xlsxStream([headingsIn(lang)], rows);
}
