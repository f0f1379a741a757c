-- Taking and returning stock: one conditional update a product, in the order of their ids, each a statement of its own.
-- Locking the rows first and updating them in the same statement deadlocks: the update starts from the versions of its
-- snapshot, where others queue for the ones that are locked already.

-- False when a product is short or no longer has the price: the caller then rolls back.
CREATE FUNCTION take_stock(for_order bigint, product_ids int[], quantities int[], offer_prices int[]) RETURNS boolean
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
    INSERT INTO stock_movements (product_id, delta, reason, order_id)
    VALUES (wanted.product_id, -wanted.qty, 'order', for_order);
  END LOOP;
  RETURN true;
END
$$;

-- Gives back what the ledger says an order still holds; the ids of its products.
CREATE FUNCTION return_stock(of_order bigint, why "StockReason") RETURNS SETOF int
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
