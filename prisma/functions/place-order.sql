-- Stores an order with everything that belongs to it, or nothing: first status, mails, coupon use, stock, lines; and empties the
-- saved cart of what was ordered. Money is in poisha.
--   asked  the columns of `orders` by name, and
--            coupon_value        what the coupon was worth when the order was priced
--            pending_max_orders, pending_max_total  the bounds of has_too_much_pending
--            is_from_cart        whether the lines come from the account's saved cart
--   lines  the columns of `order_lines`
--   mails  the columns of `mails`; a mail without a recipient goes to the account's own address
-- Errors: HT409 when the zone, the key, the coupon, a price or a stock is no longer what the order was priced with;
--         HT429 when too much is pending for the account or its phone number.
-- Stock is taken late, so that a product that everybody buys is locked for the shortest time; and before the lines are inserted,
-- whose foreign keys share-lock the product, which would make orders that wait for it deadlock.
-- Whole tables are never scanned and JIT is off: see read_cart. A generic plan comes by itself here.
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
