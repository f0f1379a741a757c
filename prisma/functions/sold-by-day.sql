-- Maintains `sold_by_day` from the stock movements of orders. Orders do not write it, so that popular products do not make them wait: a
-- job counts the movements since the last one counted. Every change of the table locks `sold_mark` first.

-- Counts the movements up to `last_id`, at most `most` of them, and returns whether more are left. All transactions that may store a
-- movement up to `last_id` must have ended. Does nothing while another session counts.
CREATE OR REPLACE FUNCTION count_sold(last_id bigint, most int) RETURNS boolean
LANGUAGE plpgsql SET jit = off AS $$
DECLARE
  counted_id bigint;
  next_id bigint;
  long_ago date := (now() AT TIME ZONE 'Asia/Dhaka')::date - 90;
BEGIN
  SELECT movement_id INTO counted_id FROM sold_mark WHERE movement_id < last_id FOR UPDATE SKIP LOCKED;
  IF NOT FOUND THEN
    RETURN false;
  END IF;
  SELECT id INTO next_id FROM stock_movements WHERE id > counted_id AND id <= last_id ORDER BY id OFFSET most - 1 LIMIT 1;
  next_id := coalesce(next_id, last_id);

  INSERT INTO sold_by_day AS sold (product_id, day, pieces, kept, kept_total)
  SELECT product_id, CASE WHEN day > long_ago THEN day ELSE '-infinity' END AS day, -coalesce(sum(delta) FILTER (WHERE reason <> 'return'), 0),
         -sum(delta), -sum(sign(delta) * price)
    FROM (SELECT m.product_id, m.reason, m.delta, (o.created_at AT TIME ZONE 'Asia/Dhaka')::date AS day,
                 (SELECT coalesce(sum(l.qty * l.offer_price::bigint), 0) FROM order_lines l WHERE l.order_id = o.id AND l.product_id = m.product_id) AS price
            FROM stock_movements m JOIN orders o ON o.id = m.order_id
           WHERE m.id > counted_id AND m.id <= next_id AND m.reason IN ('order', 'cancellation', 'return')) AS moved
   GROUP BY 1, 2
  ON CONFLICT (product_id, day) DO UPDATE
     SET pieces = sold.pieces + excluded.pieces, kept = sold.kept + excluded.kept, kept_total = sold.kept_total + excluded.kept_total;
  UPDATE sold_mark SET movement_id = next_id;
  RETURN next_id < last_id;
END
$$;

-- Merges the days of each product that are at least 90 days past, at most `most` rows; returns whether more are left.
CREATE OR REPLACE FUNCTION fold_sold(most int) RETURNS boolean
LANGUAGE plpgsql AS $$
DECLARE
  long_ago date := (now() AT TIME ZONE 'Asia/Dhaka')::date - 90;
  folded int;
BEGIN
  PERFORM FROM sold_mark FOR UPDATE SKIP LOCKED;
  IF NOT FOUND THEN
    RETURN false;
  END IF;
  WITH past AS (
    SELECT product_id, day FROM sold_by_day WHERE day > '-infinity' AND day <= long_ago LIMIT most
  ), gone AS (
    DELETE FROM sold_by_day s USING past p WHERE s.product_id = p.product_id AND s.day = p.day RETURNING s.*
  ), merged AS (
    INSERT INTO sold_by_day AS sold (product_id, day, pieces, kept, kept_total)
    SELECT product_id, '-infinity', sum(pieces), sum(gone.kept), sum(kept_total) FROM gone GROUP BY product_id
    ON CONFLICT (product_id, day) DO UPDATE
       SET pieces = sold.pieces + excluded.pieces, kept = sold.kept + excluded.kept, kept_total = sold.kept_total + excluded.kept_total
  )
  SELECT count(*) INTO folded FROM gone;
  RETURN folded = most;
END
$$;

-- Rewrites `product_sales` for a range of product ids: the products that may soon be sold out, those that sold most in the last 7 and 90
-- days, and those that sold most ever, `most` each. That is more than is shown, because stock moves between two counts.
CREATE OR REPLACE FUNCTION rank_sold(first_id int, last_id int, most int) RETURNS void
LANGUAGE plpgsql SET jit = off AS $$
DECLARE
  today date := (now() AT TIME ZONE 'Asia/Dhaka')::date;
BEGIN
  DELETE FROM product_sales WHERE product_id BETWEEN first_id AND last_id;
  WITH sold AS MATERIALIZED (
    SELECT product_id, sum(pieces)::bigint AS ever_pieces, coalesce(sum(pieces) FILTER (WHERE day > today - 90), 0)::bigint AS quarter_pieces,
           coalesce(sum(kept) FILTER (WHERE day > today - 30), 0)::int AS month_pieces,
           coalesce(sum(kept) FILTER (WHERE day > today - 7), 0)::int AS week_pieces,
           coalesce(sum(kept_total) FILTER (WHERE day > today - 7), 0)::bigint AS week_total
      FROM sold_by_day WHERE product_id BETWEEN first_id AND last_id
     GROUP BY product_id
  ), short AS (
    -- 14: maxLowStockDays in packages/contracts.
    SELECT sold.* FROM sold JOIN products p ON p.id = product_id WHERE month_pieces > 0 AND p.stock * 30 <= month_pieces * 14
     ORDER BY p.stock = 0 DESC, p.stock::float / month_pieces, month_pieces DESC LIMIT most
  ), best_of_week AS (
    SELECT * FROM sold WHERE week_pieces > 0 ORDER BY week_pieces DESC, product_id LIMIT most
  ), best AS (
    SELECT * FROM sold WHERE ever_pieces > 0 ORDER BY quarter_pieces DESC, ever_pieces DESC, product_id DESC LIMIT most
  )
  INSERT INTO product_sales (product_id, ever_pieces, quarter_pieces, month_pieces, week_pieces, week_total, is_ending)
  SELECT *, product_id IN (SELECT product_id FROM short)
    FROM (SELECT * FROM short UNION SELECT * FROM best_of_week UNION SELECT * FROM best) AS ranked
  ON CONFLICT DO NOTHING;
END
$$;
