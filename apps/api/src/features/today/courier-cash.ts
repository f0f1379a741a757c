import type { Today } from '@haat/contracts';
import { type Db, Prisma } from '@haat/db';
import { todayInDhaka } from '../../platform/db/dhaka.ts';
import { isOfAge } from '../sheets/public.ts';

const days = Prisma.sql`days`;

type Row = Today['courier'] & { lateOrders: number; oldestLate: Date | null };

/**
 * The cash still with the courier, by days since each parcel was handed over: for parcels on their way, and for
 * delivered ones not settled yet. Also how many parcels have been on their way long enough to ask about. The sums of
 * orders on their way are read from an index of orders by status; only delivered ones are looked up.
 */
export async function courierCash(db: Db): Promise<Pick<Today, 'courier' | 'late'>> {
  const [row] = await db.$queryRaw<Row[]>`
    WITH awaited AS MATERIALIZED (
      SELECT order_id, sheet_id FROM courier_sheet_parcels WHERE settlement_id IS NULL
    ), shipped AS MATERIALIZED (
      SELECT id, total FROM orders WHERE status = 'shipped'
    ), parcel AS (
      SELECT a.sheet_id, coalesce(s.total, o.total) AS total, s.id IS NOT NULL AS is_on_the_way
        FROM awaited a
        LEFT JOIN shipped s ON s.id = a.order_id
        LEFT JOIN orders o ON o.id = CASE WHEN s.id IS NULL THEN a.order_id END AND o.status = 'delivered'
       WHERE coalesce(s.id, o.id) IS NOT NULL
    ), out AS (
      SELECT sheet.parcels, sheet.on_the_way, sheet.total, s.created_at AS handed_over
        FROM (SELECT sheet_id, count(*) AS parcels, count(*) FILTER (WHERE is_on_the_way) AS on_the_way, sum(total) AS total
                FROM parcel GROUP BY sheet_id) AS sheet
        JOIN courier_sheets s ON s.id = sheet.sheet_id
      UNION ALL
      SELECT 1, 1, s.total, (SELECT max(created_at) FROM order_status_changes c WHERE c.order_id = s.id AND c.to_status = 'shipped')
        FROM shipped s WHERE NOT EXISTS (SELECT FROM awaited a WHERE a.order_id = s.id)
    )
    SELECT coalesce(sum(parcels), 0)::int AS parcels, coalesce(sum(total), 0)::float / 100 AS total,
           coalesce(sum(total) FILTER (WHERE ${isOfAge(days, 'new')}), 0)::float / 100 AS days_1_2,
           coalesce(sum(total) FILTER (WHERE ${isOfAge(days, 'waiting')}), 0)::float / 100 AS days_3_on,
           coalesce(sum(total) FILTER (WHERE ${isOfAge(days, 'late')}), 0)::float / 100 AS late,
           coalesce(sum(on_the_way) FILTER (WHERE ${isOfAge(days, 'late')}), 0)::int AS "lateOrders",
           min(handed_over) FILTER (WHERE ${isOfAge(days, 'late')} AND on_the_way > 0) AS "oldestLate"
      FROM (SELECT *, ${todayInDhaka} - (handed_over AT TIME ZONE 'Asia/Dhaka')::date AS days FROM out) AS counted`;
  const {
    lateOrders = 0,
    oldestLate = null,
    ...courier
  } = row ?? { parcels: 0, total: 0, days_1_2: 0, days_3_on: 0, late: 0 };
  return { courier, late: { count: lateOrders, oldest: oldestLate?.toISOString() ?? null } };
}
