-- Whether an order that was just inserted makes it too many orders, or too much money in poisha, that are pending for its account or
-- its phone number. Accounts and numbers that an order was delivered to are trusted. A bound of NULL is none.
-- The caller holds the lock of the account's row.
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
  -- Accounts are locked one by one; a phone number is shared by several, so it has a lock of its own.
  PERFORM pg_advisory_xact_lock(hashtextextended('pending orders to ' || placed.phone, 0));
  SELECT count(*) AS orders, sum(total) AS total INTO pending FROM orders
   WHERE phone = placed.phone AND status = 'pending';
  RETURN (pending.orders > max_orders OR pending.total > max_total)
     AND NOT EXISTS (SELECT FROM orders WHERE phone = placed.phone AND status = 'delivered');
END
$$;
