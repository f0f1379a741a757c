-- A line keeps its colour's name in Bangla, too.

-- AlterTable
ALTER TABLE "order_lines" ADD COLUMN     "color_bn" TEXT;


-- ---------- By hand: what the Prisma schema cannot say ----------

-- As before, with the colours of each product. Replacing a function forgets its settings, so they stand here again.
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

-- As before, and stores `color_bn` of a line that has one.
CREATE OR REPLACE FUNCTION place_order(asked jsonb, lines jsonb, mails jsonb) RETURNS void
LANGUAGE plpgsql SET enable_seqscan = off SET jit = off AS $$
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
  INSERT INTO order_lines (order_id, position, product_id, name, name_bn, slug, photo, price, offer_price, qty, size, color,
                           color_bn)
  SELECT placed.id, line.position, line.product_id, line.name, line.name_bn, line.slug, line.photo, line.price,
         line.offer_price, line.qty, line.size, line.color, line.color_bn
    FROM jsonb_to_recordset(lines) AS line (position int, product_id int, name text, name_bn text, slug text, photo text,
                                            price int, offer_price int, qty int, size text, color text, color_bn text);
END
$$;
