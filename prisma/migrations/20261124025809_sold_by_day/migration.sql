-- AlterTable
ALTER TABLE "product_sales" ADD COLUMN     "ever_pieces" BIGINT NOT NULL DEFAULT 0,
ADD COLUMN     "quarter_pieces" BIGINT NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "sold_by_day" (
    "product_id" INTEGER NOT NULL,
    "day" DATE NOT NULL,
    "pieces" BIGINT NOT NULL,
    "kept" BIGINT NOT NULL,
    "kept_total" BIGINT NOT NULL,

    CONSTRAINT "sold_by_day_pkey" PRIMARY KEY ("product_id","day")
);

-- CreateTable
CREATE TABLE "sold_mark" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "movement_id" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "sold_mark_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "sold_by_day_day_idx" ON "sold_by_day"("day");

-- AddForeignKey
ALTER TABLE "sold_by_day" ADD CONSTRAINT "sold_by_day_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- One row. The job that counts begins with the first movement, in bites, while the shop sells.
ALTER TABLE "sold_mark" ADD CONSTRAINT "sold_mark_one_row" CHECK (id = 1);
INSERT INTO "sold_mark" (id) VALUES (1);
