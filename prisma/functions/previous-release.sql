-- Functions called only by the previous release, which still runs on this database while a deployment replaces it. This release does
-- not use them; the next one drops them.

CREATE OR REPLACE FUNCTION read_cart(product_ids int[], zone_id int, zone_charge int, coupon_code text, coupon_value int, shopper uuid,
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

CREATE OR REPLACE FUNCTION read_cart(product_ids int[], zone_id int, zone_charge int, coupon_code text, coupon_value int, shopper uuid,
                                     asked_key text)
RETURNS TABLE (products json, zone json, coupons json, placed json)
LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET jit = off AS $$
BEGIN
  RETURN QUERY SELECT
    (SELECT coalesce(json_agg(p), '[]')
       FROM (SELECT id, slug, title, title_bn AS "titleBn", photo, price, offer_price AS "offerPrice", stock,
                    (SELECT coalesce(json_agg(c), '[]')
                       FROM (SELECT color, color_bn AS "colorBn" FROM product_colors WHERE product_id = products.id) c) AS colors
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

CREATE OR REPLACE FUNCTION take_stock(for_order bigint, product_ids int[], quantities int[], offer_prices int[]) RETURNS boolean
LANGUAGE plpgsql AS $$
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

CREATE OR REPLACE FUNCTION redeem_coupon(placed orders, priced_value int) RETURNS boolean
LANGUAGE plpgsql AS $$
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

CREATE OR REPLACE FUNCTION has_too_much_pending(placed orders, max_orders int, max_total bigint) RETURNS boolean
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
  -- Accounts are locked one by one; several may share a phone number, so it has a separate lock.
  PERFORM pg_advisory_xact_lock(hashtextextended('pending orders to ' || placed.phone, 0));
  SELECT count(*) AS orders, sum(total) AS total INTO pending FROM orders
   WHERE phone = placed.phone AND status = 'pending';
  RETURN (pending.orders > max_orders OR pending.total > max_total)
     AND NOT EXISTS (SELECT FROM orders WHERE phone = placed.phone AND status = 'delivered');
END
$$;

CREATE OR REPLACE FUNCTION place_order(asked jsonb, lines jsonb, mails jsonb) RETURNS void
LANGUAGE plpgsql SET enable_seqscan = off SET jit = off AS $$
DECLARE
  placed orders := jsonb_populate_record(NULL::orders, asked);
BEGIN
  -- Only one transaction at a time may change an account's pending orders and cart.
  PERFORM FROM users WHERE id = placed.user_id FOR NO KEY UPDATE;
  SELECT shipping_address INTO placed.shipping_address FROM shipping_zones
   WHERE id = placed.shipping_zone_id AND is_active AND delivery_charge = placed.delivery_charge;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'the delivery area is not as it was' USING ERRCODE = 'HT409';
  END IF;
  placed.id := nextval('orders_id_seq');
  placed.status := 'pending';
  placed.created_at := now();
  -- Waits if an order in progress uses the same key.
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
