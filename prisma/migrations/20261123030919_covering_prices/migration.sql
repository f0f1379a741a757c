-- Partial and covering, which a Prisma schema cannot describe: a list within prices or on offer is counted without reading a product.
CREATE INDEX "products_sold_category_id_offer_price_idx" ON "products" ("category_id", "offer_price", "id" DESC) INCLUDE ("price") WHERE "retired_at" IS NULL;
CREATE INDEX "products_sold_subcategory_id_offer_price_idx" ON "products" ("subcategory_id", "offer_price", "id" DESC) INCLUDE ("price") WHERE "retired_at" IS NULL;
CREATE INDEX "products_sold_brand_id_offer_price_idx" ON "products" ("brand_id", "offer_price", "id" DESC) INCLUDE ("price") WHERE "retired_at" IS NULL;
CREATE INDEX "products_sold_shop_id_offer_price_idx" ON "products" ("shop_id", "offer_price", "id" DESC) INCLUDE ("price") WHERE "retired_at" IS NULL;
CREATE INDEX "products_sold_condition_offer_price_idx" ON "products" ("condition", "offer_price", "id" DESC) INCLUDE ("price") WHERE "retired_at" IS NULL;

DROP INDEX "products_category_id_offer_price_id_idx";
DROP INDEX "products_subcategory_id_offer_price_id_idx";
DROP INDEX "products_brand_id_offer_price_id_idx";
DROP INDEX "products_shop_id_offer_price_id_idx";
DROP INDEX "products_condition_offer_price_id_idx";
