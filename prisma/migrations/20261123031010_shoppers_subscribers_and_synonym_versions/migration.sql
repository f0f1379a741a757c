-- AlterTable
ALTER TABLE "users" ADD COLUMN     "blocked_at" TIMESTAMPTZ(3),
ADD COLUMN     "blocked_by" UUID,
ADD COLUMN     "blocked_reason" TEXT;

-- AlterTable
ALTER TABLE "search_synonyms" ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- CreateIndex
CREATE INDEX "newsletter_subscribers_created_at_email_idx" ON "newsletter_subscribers"("created_at" DESC, "email" DESC);

-- CreateIndex
CREATE INDEX "users_blocked_by_idx" ON "users"("blocked_by");

-- CreateIndex
CREATE INDEX "reviews_user_id_idx" ON "reviews"("user_id");

-- AddForeignKey
ALTER TABLE "users" ADD CONSTRAINT "users_blocked_by_fkey" FOREIGN KEY ("blocked_by") REFERENCES "staff_members"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- The console finds people by any part of a name, an address or a number.
CREATE INDEX "users_trigrams" ON "users" USING gin (lower("full_name" || ' ' || "email" || ' ' || coalesce("phone", '')) gin_trgm_ops) WITH (fastupdate = off);
CREATE INDEX "users_blocked" ON "users" ("id") WHERE "status" = 'blocked';
CREATE INDEX "newsletter_subscribers_trigrams" ON "newsletter_subscribers" USING gin ("email" gin_trgm_ops) WITH (fastupdate = off);
