-- CreateIndex
CREATE INDEX "reviews_star_updated_at_id_idx" ON "reviews"("star", "updated_at" DESC, "id" DESC);

-- A Prisma schema cannot describe it: words of reviews, wherever they stand in them.
CREATE INDEX "reviews_message_trigrams" ON "reviews" USING gin (lower("message") gin_trgm_ops) WITH (fastupdate = off);
