-- A checkout's key moves into its order: one row, one index, and an answer that is made from the order.

-- DropForeignKey
ALTER TABLE "orders" DROP CONSTRAINT "orders_shipping_zone_id_fkey";

-- AlterTable
ALTER TABLE "orders" ADD COLUMN     "idempotency_key" TEXT,
ADD COLUMN     "request_hash" TEXT;

UPDATE "orders" SET "idempotency_key" = k."key", "request_hash" = k."request_hash"
  FROM "idempotency_keys" k WHERE k."order_id" = "orders"."id";

-- DropTable
DROP TABLE "idempotency_keys";

-- CreateIndex
CREATE UNIQUE INDEX "orders_user_id_idempotency_key_key" ON "orders"("user_id", "idempotency_key");


-- ---------- By hand: what the Prisma schema cannot say ----------

-- The functions of a checkout. Each has a plan that fits all values: planning takes longer than what is planned.

-- What a cart asks for, as it is at one moment: an order that took the last piece and its key are seen together.
CREATE FUNCTION read_cart(product_ids int[], zone_id int, zone_charge int, coupon_code text, coupon_value int, shopper uuid,
                          asked_key text)
RETURNS TABLE (products json, zone json, coupons json, placed json)
LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  RETURN QUERY SELECT
    (SELECT coalesce(json_agg(p), '[]')
       FROM (SELECT id, slug, title, title_bn AS "titleBn", photo, price, offer_price AS "offerPrice", stock
               FROM products WHERE id = ANY(product_ids)) p),
    (SELECT row_to_json(z)
       FROM (SELECT id, shipping_address AS "shippingAddress", shipping_address_bn AS "shippingAddressBn",
                    delivery_charge AS "deliveryCharge"
               FROM shipping_zones
              WHERE is_active AND (id = zone_id OR delivery_charge = zone_charge)
              ORDER BY id LIMIT 1) z),
    (SELECT coalesce(json_agg(c ORDER BY c.id), '[]')
       FROM (SELECT id, code, value, min_subtotal AS "minSubtotal", ends_at AS "endsAt",
                    coalesce(starts_at <= now(), true) AS "hasStarted",
                    coalesce(ends_at <= now(), false) AS "hasEnded",
                    coalesce(used_count >= total_limit, false) AS "isUsedUp",
                    per_customer_limit IS NOT NULL AND per_customer_limit <=
                      (SELECT count(*) FROM coupon_redemptions r WHERE r.coupon_id = coupons.id AND r.user_id = shopper)
                      AS "isUsedUpByCaller"
               FROM coupons
              WHERE is_active AND (code = read_cart.coupon_code OR (value = coupon_value AND is_public))) c),
    (SELECT row_to_json(k)
       FROM (SELECT request_hash AS "requestHash", order_number AS "orderNumber", subtotal, delivery_charge AS "deliveryCharge",
                    discount, total
               FROM orders WHERE user_id = shopper AND idempotency_key = asked_key) k);
END
$$;

-- False when a product is short or no longer has the price: the caller then rolls back. One conditional update a product, in
-- the order of their ids, each a statement of its own, so that crossing orders wait for each other instead of deadlocking.
CREATE OR REPLACE FUNCTION take_stock(for_order bigint, product_ids int[], quantities int[], offer_prices int[]) RETURNS boolean
LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  wanted record;
BEGIN
  FOR wanted IN
    -- Lines of one product share its stock.
    SELECT line.product_id, sum(line.qty)::int AS qty, max(line.offer_price) AS offer_price
      FROM unnest(product_ids, quantities, offer_prices) AS line (product_id, qty, offer_price)
     GROUP BY line.product_id
     ORDER BY line.product_id
  LOOP
    UPDATE products SET stock = stock - wanted.qty
     WHERE id = wanted.product_id AND stock >= wanted.qty AND offer_price = wanted.offer_price;
    IF NOT FOUND THEN
      RETURN false;
    END IF;
  END LOOP;
  INSERT INTO stock_movements (product_id, delta, reason, order_id)
  SELECT line.product_id, -sum(line.qty), 'order', for_order
    FROM unnest(product_ids, quantities) AS line (product_id, qty)
   GROUP BY line.product_id;
  RETURN true;
END
$$;

DROP FUNCTION place_order(jsonb, jsonb, jsonb, jsonb);

-- Stores an order with everything that belongs to it: key, first status, mails, coupon, stock, lines. All or nothing: raises
-- HT409 when the zone, the key, the coupon, a price or a stock is no longer as the order was priced.
-- `asked` holds the columns of orders by name, and coupon_value; `lines` and `mails` those of their tables.
-- Stock is taken late, so that a product that everybody buys is locked for the shortest time; and before the lines, whose
-- reference to the product would share its lock with every order that waits for it.
CREATE FUNCTION place_order(asked jsonb, lines jsonb, mails jsonb) RETURNS void
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
  -- An equal key of an order in progress makes this wait for its end.
  INSERT INTO orders SELECT placed.* ON CONFLICT (user_id, idempotency_key) DO NOTHING;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'the key belongs to an order' USING ERRCODE = 'HT409';
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
