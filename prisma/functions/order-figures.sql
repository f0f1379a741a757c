-- Maintains `order_figures`: the number and total of orders placed on each day in Dhaka, by zone and status. Rows are only added, so
-- that orders never wait for each other; the figures are sums over rows, which a job merges.

CREATE OR REPLACE FUNCTION figure_added_orders() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO order_figures (day, zone_id, status, orders, total)
  SELECT (created_at AT TIME ZONE 'Asia/Dhaka')::date, shipping_zone_id, status, count(*), sum(total) FROM added GROUP BY 1, 2, 3;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER orders_figure_added AFTER INSERT ON orders REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION figure_added_orders();

CREATE OR REPLACE FUNCTION figure_moved_order() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO order_figures (day, zone_id, status, orders, total)
  VALUES ((OLD.created_at AT TIME ZONE 'Asia/Dhaka')::date, OLD.shipping_zone_id, OLD.status, -1, -OLD.total);
  IF TG_OP = 'UPDATE' THEN
    INSERT INTO order_figures (day, zone_id, status, orders, total)
    VALUES ((NEW.created_at AT TIME ZONE 'Asia/Dhaka')::date, NEW.shipping_zone_id, NEW.status, 1, NEW.total);
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER orders_figure_moved AFTER UPDATE OF status, created_at, shipping_zone_id, total ON orders
  FOR EACH ROW WHEN ((OLD.status, OLD.created_at, OLD.shipping_zone_id, OLD.total)
    IS DISTINCT FROM (NEW.status, NEW.created_at, NEW.shipping_zone_id, NEW.total)) EXECUTE FUNCTION figure_moved_order();
CREATE OR REPLACE TRIGGER orders_figure_gone AFTER DELETE ON orders
  FOR EACH ROW EXECUTE FUNCTION figure_moved_order();

-- Recounts all orders. Nobody may write orders meanwhile.
CREATE OR REPLACE FUNCTION recount_order_figures() RETURNS void
LANGUAGE sql AS $$
  DELETE FROM order_figures;
  INSERT INTO order_figures (day, zone_id, status, orders, total)
  SELECT (created_at AT TIME ZONE 'Asia/Dhaka')::date, shipping_zone_id, status, count(*), sum(total) FROM orders GROUP BY 1, 2, 3;
$$;

-- Creating the triggers above blocks writers until this transaction ends.
SELECT recount_order_figures() WHERE NOT EXISTS (SELECT FROM order_figures);
