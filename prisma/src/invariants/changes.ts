import type { PoolClient } from 'pg';

/** The keys of what has changed, as texts. */
export interface Changes {
  orders: string[];
  /** On which these orders were placed, in Dhaka. */
  days: string[];
  /** With which they were placed. */
  coupons: string[];
}

/** Longer than any transaction takes: the times in rows are those of the beginning of their transactions. */
const overlap = '1 hour';

const changedOrders = `
  SELECT order_id AS id FROM order_status_changes WHERE created_at >= $1
  UNION SELECT id FROM orders WHERE created_at >= $1
  UNION SELECT id FROM orders WHERE forgotten_at >= $1
  UNION SELECT order_id FROM stock_movements WHERE id > $2 AND order_id IS NOT NULL
  UNION SELECT p.order_id FROM courier_sheet_parcels p JOIN settlements t ON t.id = p.settlement_id WHERE t.created_at >= $1`;

interface Mark {
  since: Date | null;
  movement: string;
}

/** What has changed since the mark; null if there is none yet. */
export async function changesSince(client: PoolClient): Promise<Changes | null> {
  const { rows } = await client.query<Mark>(
    `SELECT checked_at - interval '${overlap}' AS since, movement_id AS movement FROM checked_mark`,
  );
  const mark = rows[0];
  if (!mark?.since) return null;
  const { rows: orders } = await client.query<{ id: string; day: string; coupon: string | null }>(
    `SELECT o.id, (o.created_at AT TIME ZONE 'Asia/Dhaka')::date::text AS day, o.coupon_id::text AS coupon
       FROM orders o JOIN (${changedOrders}) AS changed USING (id)`,
    [mark.since, mark.movement],
  );
  return {
    orders: orders.map(({ id }) => id),
    days: [...new Set(orders.map(({ day }) => day))],
    coupons: [...new Set(orders.flatMap(({ coupon }) => coupon ?? []))],
  };
}
