import { staffOf } from './staff-of.ts';

const parcelsEach = 40;
const sheetOf = `(1 + (o.id - 1) / ${parcelsEach})`;
/** The cash of the last sheets is outstanding; their parcels are on their way or just delivered. */
const awaitedSheets = 200;

/** Each statement adds the rows of the orders numbered $1 to $2. */
export function parcelStatements({ orders }: { orders: number }): string[] {
  const isSettled = `${sheetOf} <= ${Math.floor(orders / parcelsEach) - awaitedSheets}`;
  return [sheets, settlements(isSettled), parcels(isSettled)];
}

const sheets = `
  INSERT INTO courier_sheets (id, code, courier, staff_id, created_at)
   SELECT sheet, to_char(at, 'DD-MM') || '-' || chr(65 + (sheet % 17576 / 676)::int) || chr(65 + (sheet % 676 / 26)::int) || chr(65 + (sheet % 26)::int),
          'Courier ' || sheet % 9, ${staffOf('sheet')}, at
     FROM (SELECT ${sheetOf} AS sheet, least(now(), max(created_at) + interval '45 hours') AS at
             FROM orders o WHERE id BETWEEN $1 AND $2 AND status IN ('shipped', 'delivered', 'returned') GROUP BY 1) AS made
   ON CONFLICT DO NOTHING`;

const settlements = (isSettled: string) => `
  INSERT INTO settlements (id, sheet_id, staff_id, expected, received, created_at)
   SELECT sheet, sheet, ${staffOf('sheet')}, paid, paid - CASE WHEN sheet % 500 = 1 THEN 5000 ELSE 0 END, least(now(), at)
     FROM (SELECT ${sheetOf}::int AS sheet, coalesce(sum(total) FILTER (WHERE status = 'delivered'), 0) AS paid, max(created_at) + interval '5 days' AS at
             FROM orders o WHERE id BETWEEN $1 AND $2 AND status IN ('delivered', 'returned') AND ${isSettled} GROUP BY 1) AS made
   ON CONFLICT DO NOTHING`;

const parcels = (isSettled: string) => `
  INSERT INTO courier_sheet_parcels (order_id, sheet_id, settlement_id, received)
   SELECT id, ${sheetOf}, CASE WHEN ${isSettled} THEN ${sheetOf} END, CASE WHEN ${isSettled} AND status = 'delivered' THEN total END
     FROM orders o WHERE id BETWEEN $1 AND $2 AND status IN ('shipped', 'delivered', 'returned')`;
