import type { PoolClient } from 'pg';

/** The keys of what has changed, as texts. */
export interface Changes {
  orders: string[];
  /** On which these orders were placed, in Dhaka. */
  days: string[];
  /** With which they were placed. */
  coupons: string[];
  /** In which they were settled. */
  settlements: string[];
}

/** Longer than any transaction takes: the times in rows are those of the beginning of their transactions. */
const overlap = '1 hour';

const changedOrders = `
  SELECT order_id AS id FROM order_status_changes WHERE created_at >= $1
  UNION SELECT id FROM orders WHERE created_at >= $1
  UNION SELECT id FROM orders WHERE forgotten_at >= $1
  UNION SELECT order_id FROM stock_movements WHERE id > $2 AND order_id IS NOT NULL
  UNION SELECT p.order_id FROM courier_sheet_parcels p JOIN settlements t ON t.id = p.settlement_id WHERE t.created_at >= $1`;

interface ChangedOrder {
  id: string;
  day: string;
  coupon: string | null;
  settlement: string | null;
}

interface Mark {
  since: Date | null;
  movement: string;
}

/** What has changed since the mark; null if there is none yet. */
export async function changesSince(client: PoolClient): Promise<Changes | null> {
  const marks = await client.query<Mark>(
    `SELECT checked_at - interval '${overlap}' AS since, movement_id AS movement FROM checked_mark`,
  );
  const mark = marks.rows[0];
  if (!mark?.since) return null;
  const { rows } = await client.query<ChangedOrder>(
    `SELECT o.id, (o.created_at AT TIME ZONE 'Asia/Dhaka')::date::text AS day, o.coupon_id::text AS coupon, p.settlement_id::text AS settlement
       FROM (${changedOrders}) AS changed JOIN orders o USING (id) LEFT JOIN courier_sheet_parcels p ON p.order_id = o.id`,
    [mark.since, mark.movement],
  );
  const valuesOf = (key: keyof ChangedOrder) => [...new Set(rows.flatMap((row) => row[key] ?? []))];
  return {
    orders: valuesOf('id'),
    days: valuesOf('day'),
    coupons: valuesOf('coupon'),
    settlements: valuesOf('settlement'),
  };
}
