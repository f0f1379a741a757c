-- AlterTable
ALTER TABLE "shipping_zones" ADD COLUMN     "delivery_days" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "places" TEXT NOT NULL DEFAULT '';
