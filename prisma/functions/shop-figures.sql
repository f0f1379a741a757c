-- Maintains `shop_figures`: the number of orders with products of a shop placed on each day in Dhaka, and how many of them were returned.
-- Rows are only added, so that orders never wait for each other; the figures are sums over rows, which a job merges.

CREATE OR REPLACE FUNCTION figure_added_order_shops() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO shop_figures (shop_id, day, orders, returned)
  SELECT shop_id, (created_at AT TIME ZONE 'Asia/Dhaka')::date, count(*), count(*) FILTER (WHERE status = 'returned') FROM added GROUP BY 1, 2;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER order_shops_figure_added AFTER INSERT ON order_shops REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION figure_added_order_shops();

CREATE OR REPLACE FUNCTION figure_moved_order_shop() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO shop_figures (shop_id, day, orders, returned)
  VALUES (OLD.shop_id, (OLD.created_at AT TIME ZONE 'Asia/Dhaka')::date, -1, -(OLD.status = 'returned')::int);
  IF TG_OP = 'UPDATE' THEN
    INSERT INTO shop_figures (shop_id, day, orders, returned)
    VALUES (NEW.shop_id, (NEW.created_at AT TIME ZONE 'Asia/Dhaka')::date, 1, (NEW.status = 'returned')::int);
  END IF;
  RETURN NULL;
END
$$;

-- Most status changes of an order change nothing here.
CREATE OR REPLACE TRIGGER order_shops_figure_moved AFTER UPDATE OF status, created_at, shop_id ON order_shops
  FOR EACH ROW WHEN ((OLD.status = 'returned', OLD.created_at, OLD.shop_id)
    IS DISTINCT FROM (NEW.status = 'returned', NEW.created_at, NEW.shop_id)) EXECUTE FUNCTION figure_moved_order_shop();
CREATE OR REPLACE TRIGGER order_shops_figure_gone AFTER DELETE ON order_shops
  FOR EACH ROW EXECUTE FUNCTION figure_moved_order_shop();

-- Recounts the orders of all shops. Nobody may write orders meanwhile.
CREATE OR REPLACE FUNCTION recount_shop_figures() RETURNS void
LANGUAGE sql AS $$
  DELETE FROM shop_figures;
  INSERT INTO shop_figures (shop_id, day, orders, returned)
  SELECT shop_id, (created_at AT TIME ZONE 'Asia/Dhaka')::date, count(*), count(*) FILTER (WHERE status = 'returned') FROM order_shops GROUP BY 1, 2;
$$;

-- Creating the triggers above blocks writers until this transaction ends.
SELECT recount_shop_figures() WHERE NOT EXISTS (SELECT FROM shop_figures);
