-- Keeps `product_counts`: counting a million products for each list takes far longer than showing a page of them. Stock, which moves
-- with every order, is not counted. The row of the catalogue's version is locked first, so that two writers always wait for each
-- other in the same order.

CREATE OR REPLACE FUNCTION count_products() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM catalogue_version FOR UPDATE;
  INSERT INTO product_counts AS counted (key, count)
  SELECT kind.key, CASE TG_OP WHEN 'INSERT' THEN count(*) ELSE -count(*) END
    FROM changed p CROSS JOIN LATERAL (VALUES
      ('all'), ('category:' || p.category_id), ('subcategory:' || p.subcategory_id), ('brand:' || p.brand_id),
      ('shop:' || p.shop_id), ('condition:' || p.condition)) AS kind (key)
   GROUP BY kind.key
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
  SELECT kind.key, sum(kind.step)
    FROM (VALUES
      (-1, 'category:' || OLD.category_id), (1, 'category:' || NEW.category_id),
      (-1, 'subcategory:' || OLD.subcategory_id), (1, 'subcategory:' || NEW.subcategory_id),
      (-1, 'brand:' || OLD.brand_id), (1, 'brand:' || NEW.brand_id),
      (-1, 'shop:' || OLD.shop_id), (1, 'shop:' || NEW.shop_id),
      (-1, 'condition:' || OLD.condition), (1, 'condition:' || NEW.condition)) AS kind (step, key)
   GROUP BY kind.key HAVING sum(kind.step) <> 0
  ON CONFLICT (key) DO UPDATE SET count = counted.count + excluded.count;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER products_count_moved AFTER UPDATE OF category_id, subcategory_id, brand_id, shop_id, condition ON products
  FOR EACH ROW EXECUTE FUNCTION count_moved_product();
