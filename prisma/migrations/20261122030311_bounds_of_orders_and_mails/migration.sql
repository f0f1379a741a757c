-- AlterTable
ALTER TABLE "mails" ADD COLUMN     "secret" TEXT;

-- CreateTable
CREATE TABLE "password_codes" (
    "email" TEXT NOT NULL,
    "asker" TEXT NOT NULL,
    "code_hash" TEXT NOT NULL,
    "tries" INTEGER NOT NULL DEFAULT 0,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "password_codes_pkey" PRIMARY KEY ("email","asker")
);

-- CreateTable
CREATE TABLE "confirmed_addresses" (
    "user_id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "confirmed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "confirmed_addresses_pkey" PRIMARY KEY ("user_id","email")
);

-- CreateIndex
CREATE INDEX "orders_phone_idx" ON "orders"("phone");

-- AddForeignKey
ALTER TABLE "confirmed_addresses" ADD CONSTRAINT "confirmed_addresses_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;


-- ---------- By hand: what the Prisma schema cannot say ----------

ALTER TABLE password_codes ADD CONSTRAINT password_codes_tries_check CHECK (tries BETWEEN 0 AND 5);

-- What waits to be confirmed, by account: few rows of many orders.
CREATE INDEX orders_pending_idx ON orders (user_id, created_at) WHERE status = 'pending';

-- Mails that somebody waits for are handed over before all others.
CREATE INDEX mails_urgent_idx ON mails (id) WHERE handed_over_at IS NULL AND secret IS NOT NULL;
-- The mails that hold words, or are about no order, to find the old ones among them.
DROP INDEX mails_with_words;
CREATE INDEX mails_to_forget_idx ON mails (created_at) WHERE text IS NOT NULL OR order_id IS NULL;

-- Takes what was ordered out of the account's saved cart; pieces beyond that stay.
CREATE FUNCTION take_from_saved_cart(shopper uuid, lines jsonb) RETURNS void
LANGUAGE sql AS $$
  WITH ordered AS (
    SELECT line.product_id, coalesce(line.color, '') AS color, coalesce(line.size, '') AS size, sum(line.qty)::int AS qty
      FROM jsonb_to_recordset(lines) AS line (product_id int, color text, size text, qty int)
     GROUP BY 1, 2, 3
  ), reduced AS (
    UPDATE saved_lines s SET qty = s.qty - ordered.qty FROM ordered
     WHERE s.user_id = shopper AND s.list = 'cart' AND s.qty > ordered.qty
       AND (s.product_id, s.color, s.size) = (ordered.product_id, ordered.color, ordered.size)
  )
  DELETE FROM saved_lines s USING ordered
   WHERE s.user_id = shopper AND s.list = 'cart' AND s.qty <= ordered.qty
     AND (s.product_id, s.color, s.size) = (ordered.product_id, ordered.color, ordered.size)
$$;

-- Whether an order that was just inserted is one too many, or too much money, to wait to be confirmed for its account or its
-- phone number. Once an order of the account (or to the number) was delivered, it is trusted. NULL is no bound.
CREATE FUNCTION has_too_much_pending(placed orders, max_orders int, max_total bigint) RETURNS boolean
LANGUAGE plpgsql AS $$
DECLARE
  pending record;
BEGIN
  IF max_orders IS NULL AND max_total IS NULL THEN
    RETURN false;
  END IF;
  SELECT count(*) AS orders, sum(total) AS total INTO pending FROM orders
   WHERE user_id = placed.user_id AND status = 'pending';
  IF (pending.orders > max_orders OR pending.total > max_total)
     AND NOT EXISTS (SELECT FROM orders WHERE user_id = placed.user_id AND status = 'delivered') THEN
    RETURN true;
  END IF;
  -- Accounts are locked one by one; a phone number is shared by several, so it has a lock of its own.
  PERFORM pg_advisory_xact_lock(hashtextextended('pending orders to ' || placed.phone, 0));
  SELECT count(*) AS orders, sum(total) AS total INTO pending FROM orders
   WHERE phone = placed.phone AND status = 'pending';
  RETURN (pending.orders > max_orders OR pending.total > max_total)
     AND NOT EXISTS (SELECT FROM orders WHERE phone = placed.phone AND status = 'delivered');
END
$$;

