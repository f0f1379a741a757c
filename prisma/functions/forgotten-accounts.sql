-- Refuses an order whose account was deleted or blocked while the order was waiting, with the error of a missing account (23503,
-- orders_user_id_fkey). The trigger's name makes it run after the foreign key's own trigger, which waits for the account's row.
CREATE OR REPLACE FUNCTION refuse_order_of_forgotten() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM public.users WHERE id = NEW.user_id AND status <> 'active') THEN
    RAISE EXCEPTION 'the account was deleted or blocked'
      USING ERRCODE = 'foreign_key_violation', CONSTRAINT = 'orders_user_id_fkey';
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER orders_not_of_forgotten AFTER INSERT ON orders
  FOR EACH ROW EXECUTE FUNCTION refuse_order_of_forgotten();
