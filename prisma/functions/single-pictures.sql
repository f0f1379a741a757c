-- Maintains `single_pictures`: the products on sale with no picture besides their photo. Otherwise they could only be found by looking up
-- the pictures of every product.

CREATE OR REPLACE FUNCTION keep_single_pictures_of_products() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO single_pictures (product_id)
  SELECT p.id FROM changed p
   WHERE p.retired_at IS NULL AND NOT EXISTS (SELECT FROM product_images i WHERE i.product_id = p.id)
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER products_single_pictures_new AFTER INSERT ON products REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION keep_single_pictures_of_products();

CREATE OR REPLACE FUNCTION keep_single_picture_of_retired() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.retired_at IS NOT NULL THEN
    DELETE FROM single_pictures WHERE product_id = NEW.id;
  ELSIF NOT EXISTS (SELECT FROM product_images i WHERE i.product_id = NEW.id) THEN
    INSERT INTO single_pictures (product_id) VALUES (NEW.id) ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER products_single_pictures_retired AFTER UPDATE OF retired_at ON products
  FOR EACH ROW WHEN ((OLD.retired_at IS NULL) IS DISTINCT FROM (NEW.retired_at IS NULL)) EXECUTE FUNCTION keep_single_picture_of_retired();

CREATE OR REPLACE FUNCTION keep_single_pictures() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    DELETE FROM single_pictures WHERE product_id IN (SELECT product_id FROM changed);
  ELSE
    INSERT INTO single_pictures (product_id)
    SELECT p.id FROM products p
     WHERE p.id IN (SELECT product_id FROM changed) AND p.retired_at IS NULL
       AND NOT EXISTS (SELECT FROM product_images i WHERE i.product_id = p.id)
    ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER product_images_single_pictures_new AFTER INSERT ON product_images REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION keep_single_pictures();
CREATE OR REPLACE TRIGGER product_images_single_pictures_gone AFTER DELETE ON product_images REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION keep_single_pictures();

-- Rebuilds the table. Nobody may write products or their pictures meanwhile.
CREATE OR REPLACE FUNCTION recount_single_pictures() RETURNS void
LANGUAGE sql AS $$
  DELETE FROM single_pictures;
  INSERT INTO single_pictures (product_id)
  SELECT id FROM products p
   WHERE retired_at IS NULL AND NOT EXISTS (SELECT FROM product_images i WHERE i.product_id = p.id);
$$;

-- Creating the triggers above blocks writers until this transaction ends.
SELECT recount_single_pictures() WHERE NOT EXISTS (SELECT FROM single_pictures);
