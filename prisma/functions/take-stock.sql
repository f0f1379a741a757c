-- Whether an order's products are in stock at the prices (in poisha) of its lines, after the orders accepted before it in its group.
-- Lines of one product share its stock. The caller has locked the products.
CREATE OR REPLACE FUNCTION is_in_stock(lines order_lines[], accepted order_lines[]) RETURNS boolean
LANGUAGE plpgsql AS $$
BEGIN
  RETURN NOT EXISTS (
    SELECT FROM (SELECT product_id, sum(qty) AS qty, max(offer_price) AS offer_price FROM unnest(lines) GROUP BY product_id) AS wanted
      LEFT JOIN products ON products.id = wanted.product_id
     WHERE products.id IS NULL OR products.retired_at IS NOT NULL OR products.offer_price <> wanted.offer_price
        OR products.stock < wanted.qty +
           (SELECT coalesce(sum(qty), 0) FROM unnest(accepted) AS earlier WHERE earlier.product_id = wanted.product_id));
END
$$;

-- Takes the lines of accepted orders from stock and records that in the ledger. The caller has locked the products in an earlier
-- statement: an update that has to wait for rows of its own snapshot would deadlock with those queueing for them.
CREATE OR REPLACE FUNCTION take_stock(lines order_lines[]) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE products SET stock = stock - taken.qty
    FROM (SELECT product_id, sum(qty)::int AS qty FROM unnest(lines) GROUP BY product_id) AS taken
   WHERE id = taken.product_id;
  INSERT INTO stock_movements (product_id, delta, reason, order_id)
  SELECT product_id, -sum(qty), 'order', order_id FROM unnest(lines) GROUP BY order_id, product_id;
END
$$;
