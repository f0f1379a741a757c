-- Maintains `product_counts`: counting a million products for each list takes far longer than showing a page of them. Counts do not
-- depend on stock, which changes with every order, and exclude retired products. The row of the catalogue's version is locked first, so
-- that two writers always wait for each other in the same order.

-- The keys under which a product is counted.
CREATE OR REPLACE FUNCTION product_count_keys(p products) RETURNS SETOF text
LANGUAGE sql STABLE AS $$
  SELECT key FROM (VALUES
    ('all'), ('category:' || p.category_id), ('subcategory:' || p.subcategory_id), ('brand:' || p.brand_id),
    ('shop:' || p.shop_id), ('condition:' || p.condition)) AS kind (key)
   WHERE p.retired_at IS NULL
$$;

CREATE OR REPLACE FUNCTION count_products() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM catalogue_version FOR UPDATE;
  INSERT INTO product_counts AS counted (key, count)
  SELECT key, CASE TG_OP WHEN 'INSERT' THEN count(*) ELSE -count(*) END
    FROM changed p CROSS JOIN LATERAL product_count_keys(p) AS key
   GROUP BY key
  ON CONFLICT (key) DO UPDATE SET count = counted.count + excluded.count;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER products_count_new AFTER INSERT ON products REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_products();
CREATE OR REPLACE TRIGGER products_count_gone AFTER DELETE ON products REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_products();

CREATE OR REPLACE FUNCTION count_moved_product() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM catalogue_version FOR UPDATE;
  INSERT INTO product_counts AS counted (key, count)
  SELECT key, sum(step)
    FROM (SELECT -1 AS step, key FROM product_count_keys(OLD) AS key
          UNION ALL SELECT 1, key FROM product_count_keys(NEW) AS key) AS moved
   GROUP BY key HAVING sum(step) <> 0
  ON CONFLICT (key) DO UPDATE SET count = counted.count + excluded.count;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER products_count_moved AFTER UPDATE OF
  category_id, subcategory_id, brand_id, shop_id, condition, retired_at ON products
  FOR EACH ROW WHEN ((OLD.category_id, OLD.subcategory_id, OLD.brand_id, OLD.shop_id, OLD.condition, OLD.retired_at)
    IS DISTINCT FROM (NEW.category_id, NEW.subcategory_id, NEW.brand_id, NEW.shop_id, NEW.condition, NEW.retired_at)) EXECUTE FUNCTION count_moved_product();
