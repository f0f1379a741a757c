-- Partial and covering, which a Prisma schema cannot describe: a shop's rating is added up without reading a product.
CREATE INDEX "products_reviewed_of_shop_idx" ON "products" ("shop_id") INCLUDE ("rating_sum", "rating_count") WHERE "rating_count" > 0 AND "retired_at" IS NULL;
