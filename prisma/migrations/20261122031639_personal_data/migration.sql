-- Expand: what is needed to forget a person and to approve a review; the previous version goes on without it.

-- CreateEnum
CREATE TYPE "ReviewStatus" AS ENUM ('visible', 'pending', 'hidden');

-- DropForeignKey
ALTER TABLE "reviews" DROP CONSTRAINT "reviews_user_id_fkey";

-- DropIndex
DROP INDEX "reviews_product_id_id_idx";

-- AlterTable
ALTER TABLE "users" ADD COLUMN     "forgotten_at" TIMESTAMPTZ(3),
ADD COLUMN     "last_login_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- AlterTable
ALTER TABLE "reviews" ADD COLUMN     "status" "ReviewStatus" NOT NULL DEFAULT 'visible',
ALTER COLUMN "user_id" DROP NOT NULL;

-- AlterTable
ALTER TABLE "orders" ADD COLUMN     "forgotten_at" TIMESTAMPTZ(3);

-- CreateIndex
CREATE INDEX "reviews_product_id_updated_at_id_idx" ON "reviews"("product_id", "updated_at" DESC, "id" DESC);

-- AddForeignKey
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
