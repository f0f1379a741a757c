-- Announces on the channel `stock`, as "product before after", that the product's page now shows something else: below 20 pieces
-- (`fewLeft` in packages/contracts) it shows their number, otherwise only that there is enough. Announcing makes commits wait for each
-- other, so the many orders without a visible change must not do it; nor must an import, which raises the catalogue's version and sets
-- `haat.stock_is_told` in its transaction.
CREATE OR REPLACE FUNCTION tell_shown_stock() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('stock', concat_ws(' ', NEW.id, OLD.stock, NEW.stock));
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER products_tell_shown_stock AFTER UPDATE OF stock ON products
  FOR EACH ROW WHEN (least(OLD.stock, 20) IS DISTINCT FROM least(NEW.stock, 20)
    AND current_setting('haat.stock_is_told', true) IS DISTINCT FROM 'yes') EXECUTE FUNCTION tell_shown_stock();
