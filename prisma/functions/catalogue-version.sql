-- Raises the catalogue's version and announces it on the channel `catalogue`: cached responses are valid for one version.
CREATE OR REPLACE FUNCTION bump_catalogue_version() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  now_version bigint;
BEGIN
  UPDATE catalogue_version SET version = version + 1 WHERE id = 1 RETURNING version INTO now_version;
  PERFORM pg_notify('catalogue', now_version::text);
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER categories_bump_version AFTER INSERT OR UPDATE OR DELETE ON categories
  FOR EACH STATEMENT EXECUTE FUNCTION bump_catalogue_version();
CREATE OR REPLACE TRIGGER subcategories_bump_version AFTER INSERT OR UPDATE OR DELETE ON subcategories
  FOR EACH STATEMENT EXECUTE FUNCTION bump_catalogue_version();
CREATE OR REPLACE TRIGGER brands_bump_version AFTER INSERT OR UPDATE OR DELETE ON brands
  FOR EACH STATEMENT EXECUTE FUNCTION bump_catalogue_version();
CREATE OR REPLACE TRIGGER shops_bump_version AFTER INSERT OR UPDATE OR DELETE ON shops
  FOR EACH STATEMENT EXECUTE FUNCTION bump_catalogue_version();
CREATE OR REPLACE TRIGGER size_charts_bump_version AFTER INSERT OR UPDATE OR DELETE ON size_charts
  FOR EACH STATEMENT EXECUTE FUNCTION bump_catalogue_version();
CREATE OR REPLACE TRIGGER product_images_bump_version AFTER INSERT OR UPDATE OR DELETE ON product_images
  FOR EACH STATEMENT EXECUTE FUNCTION bump_catalogue_version();
CREATE OR REPLACE TRIGGER product_colors_bump_version AFTER INSERT OR UPDATE OR DELETE ON product_colors
  FOR EACH STATEMENT EXECUTE FUNCTION bump_catalogue_version();
CREATE OR REPLACE TRIGGER product_sizes_bump_version AFTER INSERT OR UPDATE OR DELETE ON product_sizes
  FOR EACH STATEMENT EXECUTE FUNCTION bump_catalogue_version();
CREATE OR REPLACE TRIGGER banners_bump_version AFTER INSERT OR UPDATE OR DELETE ON banners
  FOR EACH STATEMENT EXECUTE FUNCTION bump_catalogue_version();
CREATE OR REPLACE TRIGGER day_slides_bump_version AFTER INSERT OR UPDATE OR DELETE ON day_slides
  FOR EACH STATEMENT EXECUTE FUNCTION bump_catalogue_version();
CREATE OR REPLACE TRIGGER team_members_bump_version AFTER INSERT OR UPDATE OR DELETE ON team_members
  FOR EACH STATEMENT EXECUTE FUNCTION bump_catalogue_version();
CREATE OR REPLACE TRIGGER shop_settings_bump_version AFTER INSERT OR UPDATE OR DELETE ON shop_settings
  FOR EACH STATEMENT EXECUTE FUNCTION bump_catalogue_version();
CREATE OR REPLACE TRIGGER shipping_zones_bump_version AFTER INSERT OR UPDATE OR DELETE ON shipping_zones
  FOR EACH STATEMENT EXECUTE FUNCTION bump_catalogue_version();

-- Every column except stock, which changes with every order: orders must not wait for each other at the version's row. Generated
-- columns change only with the columns they are computed from.
CREATE OR REPLACE TRIGGER products_bump_version AFTER INSERT OR DELETE OR UPDATE OF
  id, slug, title, title_bn, description, description_bn, photo, photo_alt, photo_alt_bn, price, offer_price, condition, brand_id, category_id,
  subcategory_id, shop_id, keywords, rating_count, rating_sum, created_at, retired_at, version, idempotency_key
  ON products FOR EACH STATEMENT EXECUTE FUNCTION bump_catalogue_version();

-- Every column except used_count, for the same reason.
CREATE OR REPLACE TRIGGER coupons_bump_version AFTER INSERT OR DELETE OR UPDATE OF
  id, code, value, min_subtotal, starts_at, ends_at, total_limit, per_customer_limit, is_active, is_public, version
  ON coupons FOR EACH STATEMENT EXECUTE FUNCTION bump_catalogue_version();

-- Cached responses name the authors of reviews. A new or changed review also changes the product's rating, which is covered above.
CREATE OR REPLACE TRIGGER reviews_bump_version AFTER DELETE OR UPDATE OF user_id, status ON reviews
  FOR EACH STATEMENT EXECUTE FUNCTION bump_catalogue_version();
