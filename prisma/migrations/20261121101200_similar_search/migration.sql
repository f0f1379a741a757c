-- Search by sound: what a title sounds like, the same for Bangla and Latin spellings (শাড়ি, shari, saree).
-- The columns are generated: nobody writes them, and the application's schema does not know of them.

-- Loads pg_trgm, so that its setting is known below.
SELECT similarity('a', 'a');

-- The sound of a text: small Latin letters and digits, words apart. Vowels are a, i and u; sh is s, ph is p, ch is c.
CREATE FUNCTION search_sound(value text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  sound text := lower(normalize(value, NFC));
BEGIN
  -- Latin letters of more than one shape
  sound := replace(regexp_replace(sound, 'chh?', 'C', 'g'), 'x', 'ks');
  sound := regexp_replace(sound, '([skgtdbpjz])h', '\1', 'g');
  sound := regexp_replace(sound, 'c([eiy])', 's\1', 'g');
  sound := regexp_replace(sound, 'ck|c|q', 'k', 'g');
  sound := translate(sound, 'Cvwfzyeo', 'cbupjiiu');
  -- Bangla letters written with two signs, then the single ones; the last signs have no counterpart and go
  sound := replace(replace(replace(sound, U&'\09A1\09BC', 'r'), U&'\09A2\09BC', 'r'), U&'\09AF\09BC', 'i');
  sound := replace(sound, 'ক্ষ', 'k');
  sound := translate(sound,
    'কখগঘঙচছজঝঞটঠডঢণতথদধনপফবভমযরলশষসহৎং' || 'অআইঈউঊঋএঐওঔ' || U&'\09BE\09BF\09C0\09C1\09C2\09C3\09C7\09C8\09CB\09CC' || '০১২৩৪৫৬৭৮৯'
      || U&'\09CD\09BC\0981\0983\200C\200D',
    'kkggnccjjnttddnttddnppbbmjrlssshtn' || 'aaiiuuriiuu' || 'aiiuuriiuu' || '0123456789');
  sound := regexp_replace(sound, '(.)\1+', '\1', 'g');
  RETURN trim(regexp_replace(sound, '[^a-z0-9]+', ' ', 'g'));
END
$$;

-- The consonants of each word, in order: Bangla leaves many vowels unwritten. Words of one consonant say too little.
CREATE FUNCTION search_skeletons(value text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(DISTINCT skeleton), '{}')
    FROM (
      SELECT regexp_replace(regexp_replace(word, '^[aiu]+', 'a'), '([^0-9])[aiu]+', '\1', 'g') AS skeleton
        FROM regexp_split_to_table(search_sound(value), ' ') AS word
    ) AS words
   WHERE length(skeleton) > 1
$$;

-- array_to_string is only stable, for types whose text depends on settings; that of text does not.
CREATE FUNCTION search_source(title text, title_bn text, keywords text[]) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$ SELECT concat_ws(' ', title, title_bn, array_to_string(keywords, ' ')) $$;

ALTER TABLE "products"
  ADD COLUMN "search_sounds" text
    GENERATED ALWAYS AS (search_sound(search_source(title, title_bn, keywords))) STORED,
  ADD COLUMN "search_skeletons" text[]
    GENERATED ALWAYS AS (search_skeletons(search_source(title, title_bn, keywords))) STORED;

CREATE INDEX "products_search_sounds" ON "products" USING gin (search_sounds gin_trgm_ops);
CREATE INDEX "products_search_skeletons" ON "products" USING gin (search_skeletons);

-- The products that sound like a text, with a score of 0 to 1000; at most 500.
CREATE FUNCTION similar_products(asked text) RETURNS TABLE (id integer, score integer) LANGUAGE sql STABLE
  SET pg_trgm.word_similarity_threshold = 0.5 AS $$
  SELECT p.id, (1000 * greatest(
           word_similarity(search_sound(asked), p.search_sounds),
           CASE WHEN p.search_skeletons @> search_skeletons(asked) AND search_skeletons(asked) <> '{}' THEN 0.5 ELSE 0 END
         ))::integer AS score
    FROM products p
   -- One letter is like everything.
   WHERE (length(search_sound(asked)) > 1 AND search_sound(asked) <% p.search_sounds)
      OR (p.search_skeletons @> search_skeletons(asked) AND search_skeletons(asked) <> '{}'
          -- Two consonants alone are shared by unlike words.
          AND (length(array_to_string(search_skeletons(asked), '')) > 2
               OR word_similarity(search_sound(asked), p.search_sounds) >= 0.3))
   ORDER BY score DESC, p.id DESC
   LIMIT 500
$$;
