-- AlterTable
ALTER TABLE "product_sales" ADD COLUMN     "is_ending" BOOLEAN NOT NULL DEFAULT true;
