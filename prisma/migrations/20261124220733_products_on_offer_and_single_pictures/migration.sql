-- CreateTable
CREATE TABLE "single_pictures" (
    "product_id" INTEGER NOT NULL,

    CONSTRAINT "single_pictures_pkey" PRIMARY KEY ("product_id")
);

-- AddForeignKey
ALTER TABLE "single_pictures" ADD CONSTRAINT "single_pictures_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Partial, which a Prisma schema cannot describe: what is on offer is listed and counted without reading the other products.
CREATE INDEX "products_on_offer_idx" ON "products" ("id" DESC) WHERE "offer_price" < "price" AND "retired_at" IS NULL;
