-- Announces on the channel `helped` that the author of a product's review has another name or photo, or has received or returned the
-- product: cached reviews show all of these.
CREATE OR REPLACE FUNCTION tell_author() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('helped', product_id::text) FROM reviews WHERE user_id = NEW.id;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER users_tell_author AFTER UPDATE OF full_name, photo ON users
  FOR EACH ROW WHEN ((OLD.full_name, OLD.photo) IS DISTINCT FROM (NEW.full_name, NEW.photo)) EXECUTE FUNCTION tell_author();

CREATE OR REPLACE FUNCTION tell_purchase() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('helped', r.product_id::text)
    FROM order_lines l JOIN reviews r ON r.product_id = l.product_id AND r.user_id = NEW.user_id
   WHERE l.order_id = NEW.id;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER orders_tell_purchase AFTER UPDATE OF status ON orders
  FOR EACH ROW WHEN ((OLD.status = 'delivered') <> (NEW.status = 'delivered')) EXECUTE FUNCTION tell_purchase();
