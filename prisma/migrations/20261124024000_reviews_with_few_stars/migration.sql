-- Partial, which a Prisma schema cannot describe: the reviews with few stars are listed and counted without reading the others.
CREATE INDEX "reviews_low_idx" ON "reviews" ("updated_at" DESC, "id" DESC) WHERE "status" = 'visible' AND "star" <= 2;
