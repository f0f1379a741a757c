-- Whether there is enough of an order's products, at the prices (in poisha) that its lines have, beside what the group of the order
-- has accepted before it. Lines of one product share its stock. The caller has locked the products.
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

-- Takes the lines of accepted orders out of the stock and records them in the ledger. The caller has locked the products, in a
-- statement before this one: an update that had to wait for rows of its own statement's snapshot would deadlock with those who
-- queue for them.
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
