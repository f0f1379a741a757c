import type { Today } from '@haat/contracts';
import type { Db } from '@haat/db';

/** The cash that the courier has yet to bring in, by the days since each parcel was handed over: of those on the way, and of those delivered that their sheet was not settled for. */
export async function courierCash(db: Db): Promise<Today['courier']> {
  const [row] = await db.$queryRaw<Today['courier'][]>`
    SELECT count(*)::int AS parcels, coalesce(sum(total), 0)::float / 100 AS total,
           coalesce(sum(total) FILTER (WHERE days <= 2), 0)::float / 100 AS days_1_2,
           coalesce(sum(total) FILTER (WHERE days IN (3, 4)), 0)::float / 100 AS days_3_4,
           coalesce(sum(total) FILTER (WHERE days >= 5), 0)::float / 100 AS days_5
      FROM (SELECT total, (now() AT TIME ZONE 'Asia/Dhaka')::date - (c.created_at AT TIME ZONE 'Asia/Dhaka')::date AS days
              FROM orders o JOIN order_status_changes c ON c.order_id = o.id AND c.to_status = 'shipped'
             WHERE o.status = 'shipped'
                OR (o.status = 'delivered' AND o.id IN (SELECT order_id FROM courier_sheet_parcels WHERE settlement_id IS NULL))) AS parcel`;
  return row ?? { parcels: 0, total: 0, days_1_2: 0, days_3_4: 0, days_5: 0 };
}
