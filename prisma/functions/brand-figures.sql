-- Maintains `brand_figures`, called by the job that counts sales: neither orders nor reviews pay for it.

-- Recounts the sales of the last 30 days and the ratings of brands for products in this range of ids. Rows of brands that no longer have
-- products in the range are deleted.
CREATE OR REPLACE FUNCTION figure_brands(first_id int, last_id int) RETURNS void
LANGUAGE plpgsql SET jit = off AS $$
DECLARE
  today date := (now() AT TIME ZONE 'Asia/Dhaka')::date;
BEGIN
  DELETE FROM brand_figures WHERE first_product_id BETWEEN first_id AND last_id;
  INSERT INTO brand_figures (brand_id, first_product_id, sold, rating_count, rating_sum)
  SELECT p.brand_id, first_id, coalesce(sum(s.kept), 0), coalesce(sum(p.rating_count) FILTER (WHERE p.retired_at IS NULL), 0),
         coalesce(sum(p.rating_sum) FILTER (WHERE p.retired_at IS NULL), 0)
    FROM products p
    LEFT JOIN (SELECT product_id, sum(kept) AS kept FROM sold_by_day
                WHERE product_id BETWEEN first_id AND last_id AND day > today - 30 GROUP BY product_id) AS s ON s.product_id = p.id
   WHERE p.id BETWEEN first_id AND last_id AND (s.kept > 0 OR p.rating_count > 0)
   GROUP BY p.brand_id ORDER BY p.brand_id
  ON CONFLICT DO NOTHING;
END
$$;
