-- CreateEnum
CREATE TYPE "SavedList" AS ENUM ('cart', 'favourites');

-- CreateTable
CREATE TABLE "saved_lines" (
    "id" BIGSERIAL NOT NULL,
    "user_id" UUID NOT NULL,
    "list" "SavedList" NOT NULL,
    "product_id" INTEGER NOT NULL,
    "color" TEXT NOT NULL DEFAULT '',
    "size" TEXT NOT NULL DEFAULT '',
    "qty" INTEGER NOT NULL,

    CONSTRAINT "saved_lines_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "saved_lines_user_id_list_product_id_color_size_key" ON "saved_lines"("user_id", "list", "product_id", "color", "size");

-- AddForeignKey
ALTER TABLE "saved_lines" ADD CONSTRAINT "saved_lines_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "saved_lines" ADD CONSTRAINT "saved_lines_qty" CHECK (qty BETWEEN 1 AND 999);
