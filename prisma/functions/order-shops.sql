-- Maintains `order_shops`: the current shops of each order's products, with the columns by which a shop's orders are listed.

CREATE OR REPLACE FUNCTION shops_of_added_lines() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO order_shops (order_id, shop_id, status, total, created_at)
  SELECT DISTINCT o.id, p.shop_id, o.status, o.total, o.created_at FROM added l JOIN products p ON p.id = l.product_id JOIN orders o ON o.id = l.order_id
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER order_lines_shops_added AFTER INSERT ON order_lines REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION shops_of_added_lines();

-- A deleted line, or one whose product was deleted, no longer says which shop it was: the order's remaining lines decide.
CREATE OR REPLACE FUNCTION shops_of_changed_line() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.product_id IS NOT NULL THEN
    DELETE FROM order_shops s WHERE s.order_id = OLD.order_id
       AND s.shop_id NOT IN (SELECT p.shop_id FROM order_lines l JOIN products p ON p.id = l.product_id WHERE l.order_id = OLD.order_id);
  END IF;
  IF TG_OP = 'UPDATE' THEN
    INSERT INTO order_shops (order_id, shop_id, status, total, created_at)
    SELECT o.id, p.shop_id, o.status, o.total, o.created_at FROM orders o, products p WHERE o.id = NEW.order_id AND p.id = NEW.product_id
    ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER order_lines_shops_gone AFTER DELETE ON order_lines
  FOR EACH ROW EXECUTE FUNCTION shops_of_changed_line();
CREATE OR REPLACE TRIGGER order_lines_shops_changed AFTER UPDATE OF product_id ON order_lines
  FOR EACH ROW WHEN (OLD.product_id IS DISTINCT FROM NEW.product_id) EXECUTE FUNCTION shops_of_changed_line();

-- Moves the orders of a product that changes its shop. Locks the catalogue's version, as all triggers that count products do, so that
-- two products of one order cannot leave their old shop at the same time without seeing each other.
CREATE OR REPLACE FUNCTION orders_of_moved_product() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM catalogue_version FOR UPDATE;
  INSERT INTO order_shops (order_id, shop_id, status, total, created_at)
  SELECT DISTINCT o.id, NEW.shop_id, o.status, o.total, o.created_at FROM order_lines l JOIN orders o ON o.id = l.order_id WHERE l.product_id = NEW.id
  ON CONFLICT DO NOTHING;
  DELETE FROM order_shops s USING order_lines mine
   WHERE mine.product_id = NEW.id AND s.order_id = mine.order_id AND s.shop_id = OLD.shop_id
     AND NOT EXISTS (SELECT FROM order_lines l JOIN products p ON p.id = l.product_id WHERE l.order_id = s.order_id AND p.shop_id = OLD.shop_id);
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER products_orders_moved AFTER UPDATE OF shop_id ON products
  FOR EACH ROW WHEN (OLD.shop_id <> NEW.shop_id) EXECUTE FUNCTION orders_of_moved_product();

CREATE OR REPLACE FUNCTION shops_of_moved_order() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE order_shops SET status = NEW.status, total = NEW.total, created_at = NEW.created_at WHERE order_id = NEW.id;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER orders_shops_moved AFTER UPDATE OF status, total, created_at ON orders
  FOR EACH ROW WHEN ((OLD.status, OLD.total, OLD.created_at) IS DISTINCT FROM (NEW.status, NEW.total, NEW.created_at)) EXECUTE FUNCTION shops_of_moved_order();

-- Rebuilds the shops of all orders, 100,000 orders at a time, so that every sort fits into memory. Nobody may write order lines meanwhile.
CREATE OR REPLACE FUNCTION recount_order_shops() RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  done_id bigint := 0;
  next_id bigint;
BEGIN
  DELETE FROM order_shops;
  LOOP
    SELECT max(id) INTO next_id FROM (SELECT id FROM orders WHERE id > done_id ORDER BY id LIMIT 100000) AS bite;
    EXIT WHEN next_id IS NULL;
    INSERT INTO order_shops (order_id, shop_id, status, total, created_at)
    SELECT DISTINCT o.id, p.shop_id, o.status, o.total, o.created_at
      FROM orders o JOIN order_lines l ON l.order_id = o.id JOIN products p ON p.id = l.product_id WHERE o.id > done_id AND o.id <= next_id;
    done_id := next_id;
  END LOOP;
END
$$;

-- Creating the triggers above blocks writers until this transaction ends.
SELECT recount_order_shops() WHERE NOT EXISTS (SELECT FROM order_shops);
