-- AlterTable
ALTER TABLE "shop_settings" ADD COLUMN     "cash_late_after_days" INTEGER NOT NULL DEFAULT 5;
