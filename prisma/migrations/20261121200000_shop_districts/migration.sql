-- AlterTable
ALTER TABLE "shops" ADD COLUMN     "district_bn" TEXT NOT NULL DEFAULT '';
