-- AlterTable
ALTER TABLE "products" ADD COLUMN     "photo_alt" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "photo_alt_bn" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "product_images" ADD COLUMN     "alt" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "alt_bn" TEXT NOT NULL DEFAULT '';
