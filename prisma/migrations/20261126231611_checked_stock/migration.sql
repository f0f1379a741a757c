-- CreateTable
CREATE TABLE "checked_mark" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "checked_at" TIMESTAMPTZ(3),
    "movement_id" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "checked_mark_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "checked_stock" (
    "product_id" INTEGER NOT NULL,
    "stock" BIGINT NOT NULL,
    "from_orders" BIGINT NOT NULL,

    CONSTRAINT "checked_stock_pkey" PRIMARY KEY ("product_id")
);

-- AddForeignKey
ALTER TABLE "checked_stock" ADD CONSTRAINT "checked_stock_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "checked_mark" ADD CONSTRAINT "checked_mark_one_row" CHECK (id = 1);
INSERT INTO "checked_mark" (id) VALUES (1);

-- Changes of status are only ever added, in the order of time: an index of block ranges finds the recent ones and costs an order nothing.
CREATE INDEX "order_status_changes_created_at_idx" ON "order_status_changes" USING brin ("created_at") WITH (autosummarize = on);
CREATE INDEX "orders_forgotten_at_idx" ON "orders" ("forgotten_at") WHERE "forgotten_at" IS NOT NULL;
