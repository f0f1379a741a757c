-- DropIndex
DROP INDEX "orders_status_id_idx";

-- DropIndex
DROP INDEX "order_lines_order_id_position_key";

-- DropIndex
DROP INDEX "order_status_changes_order_id_id_idx";

-- DropIndex
DROP INDEX "idempotency_keys_order_id_key";

-- DropIndex
DROP INDEX "idempotency_keys_created_at_idx";

-- DropIndex
DROP INDEX "mails_recipient_created_at_idx";

-- DropIndex
DROP INDEX "mails_created_at_idx";

-- DropIndex
DROP INDEX "mails_order_id_idx";

-- AlterTable
ALTER TABLE "order_lines" DROP CONSTRAINT "order_lines_pkey",
DROP COLUMN "id",
ADD CONSTRAINT "order_lines_pkey" PRIMARY KEY ("order_id", "position");

-- AlterTable
ALTER TABLE "order_status_changes" DROP CONSTRAINT "order_status_changes_pkey",
ADD CONSTRAINT "order_status_changes_pkey" PRIMARY KEY ("order_id", "id");

-- AlterTable
ALTER TABLE "mails" ADD COLUMN     "handed_over_at" TIMESTAMPTZ(3),
ALTER COLUMN "subject" DROP NOT NULL,
ALTER COLUMN "text" DROP NOT NULL,
ALTER COLUMN "html" DROP NOT NULL;

-- CreateIndex
CREATE INDEX "mails_recipient_idx" ON "mails"("recipient");


-- ---------- By hand: what the Prisma schema cannot say ----------

-- The mails that have no job yet. Those from before have one.
UPDATE "mails" SET "handed_over_at" = "created_at";
CREATE INDEX "mails_to_hand_over" ON "mails" ("id") WHERE "handed_over_at" IS NULL;

-- Counts a coupon's use for an order. False: it is used up, over, or not what the order was priced with.
-- The first statement locks the coupon, so that the second sees every use by the same shopper.
CREATE FUNCTION redeem_coupon(placed orders, priced_value int) RETURNS boolean
LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  UPDATE coupons SET used_count = used_count + 1
   WHERE id = placed.coupon_id AND is_active AND value = priced_value AND min_subtotal <= placed.subtotal
     AND (starts_at IS NULL OR starts_at <= now()) AND (ends_at IS NULL OR ends_at > now())
     AND (total_limit IS NULL OR used_count < total_limit);
  IF NOT FOUND THEN
    RETURN false;
  END IF;
  INSERT INTO coupon_redemptions (order_id, coupon_id, user_id)
  SELECT placed.id, id, placed.user_id FROM coupons
   WHERE id = placed.coupon_id AND (per_customer_limit IS NULL OR per_customer_limit >
     (SELECT count(*) FROM coupon_redemptions r WHERE r.coupon_id = placed.coupon_id AND r.user_id = placed.user_id));
  RETURN FOUND;
END
$$;

-- Stores an order with everything that belongs to it: key, first status, mails, coupon, stock, lines. All or nothing: raises
-- HT409 when the zone, the key, the coupon, a price or a stock is no longer as the order was priced.
-- `asked` holds the columns of orders by name, and coupon_value; `idempotency`, `lines` and `mails` those of their tables.
-- Stock is taken late, in the order of the products' ids, so that one that everybody buys is locked for the shortest time; and
-- before the lines, whose reference to the product would share its lock with every order that waits for it.
CREATE FUNCTION place_order(asked jsonb, idempotency jsonb, lines jsonb, mails jsonb) RETURNS void
LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  placed orders := jsonb_populate_record(NULL::orders, asked);
BEGIN
  SELECT shipping_address INTO placed.shipping_address FROM shipping_zones
   WHERE id = placed.shipping_zone_id AND is_active AND delivery_charge = placed.delivery_charge;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'the delivery area is not as it was' USING ERRCODE = 'HT409';
  END IF;
  placed.id := nextval('orders_id_seq');
  placed.status := 'pending';
  placed.created_at := now();
  INSERT INTO orders SELECT placed.*;

  IF idempotency IS NOT NULL THEN
    -- An equal key of an order in progress makes this wait for its end.
    INSERT INTO idempotency_keys (user_id, key, request_hash, response, order_id)
    VALUES (placed.user_id, idempotency ->> 'key', idempotency ->> 'request_hash', idempotency -> 'response', placed.id)
    ON CONFLICT (user_id, key) DO NOTHING;
    IF NOT FOUND THEN
      RAISE EXCEPTION 'the key belongs to an order' USING ERRCODE = 'HT409';
    END IF;
  END IF;

  INSERT INTO order_status_changes (order_id, to_status, by_user_id) VALUES (placed.id, 'pending', placed.user_id);
  INSERT INTO mails (id, kind, recipient, locale, order_id)
  SELECT mail.id, mail.kind, mail.recipient, mail.locale, placed.id
    FROM jsonb_to_recordset(mails) AS mail (id uuid, kind text, recipient text, locale "Locale");

  IF placed.coupon_id IS NOT NULL AND NOT redeem_coupon(placed, (asked ->> 'coupon_value')::int) THEN
    RAISE EXCEPTION 'the coupon is not as it was' USING ERRCODE = 'HT409';
  END IF;
  IF NOT (SELECT take_stock(placed.id, array_agg(line.product_id), array_agg(line.qty), array_agg(line.offer_price))
            FROM jsonb_to_recordset(lines) AS line (product_id int, qty int, offer_price int)) THEN
    RAISE EXCEPTION 'a product is not as it was' USING ERRCODE = 'HT409';
  END IF;
  INSERT INTO order_lines (order_id, position, product_id, name, name_bn, slug, photo, price, offer_price, qty, size, color)
  SELECT placed.id, line.position, line.product_id, line.name, line.name_bn, line.slug, line.photo, line.price,
         line.offer_price, line.qty, line.size, line.color
    FROM jsonb_to_recordset(lines) AS line (position int, product_id int, name text, name_bn text, slug text, photo text,
                                            price int, offer_price int, qty int, size text, color text);
END
$$;

ALTER FUNCTION take_stock(bigint, int[], int[], int[]) SET plan_cache_mode = force_generic_plan;
