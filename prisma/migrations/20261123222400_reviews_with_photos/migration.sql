-- CreateTable
CREATE TABLE "review_photos" (
    "file" TEXT NOT NULL,
    "user_id" UUID,
    "review_id" INTEGER,
    "place" SMALLINT NOT NULL DEFAULT 0,
    "uploaded_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "review_photos_pkey" PRIMARY KEY ("file")
);

-- CreateTable
CREATE TABLE "helped_reviews" (
    "review_id" INTEGER NOT NULL,
    "user_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "helped_reviews_pkey" PRIMARY KEY ("review_id","user_id")
);

-- CreateIndex
CREATE INDEX "review_photos_user_id_idx" ON "review_photos"("user_id");

-- CreateIndex
CREATE INDEX "review_photos_review_id_uploaded_at_idx" ON "review_photos"("review_id", "uploaded_at");

-- CreateIndex
CREATE INDEX "helped_reviews_user_id_idx" ON "helped_reviews"("user_id");

-- AddForeignKey
ALTER TABLE "review_photos" ADD CONSTRAINT "review_photos_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "review_photos" ADD CONSTRAINT "review_photos_review_id_fkey" FOREIGN KEY ("review_id") REFERENCES "reviews"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "helped_reviews" ADD CONSTRAINT "helped_reviews_review_id_fkey" FOREIGN KEY ("review_id") REFERENCES "reviews"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "helped_reviews" ADD CONSTRAINT "helped_reviews_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
