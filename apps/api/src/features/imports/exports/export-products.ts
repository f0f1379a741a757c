import type { Readable } from 'node:stream';
import type { Endpoints } from '@haat/contracts';
import { Prisma } from '@haat/db';
import type { HandlerInput } from '../../../platform/http/handler.ts';
import { begun } from '../../../platform/exports/begun.ts';
import { csvStream } from '../../../platform/exports/csv-stream.ts';
import type { Services } from '../../../services.ts';
import { productsOfList } from '../../catalogue/public.ts';
import { headingsIn, productRows } from './product-rows.ts';
import { xlsxStream } from './xlsx-stream.ts';

type Input = Pick<HandlerInput<Endpoints['adminProductsCsv']>, 'query'>;

/** The products of a list as CSV, streamed. */
export async function exportCsv({ db }: Pick<Services, 'db'>, { query }: Input): Promise<Readable> {
  const { lang } = query;
  const rows = await begun(productRows(db, { condition: exportedOf(query), lang }));
  return csvStream([headingsIn(lang)], rows);
}

/** The same as a spreadsheet. */
export async function exportXlsx({ db }: Pick<Services, 'db'>, { query }: Input): Promise<Readable> {
  const { lang } = query;
  const rows = await begun(productRows(db, { condition: exportedOf(query), lang }));
  return xlsxStream([headingsIn(lang)], rows);
}

/** The condition on products `p` for those of the list, or for those selected in it. */
function exportedOf({ lang: _lang, ids, ...list }: Input['query']): Prisma.Sql {
  const ofList = productsOfList(list);
  return ids === undefined ? ofList : Prisma.sql`${ofList} AND p.id = ANY (${ids}::int[])`;
}
