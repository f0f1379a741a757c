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

-- Kept answers name the authors of reviews. A new review moves the product's rating, which is told already.
CREATE TRIGGER "reviews_bump_version" AFTER DELETE OR UPDATE OF user_id, status ON "reviews"
  FOR EACH STATEMENT EXECUTE FUNCTION bump_catalogue_version();

-- An order that waits while its account is deleted must not come in afterwards. Named to run after the reference's own trigger,
-- which waits for the account's row.
CREATE FUNCTION refuse_order_of_forgotten() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM public.users WHERE id = NEW.user_id AND forgotten_at IS NOT NULL) THEN
    RAISE EXCEPTION 'the account was deleted'
      USING ERRCODE = 'foreign_key_violation', CONSTRAINT = 'orders_user_id_fkey';
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER "orders_not_of_forgotten" AFTER INSERT ON "orders"
  FOR EACH ROW EXECUTE FUNCTION refuse_order_of_forgotten();
