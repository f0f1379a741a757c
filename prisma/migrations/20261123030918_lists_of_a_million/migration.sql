-- DropIndex
DROP INDEX "orders_status_id_idx";

-- DropIndex
DROP INDEX "orders_created_at_idx";

-- CreateTable
CREATE TABLE "short_stock" (
    "product_id" INTEGER NOT NULL,
    "stock" INTEGER NOT NULL,

    CONSTRAINT "short_stock_pkey" PRIMARY KEY ("product_id")
);

-- CreateTable
CREATE TABLE "product_sales" (
    "product_id" INTEGER NOT NULL,
    "month_pieces" INTEGER NOT NULL,
    "week_pieces" INTEGER NOT NULL,
    "week_total" BIGINT NOT NULL,

    CONSTRAINT "product_sales_pkey" PRIMARY KEY ("product_id")
);

-- CreateTable
CREATE TABLE "order_shops" (
    "order_id" BIGINT NOT NULL,
    "shop_id" INTEGER NOT NULL,
    "status" "OrderStatus" NOT NULL,
    "total" BIGINT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "order_shops_pkey" PRIMARY KEY ("order_id","shop_id")
);

-- CreateTable
CREATE TABLE "order_figures" (
    "id" BIGSERIAL NOT NULL,
    "day" DATE NOT NULL,
    "zone_id" INTEGER,
    "status" "OrderStatus" NOT NULL,
    "orders" INTEGER NOT NULL,
    "total" BIGINT NOT NULL,

    CONSTRAINT "order_figures_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "order_figures_day_idx" ON "order_figures"("day");

-- CreateIndex
CREATE INDEX "orders_total_idx" ON "orders"("total");

-- CreateIndex
CREATE INDEX "audit_log_staff_id_action_created_at_id_idx" ON "audit_log"("staff_id", "action", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "mails_order_id_idx" ON "mails"("order_id");

-- AddForeignKey
ALTER TABLE "short_stock" ADD CONSTRAINT "short_stock_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product_sales" ADD CONSTRAINT "product_sales_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Mails that were given up. Not by status: each mail that is sent would then write all indexes of the table.
CREATE INDEX "mails_with_errors_idx" ON "mails" ("id" DESC) WHERE "last_error" IS NOT NULL;

-- The orders of a shop by time; their states and sums are read in the index.
CREATE INDEX "order_shops_by_time_idx" ON "order_shops" ("shop_id", "created_at", "order_id") INCLUDE ("status", "total");

-- The console's lists of orders by time. What they are filtered by is read in the index, not in the orders.
CREATE INDEX "orders_by_time_idx" ON "orders" ("created_at", "id") INCLUDE ("status", "shipping_zone_id", "total");
CREATE INDEX "orders_of_status_by_time_idx" ON "orders" ("status", "created_at", "id") INCLUDE ("shipping_zone_id", "total");
CREATE INDEX "orders_of_zone_by_time_idx" ON "orders" ("shipping_zone_id", "created_at", "id") INCLUDE ("status", "total");
-- A name that is looked for among many; PostgreSQL reads the index alone if it holds the name itself.
CREATE INDEX "orders_by_name_idx" ON "orders" (lower("name") text_pattern_ops) INCLUDE ("name", "created_at", "id", "status", "shipping_zone_id", "total");
DROP INDEX "orders_lower_name_idx";

-- Differences that nobody explained.
CREATE INDEX "settlements_with_difference_idx" ON "settlements" ("sheet_id") WHERE "explained_at" IS NULL AND "received" <> "expected";
