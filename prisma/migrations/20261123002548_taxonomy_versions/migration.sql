-- AlterTable
ALTER TABLE "categories" ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "subcategories" ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "brands" ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;
