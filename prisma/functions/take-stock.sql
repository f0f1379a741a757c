-- Takes what an order's lines ask for out of the stock and records it in the ledger. False when a product has too little or no
-- longer has the price (in poisha): the caller then rolls back.
-- One conditional update per product, in the order of their ids, each a statement of its own: crossing orders wait for each other
-- instead of deadlocking. Locking the rows first and updating them in one statement would deadlock, because the update starts from
-- the row versions of its snapshot, while others already queue for the locked ones.
CREATE OR REPLACE FUNCTION take_stock(for_order bigint, product_ids int[], quantities int[], offer_prices int[]) RETURNS boolean
LANGUAGE plpgsql AS $$
DECLARE
  wanted record;
BEGIN
  FOR wanted IN
    -- Lines of one product share its stock.
    SELECT line.product_id, sum(line.qty)::int AS qty, max(line.offer_price) AS offer_price
      FROM unnest(product_ids, quantities, offer_prices) AS line (product_id, qty, offer_price)
     GROUP BY line.product_id
     ORDER BY line.product_id
  LOOP
    UPDATE products SET stock = stock - wanted.qty
     WHERE id = wanted.product_id AND stock >= wanted.qty AND offer_price = wanted.offer_price;
    IF NOT FOUND THEN
      RETURN false;
    END IF;
  END LOOP;
  INSERT INTO stock_movements (product_id, delta, reason, order_id)
  SELECT line.product_id, -sum(line.qty), 'order', for_order
    FROM unnest(product_ids, quantities) AS line (product_id, qty)
   GROUP BY line.product_id;
  RETURN true;
END
$$;
