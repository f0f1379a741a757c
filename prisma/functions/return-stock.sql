-- Returns to stock what an order still holds according to the ledger, and returns the ids of its products; none if it holds nothing, so
-- it is safe to repeat. Products are locked in id order, as in take_stock.
CREATE OR REPLACE FUNCTION return_stock(of_order bigint, why "StockReason") RETURNS SETOF int
LANGUAGE plpgsql AS $$
DECLARE
  held record;
BEGIN
  FOR held IN
    SELECT product_id, -sum(delta)::int AS qty FROM stock_movements WHERE order_id = of_order
     GROUP BY product_id HAVING sum(delta) < 0
     ORDER BY product_id
  LOOP
    UPDATE products SET stock = stock + held.qty WHERE id = held.product_id;
    INSERT INTO stock_movements (product_id, delta, reason, order_id)
    VALUES (held.product_id, held.qty, why, of_order);
    RETURN NEXT held.product_id;
  END LOOP;
END
$$;
