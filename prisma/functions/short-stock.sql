-- Keeps `short_stock`: the products on sale of which 5 pieces are left at most (`lowStock` in packages/contracts). An index of the
-- products themselves would have to hold their stock, and every order would then write all of their indexes.

CREATE OR REPLACE FUNCTION keep_short_stock() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.stock <= 5 AND NEW.retired_at IS NULL THEN
    INSERT INTO short_stock (product_id, stock) VALUES (NEW.id, NEW.stock)
    ON CONFLICT (product_id) DO UPDATE SET stock = excluded.stock;
  ELSE
    DELETE FROM short_stock WHERE product_id = NEW.id;
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER products_short_stock_new AFTER INSERT ON products
  FOR EACH ROW WHEN (NEW.stock <= 5 AND NEW.retired_at IS NULL) EXECUTE FUNCTION keep_short_stock();
CREATE OR REPLACE TRIGGER products_short_stock_moved AFTER UPDATE OF stock, retired_at ON products
  FOR EACH ROW WHEN ((least(OLD.stock, 6), OLD.retired_at IS NULL) IS DISTINCT FROM (least(NEW.stock, 6), NEW.retired_at IS NULL))
  EXECUTE FUNCTION keep_short_stock();

-- Finds them anew. Nobody may write products meanwhile.
CREATE OR REPLACE FUNCTION recount_short_stock() RETURNS void
LANGUAGE sql AS $$
  DELETE FROM short_stock;
  INSERT INTO short_stock (product_id, stock) SELECT id, stock FROM products WHERE stock <= 5 AND retired_at IS NULL;
$$;

-- The triggers above keep writers away until this transaction ends.
SELECT recount_short_stock() WHERE NOT EXISTS (SELECT FROM short_stock);
