-- AlterTable
ALTER TABLE "seller_requests" ADD COLUMN     "asked_at" TIMESTAMPTZ(3),
ADD COLUMN     "question" TEXT;
