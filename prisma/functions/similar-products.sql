-- Loads pg_trgm into this session: until then, its setting below is unknown.
SELECT similarity('a', 'a');

-- The ids of at most 500 products that sound like `asked`, best first, with a score from 0 to 1000; none if nothing does.
-- Examines a bounded number of products, in no particular order: of a million, tens of thousands may sound like a text.
-- Whole tables are never scanned. JIT is off because a forbidden scan has a cost so high that PostgreSQL would compile the query,
-- which takes seconds.
CREATE OR REPLACE FUNCTION similar_products(asked text) RETURNS TABLE (id integer, score integer)
LANGUAGE plpgsql STABLE
SET pg_trgm.word_similarity_threshold = 0.5 SET enable_seqscan = off SET jit = off AS $$
#variable_conflict use_column
DECLARE
  most_looked_at CONSTANT int := 1000;
  sound CONSTANT text := search_sound(asked);
  skeletons CONSTANT text[] := search_skeletons(asked);
BEGIN
  RETURN QUERY
  WITH alike AS (
    -- A single letter resembles everything.
    (SELECT p.id, p.search_sounds, p.search_skeletons FROM products p
      WHERE length(sound) > 1 AND sound <% p.search_sounds LIMIT most_looked_at)
    UNION
    (SELECT p.id, p.search_sounds, p.search_skeletons FROM products p
      WHERE p.search_skeletons @> skeletons AND skeletons <> '{}'
        -- Two consonants alone are shared by unlike words.
        AND (length(array_to_string(skeletons, '')) > 2 OR word_similarity(sound, p.search_sounds) >= 0.3)
      LIMIT most_looked_at)
  )
  SELECT a.id, (1000 * greatest(
           word_similarity(sound, a.search_sounds),
           CASE WHEN a.search_skeletons @> skeletons AND skeletons <> '{}' THEN 0.5 ELSE 0 END
         ))::integer AS score
    FROM alike a
   ORDER BY score DESC, a.id DESC
   LIMIT 500;
END
$$;
