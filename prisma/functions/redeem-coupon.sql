-- Counts a coupon's use for an order. False: the coupon is used up, by everybody or by this shopper, has ended, or is not what the
-- order was priced with; the caller then rolls back.
-- The first statement locks the coupon, so that the second sees every use by the same shopper.
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
