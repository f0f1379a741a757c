-- Announces on the channel `helped` that a helpful mark on a review of this product was set or removed: cached reviews show the count.
CREATE OR REPLACE FUNCTION tell_helped() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('helped', r.product_id::text) FROM reviews r WHERE r.id = coalesce(NEW.review_id, OLD.review_id);
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER helped_reviews_tell AFTER INSERT OR DELETE ON helped_reviews
  FOR EACH ROW EXECUTE FUNCTION tell_helped();
