-- AlterTable
ALTER TABLE "order_status_changes" ADD COLUMN     "reason" TEXT;
