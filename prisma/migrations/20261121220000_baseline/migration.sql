-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateEnum
CREATE TYPE "ProductCondition" AS ENUM ('new', 'popular', 'winter');

-- CreateEnum
CREATE TYPE "OrderStatus" AS ENUM ('pending', 'confirmed', 'packed', 'shipped', 'delivered', 'cancelled', 'returned');

-- CreateEnum
CREATE TYPE "StockReason" AS ENUM ('opening', 'order', 'cancellation', 'return', 'adjustment');

-- CreateEnum
CREATE TYPE "UserRole" AS ENUM ('shopper', 'operator');

-- CreateEnum
CREATE TYPE "MailStatus" AS ENUM ('queued', 'sent', 'failed');

-- CreateEnum
CREATE TYPE "SellerKind" AS ENUM ('local', 'brand', 'digital_service');

-- CreateEnum
CREATE TYPE "SavedList" AS ENUM ('cart', 'favourites');

-- CreateEnum
CREATE TYPE "Locale" AS ENUM ('en', 'bn');

-- CreateTable
CREATE TABLE "categories" (
    "id" SERIAL NOT NULL,
    "title" TEXT NOT NULL,
    "title_bn" TEXT NOT NULL,
    "photo" TEXT NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "categories_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "subcategories" (
    "id" SERIAL NOT NULL,
    "category_id" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "title_bn" TEXT NOT NULL,
    "photo" TEXT NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "subcategories_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "brands" (
    "id" SERIAL NOT NULL,
    "title" TEXT NOT NULL,
    "title_bn" TEXT NOT NULL,
    "photo" TEXT NOT NULL,

    CONSTRAINT "brands_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "shops" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "name_bn" TEXT NOT NULL,
    "photo" TEXT NOT NULL,
    "district" TEXT NOT NULL,
    "district_bn" TEXT NOT NULL DEFAULT '',
    "about" TEXT NOT NULL,
    "about_bn" TEXT NOT NULL DEFAULT '',
    "honours_coupons" BOOLEAN NOT NULL DEFAULT true,

    CONSTRAINT "shops_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "products" (
    "id" SERIAL NOT NULL,
    "slug" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "title_bn" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "description_bn" TEXT NOT NULL,
    "photo" TEXT NOT NULL,
    "price" INTEGER NOT NULL,
    "offer_price" INTEGER NOT NULL,
    "stock" INTEGER NOT NULL,
    "condition" "ProductCondition" NOT NULL,
    "brand_id" INTEGER NOT NULL,
    "category_id" INTEGER NOT NULL,
    "subcategory_id" INTEGER NOT NULL,
    "shop_id" INTEGER NOT NULL,
    "keywords" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "rating_count" INTEGER NOT NULL DEFAULT 0,
    "rating_sum" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "products_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "product_images" (
    "id" SERIAL NOT NULL,
    "product_id" INTEGER NOT NULL,
    "image" TEXT NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "product_images_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "product_colors" (
    "id" SERIAL NOT NULL,
    "product_id" INTEGER NOT NULL,
    "color" TEXT NOT NULL,
    "color_bn" TEXT,
    "hex" TEXT NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "product_colors_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "product_sizes" (
    "id" SERIAL NOT NULL,
    "product_id" INTEGER NOT NULL,
    "size" TEXT NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "product_sizes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "stock_movements" (
    "id" BIGSERIAL NOT NULL,
    "product_id" INTEGER NOT NULL,
    "delta" INTEGER NOT NULL,
    "reason" "StockReason" NOT NULL,
    "order_id" BIGINT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "stock_movements_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "catalogue_version" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "version" BIGINT NOT NULL DEFAULT 1,

    CONSTRAINT "catalogue_version_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "product_counts" (
    "key" TEXT NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "product_counts_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "banners" (
    "id" SERIAL NOT NULL,
    "photo" TEXT NOT NULL,
    "headline" TEXT NOT NULL,
    "headline_bn" TEXT NOT NULL,
    "sub" TEXT NOT NULL,
    "sub_bn" TEXT NOT NULL DEFAULT '',
    "link" TEXT NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "banners_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "day_slides" (
    "id" SERIAL NOT NULL,
    "filename" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "title_bn" TEXT NOT NULL DEFAULT '',
    "position" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "day_slides_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "team_members" (
    "id" SERIAL NOT NULL,
    "photo" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "title_bn" TEXT NOT NULL DEFAULT '',
    "designation" TEXT NOT NULL,
    "designation_bn" TEXT NOT NULL DEFAULT '',
    "email" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "short_description" TEXT NOT NULL,
    "short_description_bn" TEXT NOT NULL DEFAULT '',
    "position" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "team_members_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "newsletter_subscribers" (
    "email" TEXT NOT NULL,
    "locale" "Locale" NOT NULL DEFAULT 'en',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "newsletter_subscribers_pkey" PRIMARY KEY ("email")
);

