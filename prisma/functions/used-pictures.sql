-- Removes a picture from `unused_pictures` once something references it: from then on it is kept for good, because orders, mails and
-- undone steps may show it later. The argument is the column with the reference, a path or a file name.
CREATE OR REPLACE FUNCTION keep_used_picture() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM unused_pictures WHERE file = substring(to_jsonb(NEW) ->> TG_ARGV[0] FROM '[^/]+$');
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER products_keep_picture AFTER INSERT OR UPDATE OF photo ON products
  FOR EACH ROW EXECUTE FUNCTION keep_used_picture('photo');
CREATE OR REPLACE TRIGGER product_images_keep_picture AFTER INSERT OR UPDATE OF image ON product_images
  FOR EACH ROW EXECUTE FUNCTION keep_used_picture('image');
CREATE OR REPLACE TRIGGER categories_keep_picture AFTER INSERT OR UPDATE OF photo ON categories
  FOR EACH ROW EXECUTE FUNCTION keep_used_picture('photo');
CREATE OR REPLACE TRIGGER subcategories_keep_picture AFTER INSERT OR UPDATE OF photo ON subcategories
  FOR EACH ROW EXECUTE FUNCTION keep_used_picture('photo');
CREATE OR REPLACE TRIGGER brands_keep_picture AFTER INSERT OR UPDATE OF photo ON brands
  FOR EACH ROW EXECUTE FUNCTION keep_used_picture('photo');
CREATE OR REPLACE TRIGGER shops_keep_picture AFTER INSERT OR UPDATE OF photo ON shops
  FOR EACH ROW EXECUTE FUNCTION keep_used_picture('photo');
CREATE OR REPLACE TRIGGER banners_keep_picture AFTER INSERT OR UPDATE OF photo ON banners
  FOR EACH ROW EXECUTE FUNCTION keep_used_picture('photo');
CREATE OR REPLACE TRIGGER day_slides_keep_picture AFTER INSERT OR UPDATE OF filename ON day_slides
  FOR EACH ROW EXECUTE FUNCTION keep_used_picture('filename');
CREATE OR REPLACE TRIGGER team_members_keep_picture AFTER INSERT OR UPDATE OF photo ON team_members
  FOR EACH ROW EXECUTE FUNCTION keep_used_picture('photo');
