-- CreateTable
CREATE TABLE "brand_figures" (
    "brand_id" INTEGER NOT NULL,
    "first_product_id" INTEGER NOT NULL,
    "sold" BIGINT NOT NULL,
    "rating_count" BIGINT NOT NULL,
    "rating_sum" BIGINT NOT NULL,

    CONSTRAINT "brand_figures_pkey" PRIMARY KEY ("brand_id","first_product_id")
);

-- AddForeignKey
ALTER TABLE "brand_figures" ADD CONSTRAINT "brand_figures_brand_id_fkey" FOREIGN KEY ("brand_id") REFERENCES "brands"("id") ON DELETE CASCADE ON UPDATE CASCADE;
