-- CreateTable
CREATE TABLE "shop_figures" (
    "id" BIGSERIAL NOT NULL,
    "shop_id" INTEGER NOT NULL,
    "day" DATE NOT NULL,
    "orders" INTEGER NOT NULL,
    "returned" INTEGER NOT NULL,

    CONSTRAINT "shop_figures_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "shop_figures_day_idx" ON "shop_figures"("day");
