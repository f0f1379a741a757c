-- Removes ordered lines (product_id, color, size, qty) from a shopper's saved cart; pieces beyond the ordered quantity stay.
CREATE OR REPLACE FUNCTION take_from_saved_cart(shopper uuid, lines jsonb) RETURNS void
LANGUAGE sql AS $$
  WITH ordered AS (
    SELECT line.product_id, coalesce(line.color, '') AS color, coalesce(line.size, '') AS size, sum(line.qty)::int AS qty
      FROM jsonb_to_recordset(lines) AS line (product_id int, color text, size text, qty int)
     GROUP BY 1, 2, 3
  ), reduced AS (
    UPDATE saved_lines s SET qty = s.qty - ordered.qty FROM ordered
     WHERE s.user_id = shopper AND s.list = 'cart' AND s.qty > ordered.qty
       AND (s.product_id, s.color, s.size) = (ordered.product_id, ordered.color, ordered.size)
  )
  DELETE FROM saved_lines s USING ordered
   WHERE s.user_id = shopper AND s.list = 'cart' AND s.qty <= ordered.qty
     AND (s.product_id, s.color, s.size) = (ordered.product_id, ordered.color, ordered.size)
$$;
