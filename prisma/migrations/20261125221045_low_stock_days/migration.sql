-- AlterTable
ALTER TABLE "shop_settings" ADD COLUMN     "low_stock_days" INTEGER NOT NULL DEFAULT 7;
