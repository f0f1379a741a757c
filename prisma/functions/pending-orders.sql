-- Whether an order would exceed the bounds on pending orders, or on their total in poisha, of its account or its phone number, counting
-- those in the table and those accepted before it in its group. Accounts and numbers with a delivered order are trusted. NULL means no
-- bound. The caller holds the locks of the account's row and of the number.
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
