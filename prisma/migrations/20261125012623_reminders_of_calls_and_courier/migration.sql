-- AlterTable
ALTER TABLE "shop_settings" ADD COLUMN     "calls_before_giving_up" INTEGER NOT NULL DEFAULT 3,
ADD COLUMN     "courier_at" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "courier_day_off" TEXT NOT NULL DEFAULT '';
