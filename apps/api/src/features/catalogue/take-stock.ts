import type { Prepared } from '../../platform/db/prepared.ts';
import type { Transaction } from '../../platform/db/transaction.ts';

/** What an order takes, at the prices (in poisha) it counts on. Lines of one product share its stock. */
export interface TakenStock {
  orderId: number;
  lines: readonly { productId: number; qty: number; offerPrice: number }[];
}

/**
 * Rows are locked in the order of their ids, so that crossing orders cannot deadlock. The lock is the one an update takes:
 * a stronger one would wait for the key-share locks of other orders' lines.
 */
const takeStockSql = `
WITH wanted AS (
  SELECT product_id, sum(qty)::int AS qty, max(offer_price) AS offer_price
    FROM unnest($2::int[], $3::int[], $4::int[]) AS line (product_id, qty, offer_price) GROUP BY product_id
), locked AS (
  SELECT id FROM products WHERE id = ANY($2::int[]) ORDER BY id FOR NO KEY UPDATE
), taken AS (
  UPDATE products p SET stock = p.stock - w.qty
    FROM wanted w JOIN locked l ON l.id = w.product_id
   WHERE p.id = w.product_id AND p.stock >= w.qty AND p.offer_price = w.offer_price
  RETURNING p.id, w.qty
), moved AS (
  INSERT INTO stock_movements (product_id, delta, reason, order_id)
  SELECT id, -qty, 'order', $1::bigint FROM taken
)
SELECT (SELECT count(*) FROM taken) = (SELECT count(*) FROM wanted) AS is_all_taken`;

/** Takes stock, with its lines in the ledger. False, for the caller to roll back: a product is short or has another price. */
export async function takeStock(
  { tx, prepared }: { tx: Transaction; prepared: Prepared },
  { orderId, lines }: TakenStock,
): Promise<boolean> {
  const { rows } = await tx.query<{ is_all_taken: boolean }>(
    prepared({ name: 'take-stock', text: takeStockSql }, [
      orderId,
      lines.map((line) => line.productId),
      lines.map((line) => line.qty),
      lines.map((line) => line.offerPrice),
    ]),
  );
  return rows[0]?.is_all_taken === true;
}

const returnStockSql = `
WITH returned AS (
  SELECT product_id, -sum(delta)::int AS qty FROM stock_movements WHERE order_id = $1
   GROUP BY product_id HAVING sum(delta) < 0
), locked AS (
  SELECT p.id FROM products p WHERE p.id IN (SELECT product_id FROM returned) ORDER BY p.id FOR NO KEY UPDATE
), given AS (
  UPDATE products p SET stock = p.stock + r.qty
    FROM returned r JOIN locked l ON l.id = r.product_id
   WHERE p.id = r.product_id
  RETURNING p.id, r.qty
), moved AS (
  INSERT INTO stock_movements (product_id, delta, reason, order_id)
  SELECT id, qty, $2::"StockReason", $1 FROM given
)
SELECT id FROM given`;

/** Gives back what an order still holds, as its ledger says; gives the ids of the products. */
export async function returnStock(
  tx: Transaction,
  { orderId, reason }: { orderId: number; reason: 'cancellation' | 'return' },
): Promise<number[]> {
  const { rows } = await tx.query<{ id: number }>(returnStockSql, [orderId, reason]);
  return rows.map(({ id }) => id);
}
