-- Everything that the quotes of a group of carts are computed from, read from one snapshot, so that an order which took the last piece
-- is seen together with its idempotency key. Money is in poisha.
--   asked  an array of carts, each with
--            product_ids             the products of its lines
--            zone_id, zone_charge    the shipping zone, by its id or by its delivery charge
--            coupon_code, coupon_value  the coupon, by its code or, if it is public, by its value
--            shopper                 the account; NULL for a visitor
--            asked_key               the request's idempotency key; NULL for a quote
--            asked_email             the e-mail address typed at checkout
-- Returns a row for each cart with its index in `asked`, from 1, and, as JSON: the `products` and `coupons` found ([] if none), the `zone`,
-- the order `placed` with the key, and the state of the `account` that bounds its orders (each NULL if there is none).
-- The plan is generic and never scans whole tables: planning would take longer than running, and a new shop's tables look small
-- enough to be scanned until statistics are gathered. JIT is off because a forbidden scan looks expensive enough to be compiled.
CREATE OR REPLACE FUNCTION read_carts(asked jsonb)
RETURNS TABLE (index bigint, products json, zone json, coupons json, placed json, account json)
LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET jit = off AS $$
BEGIN
  RETURN QUERY SELECT
    item.ordinality,
    (SELECT coalesce(json_agg(p), '[]')
       FROM (SELECT id, slug, title, title_bn AS "titleBn", photo,
                    (SELECT name FROM shops WHERE shops.id = shop_id) AS "shopName",
                    (SELECT name_bn FROM shops WHERE shops.id = shop_id) AS "shopNameBn", price, offer_price AS "offerPrice", stock,
                    (SELECT coalesce(json_agg(c), '[]')
                       FROM (SELECT color, color_bn AS "colorBn" FROM product_colors WHERE product_id = products.id) c) AS colors,
                    (SELECT coalesce(json_agg(size), '[]') FROM product_sizes WHERE product_id = products.id) AS sizes
               FROM products WHERE id = ANY(cart.product_ids) AND retired_at IS NULL) p),
    (SELECT row_to_json(z)
       FROM (SELECT id, shipping_address AS "shippingAddress", shipping_address_bn AS "shippingAddressBn",
                    delivery_charge AS "deliveryCharge", delivery_days AS "deliveryDays", places
               FROM shipping_zones
              WHERE is_active AND (id = cart.zone_id OR delivery_charge = cart.zone_charge)
              ORDER BY id LIMIT 1) z),
    (SELECT coalesce(json_agg(c ORDER BY c.id), '[]')
       FROM (SELECT id, code, value, min_subtotal AS "minSubtotal", ends_at AS "endsAt",
                    coalesce(starts_at <= now(), true) AS "hasStarted",
                    coalesce(ends_at <= now(), false) AS "hasEnded",
                    coalesce(used_count >= total_limit, false) AS "isUsedUp",
                    per_customer_limit IS NOT NULL AND per_customer_limit <=
                      (SELECT count(*) FROM coupon_redemptions r WHERE r.coupon_id = coupons.id AND r.user_id = cart.shopper)
                      AS "isUsedUpByCaller"
               FROM coupons
              WHERE is_active AND (code = cart.coupon_code OR (value = cart.coupon_value AND is_public))) c),
    (SELECT row_to_json(k)
       FROM (SELECT request_hash AS "requestHash", order_number AS "orderNumber", subtotal, delivery_charge AS "deliveryCharge",
                    discount, total
               FROM orders WHERE user_id = cart.shopper AND idempotency_key = cart.asked_key) k),
    (SELECT row_to_json(a)
       FROM (SELECT email,
                    EXISTS (SELECT FROM confirmed_addresses c WHERE c.user_id = cart.shopper AND c.email = cart.asked_email) AS "isAskedEmailConfirmed",
                    EXISTS (SELECT FROM orders o WHERE o.user_id = cart.shopper AND o.status = 'delivered') AS "hasDelivered",
                    pending.orders AS "pendingOrders", pending.total AS "pendingTotal"
               FROM users,
                    (SELECT count(*) AS orders, coalesce(sum(o.total), 0) AS total
                       FROM orders o WHERE o.user_id = cart.shopper AND o.status = 'pending') pending
              WHERE users.id = cart.shopper) a)
    FROM jsonb_array_elements(asked) WITH ORDINALITY AS item,
    LATERAL jsonb_to_record(item.value) AS cart (
      product_ids int[], zone_id int, zone_charge int, coupon_code text, coupon_value int, shopper uuid, asked_key text, asked_email text);
END
$$;
