-- A Prisma schema cannot describe it: reviews with the same words, by time. A hash keeps the index small, and
-- `reviews_message_trigrams` would read a list of reviews for each three letters.
CREATE INDEX "reviews_same_words_idx" ON "reviews" (hashtextextended(lower("message"), 0), "updated_at");
