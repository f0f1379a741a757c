-- AlterTable
ALTER TABLE "users" ADD COLUMN     "order_refused_at" TIMESTAMPTZ(6);
