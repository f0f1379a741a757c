-- AlterTable
ALTER TABLE "shop_settings" ADD COLUMN     "low_stock_at" INTEGER NOT NULL DEFAULT 5;

-- CreateIndex
CREATE INDEX "short_stock_stock_product_id_idx" ON "short_stock"("stock", "product_id");
