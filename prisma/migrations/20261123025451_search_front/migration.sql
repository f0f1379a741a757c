-- AlterTable
ALTER TABLE "product_search" ADD COLUMN     "is_front" BOOLEAN NOT NULL DEFAULT true;

-- Partial indexes, which a Prisma schema cannot describe.
CREATE INDEX "product_search_front_words" ON "product_search" USING GIN ("words") WITH (fastupdate = off) WHERE "is_front";
CREATE INDEX "product_search_behind" ON "product_search" ("product_id") WHERE NOT "is_front";
