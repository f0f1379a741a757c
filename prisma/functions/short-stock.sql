-- Maintains `short_stock`: the products on sale with at most 50 pieces left (`maxLowStock` in packages/contracts), so that the owner can
-- change the threshold of low stock without a search of all products. An index on the products themselves would have to hold their
-- stock, and every order would then write all of their indexes.

CREATE OR REPLACE FUNCTION keep_short_stock() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.stock <= 50 AND NEW.retired_at IS NULL THEN
    INSERT INTO short_stock (product_id, stock) VALUES (NEW.id, NEW.stock)
    ON CONFLICT (product_id) DO UPDATE SET stock = excluded.stock;
  ELSE
    DELETE FROM short_stock WHERE product_id = NEW.id;
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER products_short_stock_new AFTER INSERT ON products
  FOR EACH ROW WHEN (NEW.stock <= 50 AND NEW.retired_at IS NULL) EXECUTE FUNCTION keep_short_stock();
CREATE OR REPLACE TRIGGER products_short_stock_moved AFTER UPDATE OF stock, retired_at ON products
  FOR EACH ROW WHEN ((least(OLD.stock, 51), OLD.retired_at IS NULL) IS DISTINCT FROM (least(NEW.stock, 51), NEW.retired_at IS NULL))
  EXECUTE FUNCTION keep_short_stock();

-- Rebuilds the table. Nobody may write products meanwhile.
CREATE OR REPLACE FUNCTION recount_short_stock() RETURNS void
LANGUAGE sql AS $$
  DELETE FROM short_stock;
  INSERT INTO short_stock (product_id, stock) SELECT id, stock FROM products WHERE stock <= 50 AND retired_at IS NULL;
$$;

-- Adds products that earlier triggers with a lower bound left out. Creating the triggers above blocks writers until this transaction ends.
INSERT INTO short_stock (product_id, stock) SELECT id, stock FROM products WHERE stock <= 50 AND retired_at IS NULL
ON CONFLICT (product_id) DO NOTHING;
