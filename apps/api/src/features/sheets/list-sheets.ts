import type { EndpointReply, Endpoints, SheetView } from '@haat/contracts';
import { Prisma } from '@haat/db';
import type { HandlerInput } from '../../platform/http/handler.ts';
import type { Services } from '../../services.ts';
import { readCashFigures } from './cash-figures.ts';
import { isOfAge } from './sheet-age.ts';
import { daysOut, hasOpenDifference, isOutstanding, sheetRowView, sheetSums, type SheetSums } from './sheet-row.ts';

const pageSize = 50;

const isOpen = Prisma.sql`s.id IN (
  SELECT p.sheet_id FROM courier_sheet_parcels p JOIN orders o ON o.id = p.order_id WHERE ${isOutstanding})`;
const isDifferent = Prisma.sql`s.id IN (SELECT t.sheet_id FROM settlements t WHERE ${hasOpenDifference})`;

/** The condition of each view on sheets `s`. */
const conditions: Readonly<Record<SheetView, Prisma.Sql>> = {
  open: isOpen,
  difference: isDifferent,
  settled: Prisma.sql`NOT (${isOpen} OR ${isDifferent})`,
  all: Prisma.sql`true`,
};

/** A page of the sheets of a view, the number in each view, and a summary of the cash. */
export async function listSheets(
  { db }: Pick<Services, 'db'>,
  { query: { view, age, cursor } }: Pick<HandlerInput<Endpoints['adminSheetList']>, 'query'>,
): Promise<EndpointReply<Endpoints['adminSheetList']>> {
  const isEarlier = cursor === undefined ? Prisma.sql`true` : Prisma.sql`s.id < ${cursor}::bigint`;
  const ofAge = age ? isOfAge(daysOut, age) : Prisma.sql`true`;
  // Old sheets with cash outstanding are few, and reading along the ids would pass all newer ones to find them.
  const id = age ? Prisma.sql`s.id + 0` : Prisma.sql`s.id`;
  const page = Prisma.sql`(
    SELECT * FROM courier_sheets s WHERE ${conditions[view]} AND ${ofAge} AND ${isEarlier} ORDER BY ${id} DESC LIMIT ${pageSize + 1})`;
  const [rows, { all, both }, figures] = await Promise.all([
    db.$queryRaw<SheetSums[]>`${sheetSums(page)} ORDER BY s.id DESC`,
    countSheets(db),
    readCashFigures(db, age),
  ]);
  const [open, difference] = [figures.at_courier.sheets, figures.differences.sheets];
  const shown = rows.slice(0, pageSize);
  return {
    success: true,
    data: shown.map((row) => sheetRowView(row)),
    next_cursor: rows.length > pageSize ? (shown.at(-1)?.id ?? null) : null,
    views: { open, difference, settled: all - (open + difference - both), all },
    figures,
  };
}

/** The number of all sheets, and of those with both cash outstanding and an open difference. */
async function countSheets(db: Services['db']): Promise<{ all: number; both: number }> {
  const [row] = await db.$queryRaw<{ all: number; both: number }[]>`
    SELECT (SELECT count(*)::int FROM courier_sheets) AS "all",
           (SELECT count(DISTINCT t.sheet_id)::int FROM settlements t
             WHERE ${hasOpenDifference} AND EXISTS (
               SELECT FROM courier_sheet_parcels p JOIN orders o ON o.id = p.order_id WHERE p.sheet_id = t.sheet_id AND ${isOutstanding})) AS both`;
  return row ?? { all: 0, both: 0 };
}
