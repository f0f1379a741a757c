import type { Today } from '@haat/contracts';
import type { Db } from '@haat/db';

/** The cash that the courier has yet to bring in, by the days since each parcel was handed over: of those on the way, and of those delivered that their sheet was not settled for. */
export async function courierCash(db: Db): Promise<Today['courier']> {
  const [row] = await db.$queryRaw<Today['courier'][]>`
    WITH awaited AS (
      SELECT order_id, sheet_id FROM courier_sheet_parcels WHERE settlement_id IS NULL
    ), out AS (
      SELECT sheet.parcels, sheet.total, s.created_at AS handed_over
        FROM (SELECT a.sheet_id, count(*) AS parcels, sum(o.total) AS total FROM awaited a JOIN orders o ON o.id = a.order_id
               WHERE o.status IN ('shipped', 'delivered') GROUP BY a.sheet_id) AS sheet
        JOIN courier_sheets s ON s.id = sheet.sheet_id
      UNION ALL
      SELECT 1, o.total, (SELECT max(created_at) FROM order_status_changes c WHERE c.order_id = o.id AND c.to_status = 'shipped')
        FROM orders o
       WHERE o.status = 'shipped' AND NOT EXISTS (SELECT FROM awaited a WHERE a.order_id = o.id)
    )
    SELECT coalesce(sum(parcels), 0)::int AS parcels, coalesce(sum(total), 0)::float / 100 AS total,
           coalesce(sum(total) FILTER (WHERE days <= 2), 0)::float / 100 AS days_1_2,
           coalesce(sum(total) FILTER (WHERE days IN (3, 4)), 0)::float / 100 AS days_3_4,
           coalesce(sum(total) FILTER (WHERE days >= 5), 0)::float / 100 AS days_5
      FROM (SELECT *, (now() AT TIME ZONE 'Asia/Dhaka')::date - (handed_over AT TIME ZONE 'Asia/Dhaka')::date AS days FROM out) AS counted`;
  return row ?? { parcels: 0, total: 0, days_1_2: 0, days_3_4: 0, days_5: 0 };
}
