-- What a product is searched by: keys that are the same for Bangla and Latin spellings (শাড়ি, shari, saree).
-- Generated columns of products are computed by these functions, so a change of a key needs a migration that computes them anew.
-- They are called by their full names where pg_restore and pg_upgrade need it: those create tables with an empty search path.

-- The sound of a text: lower-case Latin letters and digits, words separated by a space. Vowels are a, i and u; sh is s, ph is p,
-- ch is c.
CREATE OR REPLACE FUNCTION search_sound(value text) RETURNS text
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
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

-- The consonants of each word, in order: Bangla leaves many vowels unwritten. Words with a single consonant are left out, because
-- they match too much.
CREATE OR REPLACE FUNCTION search_skeletons(value text) RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(DISTINCT skeleton), '{}')
    FROM (
      SELECT regexp_replace(regexp_replace(word, '^[aiu]+', 'a'), '([^0-9])[aiu]+', '\1', 'g') AS skeleton
        FROM regexp_split_to_table(public.search_sound(value), ' ') AS word
    ) AS words
   WHERE length(skeleton) > 1
$$;

-- The text that the keys of a product are computed from. array_to_string is only STABLE, because the text of some types depends on
-- settings; that of text[] does not.
CREATE OR REPLACE FUNCTION search_source(title text, title_bn text, keywords text[]) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$ SELECT concat_ws(' ', title, title_bn, array_to_string(keywords, ' ')) $$;
