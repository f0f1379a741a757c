-- Whether one more order makes it too many orders, or too much money in poisha, that are pending for its account or its phone number:
-- those in the table and those that its group has accepted before it. Accounts and numbers that an order was delivered to are trusted.
-- A bound of NULL is none. The caller holds the locks of the account's row and of the number.
CREATE OR REPLACE FUNCTION has_too_much_pending(placed orders, accepted orders[], max_orders int, max_total bigint) RETURNS boolean
LANGUAGE plpgsql AS $$
DECLARE
  pending record;
BEGIN
  IF max_orders IS NULL AND max_total IS NULL THEN
    RETURN false;
  END IF;
  SELECT count(*) + 1 AS orders, coalesce(sum(total), 0) + placed.total AS total INTO pending FROM
    (SELECT total FROM orders WHERE user_id = placed.user_id AND status = 'pending'
      UNION ALL SELECT total FROM unnest(accepted) WHERE user_id = placed.user_id) AS of_account;
  IF (pending.orders > max_orders OR pending.total > max_total)
     AND NOT EXISTS (SELECT FROM orders WHERE user_id = placed.user_id AND status = 'delivered') THEN
    RETURN true;
  END IF;
  SELECT count(*) + 1 AS orders, coalesce(sum(total), 0) + placed.total AS total INTO pending FROM
    (SELECT total FROM orders WHERE phone = placed.phone AND status = 'pending'
      UNION ALL SELECT total FROM unnest(accepted) WHERE phone = placed.phone) AS of_number;
  RETURN (pending.orders > max_orders OR pending.total > max_total)
     AND NOT EXISTS (SELECT FROM orders WHERE phone = placed.phone AND status = 'delivered');
END
$$;
