-- The hourly job chooses the first row; until then it is empty, and the front is searched as before. A new product starts in it.
ALTER TABLE "product_search" ADD COLUMN     "is_first_row" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "product_search" ALTER COLUMN "is_first_row" SET DEFAULT true;

-- Partial indexes, which a Prisma schema cannot describe.
CREATE INDEX "product_search_first_row_words" ON "product_search" USING GIN ("words") WITH (fastupdate = off) WHERE "is_first_row";
CREATE INDEX "product_search_front_behind" ON "product_search" ("product_id") WHERE "is_front" AND NOT "is_first_row";
