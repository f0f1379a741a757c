-- Expand: returned goods that cannot be sold again; orders are also found by the beginning of a phone number or of their own.

-- AlterEnum
ALTER TYPE "StockReason" ADD VALUE 'damaged';

-- AlterTable
ALTER TABLE "stock_movements" ADD COLUMN     "staff_id" UUID;

-- AddForeignKey
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_staff_id_fkey" FOREIGN KEY ("staff_id") REFERENCES "staff_members"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- CreateIndex
CREATE INDEX "orders_created_at_idx" ON "orders"("created_at");

-- Equality uses this index as well.
CREATE INDEX "orders_phone_pattern_idx" ON "orders" ("phone" text_pattern_ops);
DROP INDEX "orders_phone_idx";
CREATE INDEX "orders_order_number_pattern_idx" ON "orders" ("order_number" text_pattern_ops);
