-- CreateTable
CREATE TABLE "unused_pictures" (
    "file" TEXT NOT NULL,
    "uploaded_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "unused_pictures_pkey" PRIMARY KEY ("file")
);

-- CreateIndex
CREATE INDEX "unused_pictures_uploaded_at_idx" ON "unused_pictures"("uploaded_at");
