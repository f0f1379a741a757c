-- pg_restore and pg_upgrade make the tables with no schema on the search path: the generated columns of products then find a
-- function only by its whole name. Nothing else changes.
CREATE OR REPLACE FUNCTION search_skeletons(value text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(DISTINCT skeleton), '{}')
    FROM (
      SELECT regexp_replace(regexp_replace(word, '^[aiu]+', 'a'), '([^0-9])[aiu]+', '\1', 'g') AS skeleton
        FROM regexp_split_to_table(public.search_sound(value), ' ') AS word
    ) AS words
   WHERE length(skeleton) > 1
$$;