-- A second form of read_cart, with the sizes of each product and what is known of the account; the previous version calls
-- the first one.
CREATE FUNCTION read_cart(product_ids int[], zone_id int, zone_charge int, coupon_code text, coupon_value int, shopper uuid,
                          asked_key text, asked_email text)
RETURNS TABLE (products json, zone json, coupons json, placed json, account json)
LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET jit = off AS $$
BEGIN
  RETURN QUERY SELECT
    (SELECT coalesce(json_agg(p), '[]')
       FROM (SELECT id, slug, title, title_bn AS "titleBn", photo, price, offer_price AS "offerPrice", stock,
                    (SELECT coalesce(json_agg(c), '[]')
                       FROM (SELECT color, color_bn AS "colorBn" FROM product_colors WHERE product_id = products.id) c) AS colors,
                    (SELECT coalesce(json_agg(size), '[]') FROM product_sizes WHERE product_id = products.id) AS sizes
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
               FROM orders WHERE user_id = shopper AND idempotency_key = asked_key) k),
    (SELECT row_to_json(a)
       FROM (SELECT email,
                    EXISTS (SELECT FROM confirmed_addresses c WHERE c.user_id = shopper AND c.email = asked_email) AS "isAskedEmailConfirmed",
                    EXISTS (SELECT FROM orders o WHERE o.user_id = shopper AND o.status = 'delivered') AS "hasDelivered",
                    pending.orders AS "pendingOrders", pending.total AS "pendingTotal"
               FROM users,
                    (SELECT count(*) AS orders, coalesce(sum(o.total), 0) AS total
                       FROM orders o WHERE o.user_id = shopper AND o.status = 'pending') pending
              WHERE users.id = shopper) a);
END
$$;

-- Takes the account's row first, bounds what may be pending, mails to the account's own address, and empties the saved cart of
-- what was ordered.
CREATE OR REPLACE FUNCTION place_order(asked jsonb, lines jsonb, mails jsonb) RETURNS void
LANGUAGE plpgsql SET enable_seqscan = off SET jit = off AS $$
DECLARE
  placed orders := jsonb_populate_record(NULL::orders, asked);
BEGIN
  -- One at a time changes what an account has pending and in its cart.
  PERFORM FROM users WHERE id = placed.user_id FOR NO KEY UPDATE;
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
  IF has_too_much_pending(placed, (asked ->> 'pending_max_orders')::int, (asked ->> 'pending_max_total')::bigint) THEN
    RAISE EXCEPTION 'too much waits to be confirmed' USING ERRCODE = 'HT429';
  END IF;
  -- A mail without a recipient goes to the account's own address.
  INSERT INTO mails (id, kind, recipient, locale, order_id)
  SELECT mail.id, mail.kind, coalesce(mail.recipient, (SELECT email FROM users WHERE id = placed.user_id)), mail.locale, placed.id
    FROM jsonb_to_recordset(mails) AS mail (id uuid, kind text, recipient text, locale "Locale");

  IF placed.coupon_id IS NOT NULL AND NOT redeem_coupon(placed, (asked ->> 'coupon_value')::int) THEN
    RAISE EXCEPTION 'the coupon is not as it was' USING ERRCODE = 'HT409';
  END IF;
  IF NOT (SELECT take_stock(placed.id, array_agg(line.product_id), array_agg(line.qty), array_agg(line.offer_price))
            FROM jsonb_to_recordset(lines) AS line (product_id int, qty int, offer_price int)) THEN
    RAISE EXCEPTION 'a product is not as it was' USING ERRCODE = 'HT409';
  END IF;
  INSERT INTO order_lines (order_id, position, product_id, name, name_bn, slug, photo, price, offer_price, qty, size, color,
                           color_bn)
  SELECT placed.id, line.position, line.product_id, line.name, line.name_bn, line.slug, line.photo, line.price,
         line.offer_price, line.qty, line.size, line.color, line.color_bn
    FROM jsonb_to_recordset(lines) AS line (position int, product_id int, name text, name_bn text, slug text, photo text,
                                            price int, offer_price int, qty int, size text, color text, color_bn text);
  IF (asked ->> 'is_from_cart')::boolean THEN
    PERFORM take_from_saved_cart(placed.user_id, lines);
  END IF;
END
$$;
