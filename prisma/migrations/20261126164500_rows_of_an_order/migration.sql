-- From a sample of a very large table PostgreSQL expects twelve lines and fifty changes of status in an order, and then reads all lines of a
-- product to find one. The real ratios stay the same as a shop grows. The tables may be partitioned by month.
DO $$
DECLARE
  part regclass;
  ratio numeric;
BEGIN
  FOR part, ratio IN
    SELECT coalesce(p.relid, t.name), t.ratio
      FROM (VALUES ('order_lines'::regclass, -0.6), ('order_status_changes'::regclass, -0.25)) AS t (name, ratio)
      LEFT JOIN LATERAL pg_partition_tree(t.name) AS p ON true
  LOOP
    EXECUTE format('ALTER TABLE ONLY %s ALTER COLUMN order_id SET (n_distinct = %s, n_distinct_inherited = %2$s)', part, ratio);
  END LOOP;
  -- Not in a new shop: once analysed, an empty table is expected to stay small.
  IF EXISTS (SELECT FROM order_lines OFFSET 10000) THEN
    ANALYZE order_lines (order_id);
    ANALYZE order_status_changes (order_id);
  END IF;
END
$$;
