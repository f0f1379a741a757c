-- Whether an order may use its coupon: it has not ended, still has the value that the order was priced with (in poisha), and is not used
-- up, in total or by this shopper; orders accepted before in the group count as uses. The caller has locked the coupon.
CREATE OR REPLACE FUNCTION is_redeemable(placed orders, priced_value int, accepted orders[]) RETURNS boolean
LANGUAGE plpgsql AS $$
BEGIN
  RETURN EXISTS (
    SELECT FROM coupons
     WHERE id = placed.coupon_id AND is_active AND value = priced_value AND min_subtotal <= placed.subtotal
       AND (starts_at IS NULL OR starts_at <= now()) AND (ends_at IS NULL OR ends_at > now())
       AND (total_limit IS NULL OR total_limit > used_count +
         (SELECT count(*) FROM unnest(accepted) AS earlier WHERE earlier.coupon_id = coupons.id))
       AND (per_customer_limit IS NULL OR per_customer_limit >
         (SELECT count(*) FROM coupon_redemptions r WHERE r.coupon_id = coupons.id AND r.user_id = placed.user_id) +
         (SELECT count(*) FROM unnest(accepted) AS earlier WHERE earlier.coupon_id = coupons.id AND earlier.user_id = placed.user_id)));
END
$$;

-- Counts the uses of coupons by accepted orders.
CREATE OR REPLACE FUNCTION redeem_coupons(accepted orders[]) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE coupons SET used_count = used_count + uses.count
    FROM (SELECT coupon_id, count(*)::int AS count FROM unnest(accepted) WHERE coupon_id IS NOT NULL GROUP BY coupon_id) AS uses
   WHERE id = uses.coupon_id;
  INSERT INTO coupon_redemptions (order_id, coupon_id, user_id)
  SELECT id, coupon_id, user_id FROM unnest(accepted) WHERE coupon_id IS NOT NULL;
END
$$;
