-- AlterTable
ALTER TABLE "stock_movements" ADD COLUMN     "idempotency_key" TEXT;

-- Only entries have keys; orders move most stock.
CREATE UNIQUE INDEX "stock_movements_entry_idx" ON "stock_movements" ("product_id", "idempotency_key") WHERE "idempotency_key" IS NOT NULL;
