-- CreateEnum
CREATE TYPE "ApplicationState" AS ENUM ('waiting', 'approved', 'declined');

-- AlterTable
ALTER TABLE "reviews" ADD COLUMN     "decided_at" TIMESTAMPTZ(3),
ADD COLUMN     "decided_by" UUID,
ADD COLUMN     "hidden_reason" TEXT;

-- AlterTable
ALTER TABLE "coupons" ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "seller_requests" ADD COLUMN     "decided_at" TIMESTAMPTZ(3),
ADD COLUMN     "decided_by" UUID,
ADD COLUMN     "locale" "Locale" NOT NULL DEFAULT 'en',
ADD COLUMN     "reason" TEXT,
ADD COLUMN     "shop_id" INTEGER,
ADD COLUMN     "state" "ApplicationState" NOT NULL DEFAULT 'waiting';

-- CreateIndex
CREATE INDEX "reviews_status_updated_at_id_idx" ON "reviews"("status", "updated_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "reviews_updated_at_id_idx" ON "reviews"("updated_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "reviews_decided_by_idx" ON "reviews"("decided_by");

-- CreateIndex
CREATE INDEX "seller_requests_state_id_idx" ON "seller_requests"("state", "id");

-- CreateIndex
CREATE INDEX "seller_requests_decided_by_idx" ON "seller_requests"("decided_by");

-- CreateIndex
CREATE INDEX "seller_requests_shop_id_idx" ON "seller_requests"("shop_id");

-- AddForeignKey
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_decided_by_fkey" FOREIGN KEY ("decided_by") REFERENCES "staff_members"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "seller_requests" ADD CONSTRAINT "seller_requests_decided_by_fkey" FOREIGN KEY ("decided_by") REFERENCES "staff_members"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "seller_requests" ADD CONSTRAINT "seller_requests_shop_id_fkey" FOREIGN KEY ("shop_id") REFERENCES "shops"("id") ON DELETE SET NULL ON UPDATE CASCADE;
