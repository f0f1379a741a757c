import type { CashFigures, SheetAge } from '@haat/contracts';
import { type Db, Prisma } from '@haat/db';
import { todayInDhaka } from '../../platform/db/dhaka.ts';
import { isWithoutSheet } from './list-parcels.ts';
import { isOfAge } from './sheet-age.ts';
import { daysOut, hasOpenDifference, isOutstanding } from './sheet-row.ts';

/** The cash of all sheets in a summary; parcels without a sheet are those of the age, if one is given. */
export async function readCashFigures(db: Db, age?: SheetAge): Promise<CashFigures> {
  const [awaited, cameIn, differences, withoutSheet] = await Promise.all([
    readAwaited(db),
    readCameIn(db),
    db.$queryRaw<CashFigures['differences'][]>`
      SELECT coalesce(sum(t.received - t.expected), 0)::float / 100 AS total, count(DISTINCT t.sheet_id)::int AS sheets
        FROM settlements t WHERE ${hasOpenDifference}`,
    db.$queryRaw<CashFigures['without_sheet'][]>`
      SELECT coalesce(sum(o.total), 0)::float / 100 AS total, count(*)::int AS parcels FROM orders o
       WHERE ${isWithoutSheet} AND ${age ? isOfAge(daysShipped, age) : Prisma.sql`true`}`,
  ]);
  return {
    ...awaited,
    came_in: cameIn,
    differences: differences[0] ?? { total: 0, sheets: 0 },
    without_sheet: withoutSheet[0] ?? { total: 0, parcels: 0 },
  };
}

/** Days since order `o` was handed over, by the calendar of Dhaka. */
const daysShipped = Prisma.sql`(
  ${todayInDhaka} - ((
    SELECT max(c.created_at) FROM order_status_changes c WHERE c.order_id = o.id AND c.to_status = 'shipped'
  ) AT TIME ZONE 'Asia/Dhaka')::date)`;

interface Awaited {
  total: number;
  parcels: number;
  sheets: number;
  lateTotal: number;
  lateSheets: number;
  oldest: Date | null;
}

async function readAwaited(db: Db): Promise<Pick<CashFigures, 'at_courier' | 'late'>> {
  const [row] = await db.$queryRaw<Awaited[]>`
    SELECT coalesce(sum(total), 0)::float / 100 AS total, coalesce(sum(parcels), 0)::int AS parcels, count(*)::int AS sheets,
           coalesce(sum(total) FILTER (WHERE is_late), 0)::float / 100 AS "lateTotal",
           count(*) FILTER (WHERE is_late)::int AS "lateSheets", min(created_at) FILTER (WHERE is_late) AS oldest
      FROM (SELECT *, ${isOfAge(daysOut, 'late')} AS is_late
              FROM (SELECT p.sheet_id, count(*) AS parcels, sum(o.total) AS total FROM courier_sheet_parcels p JOIN orders o ON o.id = p.order_id
                     WHERE ${isOutstanding} GROUP BY p.sheet_id) AS awaited
              JOIN courier_sheets s ON s.id = awaited.sheet_id) AS sheets`;
  return {
    at_courier: { total: row?.total ?? 0, parcels: row?.parcels ?? 0, sheets: row?.sheets ?? 0 },
    late: { total: row?.lateTotal ?? 0, sheets: row?.lateSheets ?? 0, oldest: row?.oldest?.toISOString() ?? null },
  };
}

async function readCameIn(db: Db): Promise<CashFigures['came_in']> {
  const [row] = await db.$queryRaw<{ total: number; last: Date | null }[]>`
    SELECT (SELECT coalesce(sum(received), 0)::float / 100 FROM settlements WHERE created_at > now() - interval '7 days') AS total,
           (SELECT max(created_at) FROM settlements) AS last`;
  return { total: row?.total ?? 0, last: row?.last?.toISOString() ?? null };
}
