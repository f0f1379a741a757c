-- Stores a group of orders with everything that belongs to them (first status, mails, coupon uses, stock, lines) and removes the ordered
-- lines from the saved carts, in one transaction, so that the group shares one commit. Money is in poisha.
--   asked  an array of orders, each with the columns of `orders` by name, and
--            lines         an array with the columns of `order_lines`
--            mails         an array with the columns of `mails`; without a recipient they go to the account's own address
--            coupon_value  what the coupon was worth when the order was priced
--            is_from_cart  whether the lines come from the account's saved cart
--            asked_at      when the request first read the database
--   max_pending_orders, max_pending_total  the bounds of has_too_much_pending
-- Returns an outcome for each order of `asked`: 'stored', the reason of why_refused, or 'refused since' if a limit has refused an order of
-- the account since this one was requested; nothing is stored of a refused order.
-- Everything the orders compete for is locked first. Then each is decided in turn, by the tables and by the orders accepted before it in
-- the group, and all accepted orders are written table by table.
-- The plans are generic, whole tables are never scanned and JIT is off: see read_carts. By itself, PostgreSQL would plan the first five
-- calls on each connection anew, and then choose the same plans.
CREATE OR REPLACE FUNCTION place_orders(asked jsonb, max_pending_orders int, max_pending_total bigint) RETURNS text[]
LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan SET enable_seqscan = off SET jit = off AS $$
DECLARE
  candidate jsonb;
  placed orders;
  line order_lines;
  lines order_lines[];
  reason text;
  accepted orders[] := '{}';
  accepted_lines order_lines[] := '{}';
  -- As in `asked`, with their ids.
  accepted_items jsonb[] := '{}';
  outcomes text[] := '{}';
BEGIN
  PERFORM lock_for_orders(asked, max_pending_orders IS NOT NULL OR max_pending_total IS NOT NULL);
  FOR candidate IN SELECT value FROM jsonb_array_elements(asked) LOOP
    placed := jsonb_populate_record(NULL::orders, candidate);
    placed.id := nextval('orders_id_seq');
    placed.status := 'pending';
    placed.created_at := now();
    placed.shipping_address := (SELECT shipping_address FROM shipping_zones
      WHERE id = placed.shipping_zone_id AND is_active AND delivery_charge = placed.delivery_charge);
    line.order_id := placed.id;
    lines := array(SELECT jsonb_populate_record(line, value) FROM jsonb_array_elements(candidate -> 'lines'));
    reason := why_refused(placed, (candidate ->> 'coupon_value')::int, accepted, max_pending_orders, max_pending_total);
    IF reason IS NULL AND EXISTS (SELECT FROM users
        WHERE id = placed.user_id AND order_refused_at >= (candidate ->> 'asked_at')::timestamptz) THEN
      reason := 'refused since';
    END IF;
    IF reason IS NULL AND NOT is_in_stock(lines, accepted_lines) THEN
      reason := 'no longer as priced';
    END IF;
    outcomes := outcomes || coalesce(reason, 'stored');
    IF reason IS NULL THEN
      accepted := accepted || placed;
      accepted_lines := accepted_lines || lines;
      accepted_items := accepted_items || (candidate || jsonb_build_object('id', placed.id));
    END IF;
  END LOOP;

  INSERT INTO orders SELECT * FROM unnest(accepted);
  INSERT INTO order_status_changes (order_id, to_status, by_user_id) SELECT id, status, user_id FROM unnest(accepted);
  INSERT INTO mails (id, kind, recipient, locale, order_id, trace_parent)
  SELECT mail.id, mail.kind, coalesce(mail.recipient, (SELECT email FROM users WHERE users.id = (item ->> 'user_id')::uuid)),
         mail.locale, (item ->> 'id')::bigint, mail.trace_parent
    FROM unnest(accepted_items) AS item,
         jsonb_to_recordset(item -> 'mails') AS mail (id uuid, kind text, recipient text, locale "Locale", trace_parent text);
  PERFORM redeem_coupons(accepted);
  PERFORM take_stock(accepted_lines);
  INSERT INTO order_lines SELECT * FROM unnest(accepted_lines);
  PERFORM take_from_saved_cart((item ->> 'user_id')::uuid, item -> 'lines')
     FROM unnest(accepted_items) AS item WHERE (item ->> 'is_from_cart')::boolean;
  RETURN outcomes;
END
$$;

-- Locks everything that orders compete for, kind by kind and each in id order, so that groups wait for each other instead of
-- deadlocking. Products come last, because they are the most contended.
CREATE OR REPLACE FUNCTION lock_for_orders(asked jsonb, is_pending_bounded boolean) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  -- Only one transaction at a time may change an account's pending orders and cart, or use one of its keys.
  PERFORM FROM users WHERE id IN (SELECT user_id FROM jsonb_to_recordset(asked) AS item (user_id uuid))
    ORDER BY id FOR NO KEY UPDATE;
  -- Several accounts may share a phone number, so it has a separate lock.
  IF is_pending_bounded THEN
    PERFORM pg_advisory_xact_lock(lock) FROM
      (SELECT DISTINCT hashtextextended('pending orders to ' || phone, 0) AS lock
         FROM jsonb_to_recordset(asked) AS item (phone text) ORDER BY 1) AS phones;
  END IF;
  PERFORM FROM coupons WHERE id IN (SELECT coupon_id FROM jsonb_to_recordset(asked) AS item (coupon_id int))
    ORDER BY id FOR NO KEY UPDATE;
  PERFORM FROM products WHERE id IN
      (SELECT product_id FROM jsonb_array_elements(asked) AS item, jsonb_to_recordset(item -> 'lines') AS line (product_id int))
    ORDER BY id FOR NO KEY UPDATE;
END
$$;

-- Why an order cannot be placed in addition to those accepted before it, regardless of its products; NULL if it can.
--   'no longer as priced'  the zone, the key or the coupon has changed since the order was priced
--   'number taken'         another order has its number
--   'too much pending'     for its account or its phone number
CREATE OR REPLACE FUNCTION why_refused(
  placed orders, coupon_value int, accepted orders[], max_pending_orders int, max_pending_total bigint) RETURNS text
LANGUAGE plpgsql AS $$
BEGIN
  IF placed.shipping_address IS NULL
     OR EXISTS (SELECT FROM orders WHERE user_id = placed.user_id AND idempotency_key = placed.idempotency_key)
     OR EXISTS (SELECT FROM unnest(accepted) WHERE user_id = placed.user_id AND idempotency_key = placed.idempotency_key) THEN
    RETURN 'no longer as priced';
  END IF;
  IF EXISTS (SELECT FROM orders WHERE order_number = placed.order_number)
     OR EXISTS (SELECT FROM unnest(accepted) WHERE order_number = placed.order_number) THEN
    RETURN 'number taken';
  END IF;
  IF has_too_much_pending(placed, accepted, max_pending_orders, max_pending_total) THEN
    RETURN 'too much pending';
  END IF;
  IF placed.coupon_id IS NOT NULL AND NOT is_redeemable(placed, coupon_value, accepted) THEN
    RETURN 'no longer as priced';
  END IF;
  RETURN NULL;
END
$$;
