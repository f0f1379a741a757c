-- AlterTable
ALTER TABLE "shipping_zones" ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;
