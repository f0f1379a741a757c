-- Expand: products that are no longer sold, conflicts of two edits, and why stock was entered.

-- AlterEnum
ALTER TYPE "StockReason" ADD VALUE 'delivery';
ALTER TYPE "StockReason" ADD VALUE 'recount';

-- AlterTable
ALTER TABLE "products" ADD COLUMN     "retired_at" TIMESTAMPTZ(3),
ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- The console lists the retired ones, which are few.
CREATE INDEX "products_retired_idx" ON "products" ("id" DESC) WHERE "retired_at" IS NOT NULL;