-- CreateTable
CREATE TABLE "users" (
    "id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "full_name" TEXT NOT NULL,
    "password_hash" TEXT,
    "phone" TEXT,
    "address" TEXT,
    "city" TEXT,
    "country" TEXT,
    "photo" TEXT,
    "status" TEXT NOT NULL DEFAULT 'active',
    "role" "UserRole" NOT NULL DEFAULT 'shopper',
    "token_version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "users_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "email_codes" (
    "email" TEXT NOT NULL,
    "code_hash" TEXT NOT NULL,
    "tries" INTEGER NOT NULL DEFAULT 0,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "verified_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "email_codes_pkey" PRIMARY KEY ("email")
);

-- CreateTable
CREATE TABLE "rate_limits" (
    "key" TEXT NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "rate_limits_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "reviews" (
    "id" SERIAL NOT NULL,
    "product_id" INTEGER NOT NULL,
    "user_id" UUID NOT NULL,
    "star" SMALLINT NOT NULL,
    "message" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "reviews_pkey" PRIMARY KEY ("id")
);

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

-- CreateTable
CREATE TABLE "shipping_zones" (
    "id" SERIAL NOT NULL,
    "shipping_address" TEXT NOT NULL,
    "shipping_address_bn" TEXT NOT NULL DEFAULT '',
    "delivery_charge" INTEGER NOT NULL,
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "position" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "shipping_zones_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "coupons" (
    "id" SERIAL NOT NULL,
    "code" TEXT NOT NULL,
    "value" INTEGER NOT NULL,
    "min_subtotal" INTEGER NOT NULL DEFAULT 0,
    "starts_at" TIMESTAMPTZ(3),
    "ends_at" TIMESTAMPTZ(3),
    "total_limit" INTEGER,
    "per_customer_limit" INTEGER,
    "used_count" INTEGER NOT NULL DEFAULT 0,
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "is_public" BOOLEAN NOT NULL DEFAULT true,

    CONSTRAINT "coupons_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "coupon_redemptions" (
    "order_id" BIGINT NOT NULL,
    "coupon_id" INTEGER NOT NULL,
    "user_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "coupon_redemptions_pkey" PRIMARY KEY ("order_id")
);

-- CreateTable
CREATE TABLE "orders" (
    "id" BIGSERIAL NOT NULL,
    "order_number" TEXT NOT NULL,
    "user_id" UUID NOT NULL,
    "status" "OrderStatus" NOT NULL DEFAULT 'pending',
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "phone" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "notes" TEXT,
    "shipping_zone_id" INTEGER,
    "shipping_address" TEXT NOT NULL,
    "subtotal" BIGINT NOT NULL,
    "delivery_charge" BIGINT NOT NULL,
    "discount" BIGINT NOT NULL DEFAULT 0,
    "total" BIGINT NOT NULL,
    "coupon_id" INTEGER,
    "coupon_code" TEXT,
    "locale" "Locale" NOT NULL DEFAULT 'en',
    "idempotency_key" TEXT,
    "request_hash" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "orders_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "order_lines" (
    "order_id" BIGINT NOT NULL,
    "position" INTEGER NOT NULL,
    "product_id" INTEGER,
    "name" TEXT NOT NULL,
    "name_bn" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "photo" TEXT NOT NULL,
    "price" INTEGER NOT NULL,
    "offer_price" INTEGER NOT NULL,
    "qty" INTEGER NOT NULL,
    "size" TEXT,
    "color" TEXT,
    "color_bn" TEXT,

    CONSTRAINT "order_lines_pkey" PRIMARY KEY ("order_id","position")
);

-- CreateTable
CREATE TABLE "order_status_changes" (
    "id" BIGSERIAL NOT NULL,
    "order_id" BIGINT NOT NULL,
    "from_status" "OrderStatus",
    "to_status" "OrderStatus" NOT NULL,
    "by_user_id" UUID,
    "reason" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "order_status_changes_pkey" PRIMARY KEY ("order_id","id")
);

-- CreateTable
CREATE TABLE "seller_requests" (
    "id" SERIAL NOT NULL,
    "reference" TEXT NOT NULL,
    "seller_kind" "SellerKind" NOT NULL,
    "full_name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "business_email" TEXT,
    "phone" TEXT NOT NULL,
    "location" TEXT NOT NULL,
    "business_name" TEXT,
    "service_type" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "seller_requests_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "mails" (
    "id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "recipient" TEXT NOT NULL,
    "subject" TEXT,
    "text" TEXT,
    "html" TEXT,
    "locale" "Locale" NOT NULL DEFAULT 'en',
    "status" "MailStatus" NOT NULL DEFAULT 'queued',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "last_error" TEXT,
    "order_id" BIGINT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "handed_over_at" TIMESTAMPTZ(3),
    "sent_at" TIMESTAMPTZ(3),

    CONSTRAINT "mails_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "subcategories_category_id_idx" ON "subcategories"("category_id");

-- CreateIndex
CREATE UNIQUE INDEX "products_slug_key" ON "products"("slug");

-- CreateIndex
CREATE INDEX "products_category_id_id_idx" ON "products"("category_id", "id" DESC);

-- CreateIndex
CREATE INDEX "products_category_id_offer_price_id_idx" ON "products"("category_id", "offer_price", "id" DESC);

-- CreateIndex
CREATE INDEX "products_subcategory_id_id_idx" ON "products"("subcategory_id", "id" DESC);

-- CreateIndex
CREATE INDEX "products_subcategory_id_offer_price_id_idx" ON "products"("subcategory_id", "offer_price", "id" DESC);

-- CreateIndex
CREATE INDEX "products_brand_id_id_idx" ON "products"("brand_id", "id" DESC);

-- CreateIndex
CREATE INDEX "products_brand_id_offer_price_id_idx" ON "products"("brand_id", "offer_price", "id" DESC);

-- CreateIndex
CREATE INDEX "products_shop_id_id_idx" ON "products"("shop_id", "id" DESC);

-- CreateIndex
CREATE INDEX "products_shop_id_offer_price_id_idx" ON "products"("shop_id", "offer_price", "id" DESC);

-- CreateIndex
CREATE INDEX "products_condition_id_idx" ON "products"("condition", "id" DESC);

-- CreateIndex
CREATE INDEX "products_condition_offer_price_id_idx" ON "products"("condition", "offer_price", "id" DESC);

-- CreateIndex
CREATE INDEX "products_offer_price_id_idx" ON "products"("offer_price", "id" DESC);

-- CreateIndex
CREATE INDEX "products_price_id_idx" ON "products"("price", "id" DESC);

-- CreateIndex
CREATE INDEX "product_images_product_id_position_idx" ON "product_images"("product_id", "position");

-- CreateIndex
CREATE INDEX "product_colors_product_id_position_idx" ON "product_colors"("product_id", "position");

-- CreateIndex
CREATE INDEX "product_sizes_product_id_position_idx" ON "product_sizes"("product_id", "position");

-- CreateIndex
CREATE INDEX "stock_movements_product_id_idx" ON "stock_movements"("product_id");

-- CreateIndex
CREATE INDEX "stock_movements_order_id_idx" ON "stock_movements"("order_id");

-- CreateIndex
CREATE UNIQUE INDEX "users_email_key" ON "users"("email");

-- CreateIndex
CREATE INDEX "reviews_product_id_id_idx" ON "reviews"("product_id", "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "reviews_product_id_user_id_key" ON "reviews"("product_id", "user_id");

-- CreateIndex
CREATE UNIQUE INDEX "saved_lines_user_id_list_product_id_color_size_key" ON "saved_lines"("user_id", "list", "product_id", "color", "size");

-- CreateIndex
CREATE UNIQUE INDEX "coupons_code_key" ON "coupons"("code");

-- CreateIndex
CREATE INDEX "coupon_redemptions_coupon_id_user_id_idx" ON "coupon_redemptions"("coupon_id", "user_id");

-- CreateIndex
CREATE UNIQUE INDEX "orders_order_number_key" ON "orders"("order_number");

-- CreateIndex
CREATE INDEX "orders_user_id_id_idx" ON "orders"("user_id", "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "orders_user_id_idempotency_key_key" ON "orders"("user_id", "idempotency_key");

-- CreateIndex
CREATE INDEX "order_lines_product_id_idx" ON "order_lines"("product_id");

-- CreateIndex
CREATE UNIQUE INDEX "seller_requests_reference_key" ON "seller_requests"("reference");

-- CreateIndex
CREATE INDEX "mails_recipient_idx" ON "mails"("recipient");

-- AddForeignKey
ALTER TABLE "subcategories" ADD CONSTRAINT "subcategories_category_id_fkey" FOREIGN KEY ("category_id") REFERENCES "categories"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "products" ADD CONSTRAINT "products_brand_id_fkey" FOREIGN KEY ("brand_id") REFERENCES "brands"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "products" ADD CONSTRAINT "products_category_id_fkey" FOREIGN KEY ("category_id") REFERENCES "categories"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "products" ADD CONSTRAINT "products_subcategory_id_fkey" FOREIGN KEY ("subcategory_id") REFERENCES "subcategories"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "products" ADD CONSTRAINT "products_shop_id_fkey" FOREIGN KEY ("shop_id") REFERENCES "shops"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product_images" ADD CONSTRAINT "product_images_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product_colors" ADD CONSTRAINT "product_colors_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product_sizes" ADD CONSTRAINT "product_sizes_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "saved_lines" ADD CONSTRAINT "saved_lines_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "coupon_redemptions" ADD CONSTRAINT "coupon_redemptions_coupon_id_fkey" FOREIGN KEY ("coupon_id") REFERENCES "coupons"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "coupon_redemptions" ADD CONSTRAINT "coupon_redemptions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "coupon_redemptions" ADD CONSTRAINT "coupon_redemptions_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "orders" ADD CONSTRAINT "orders_coupon_id_fkey" FOREIGN KEY ("coupon_id") REFERENCES "coupons"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_status_changes" ADD CONSTRAINT "order_status_changes_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_status_changes" ADD CONSTRAINT "order_status_changes_by_user_id_fkey" FOREIGN KEY ("by_user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mails" ADD CONSTRAINT "mails_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE SET NULL ON UPDATE CASCADE;


-- ---------- By hand: what the Prisma schema cannot say ----------

CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;

-- Checks

ALTER TABLE "users" ADD CONSTRAINT "users_email_is_lower_case" CHECK (email = lower(email));

ALTER TABLE "products"
  ADD CONSTRAINT "products_stock_not_negative" CHECK (stock >= 0),
  ADD CONSTRAINT "products_price_not_negative" CHECK (price >= 0),
  ADD CONSTRAINT "products_offer_price_within_price" CHECK (offer_price BETWEEN 0 AND price),
  ADD CONSTRAINT "products_rating_count_not_negative" CHECK (rating_count >= 0),
  -- Never all digits: those are ids in addresses.
  ADD CONSTRAINT "products_slug_shape" CHECK (slug ~ '^[a-z0-9-]*[a-z-][a-z0-9-]*$');

ALTER TABLE "product_colors" ADD CONSTRAINT "product_colors_hex_shape" CHECK (hex ~ '^#[0-9a-fA-F]{6}$');

ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_move_something" CHECK (delta <> 0);

ALTER TABLE "reviews"
  ADD CONSTRAINT "reviews_star_1_to_5" CHECK (star BETWEEN 1 AND 5),
  ADD CONSTRAINT "reviews_message_length" CHECK (char_length(message) <= 2000);

ALTER TABLE "saved_lines" ADD CONSTRAINT "saved_lines_qty" CHECK (qty BETWEEN 1 AND 999);

ALTER TABLE "shipping_zones" ADD CONSTRAINT "shipping_zones_charge_not_negative" CHECK (delivery_charge >= 0);

ALTER TABLE "coupons"
  ADD CONSTRAINT "coupons_value_positive" CHECK (value > 0),
  ADD CONSTRAINT "coupons_min_subtotal_not_negative" CHECK (min_subtotal >= 0),
  ADD CONSTRAINT "coupons_used_within_limit" CHECK (used_count >= 0 AND (total_limit IS NULL OR used_count <= total_limit));

ALTER TABLE "orders"
  ADD CONSTRAINT "orders_amounts_not_negative" CHECK (subtotal >= 0 AND delivery_charge >= 0 AND discount >= 0 AND total >= 0),
  ADD CONSTRAINT "orders_total_adds_up" CHECK (total = subtotal + delivery_charge - discount);

ALTER TABLE "order_lines"
  ADD CONSTRAINT "order_lines_qty_1_to_999" CHECK (qty BETWEEN 1 AND 999),
  ADD CONSTRAINT "order_lines_offer_price_not_negative" CHECK (offer_price >= 0);

ALTER TABLE "email_codes" ADD CONSTRAINT "email_codes_tries_0_to_5" CHECK (tries BETWEEN 0 AND 5);

ALTER TABLE "seller_requests"
  ADD CONSTRAINT "seller_requests_business_or_service" CHECK ((business_name IS NULL) <> (service_type IS NULL));

-- The catalogue's version is one row.
ALTER TABLE "catalogue_version" ADD CONSTRAINT "catalogue_version_one_row" CHECK (id = 1);
INSERT INTO "catalogue_version" (id, version) VALUES (1, 1);

-- Search. The columns are generated by functions/search-keys.sql; the application's schema does not know of them.
ALTER TABLE "products"
  ADD COLUMN "search_sounds" text
    GENERATED ALWAYS AS (search_sound(search_source(title, title_bn, keywords))) STORED,
  ADD COLUMN "search_skeletons" text[]
    GENERATED ALWAYS AS (search_skeletons(search_source(title, title_bn, keywords))) STORED;

-- Without a pending list, which every search would read from end to end. Products are searched far more often than written.
CREATE INDEX "products_title_trigrams" ON "products" USING gin (lower(title) gin_trgm_ops) WITH (fastupdate = off);
CREATE INDEX "products_title_bn_trigrams" ON "products" USING gin (lower(title_bn) gin_trgm_ops) WITH (fastupdate = off);
CREATE INDEX "products_search_sounds" ON "products" USING gin (search_sounds gin_trgm_ops) WITH (fastupdate = off);
CREATE INDEX "products_search_skeletons" ON "products" USING gin (search_skeletons) WITH (fastupdate = off);

-- Room in each page for the next version of a row: an update of the stock alone then changes none of the many indexes.
ALTER TABLE "products" SET (fillfactor = 85);

-- Request counters may be lost in a crash: without a write-ahead log, counting waits for no disk.
ALTER TABLE "rate_limits" SET UNLOGGED;

-- Mails that have no job yet, and those that still have words, to find the old ones.
CREATE INDEX "mails_to_hand_over" ON "mails" (id) WHERE handed_over_at IS NULL;
CREATE INDEX "mails_with_words" ON "mails" (created_at) WHERE text IS NOT NULL;
