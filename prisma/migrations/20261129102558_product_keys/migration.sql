-- AlterTable
ALTER TABLE "products" ADD COLUMN     "idempotency_key" TEXT;
