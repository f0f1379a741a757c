-- CreateTable
CREATE TABLE "size_charts" (
    "id" SERIAL NOT NULL,
    "subcategory_id" INTEGER NOT NULL,
    "shop_id" INTEGER,
    "measured" TEXT NOT NULL,
    "unit" TEXT NOT NULL,
    "measures" TEXT[],
    "rows" JSONB NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "size_charts_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "size_charts_shop_id_idx" ON "size_charts"("shop_id");

-- AddForeignKey
ALTER TABLE "size_charts" ADD CONSTRAINT "size_charts_subcategory_id_fkey" FOREIGN KEY ("subcategory_id") REFERENCES "subcategories"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "size_charts" ADD CONSTRAINT "size_charts_shop_id_fkey" FOREIGN KEY ("shop_id") REFERENCES "shops"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- At most one for all shops and one for each: 0 stands for all.
CREATE UNIQUE INDEX "size_charts_of_shop_key" ON "size_charts" (subcategory_id, coalesce(shop_id, 0));

ALTER TABLE "size_charts"
  ADD CONSTRAINT "size_charts_measured" CHECK (measured IN ('garment', 'body')),
  ADD CONSTRAINT "size_charts_unit" CHECK (unit IN ('in', 'cm')),
  ADD CONSTRAINT "size_charts_complete" CHECK (cardinality(measures) > 0 AND jsonb_typeof(rows) = 'array');
