-- Compiling a statement of a search, or starting processes for it, takes longer than running it, and with many products every estimate
-- is high enough for both. A page read from an SSD costs hardly more when it is not the next one.
DO $$
BEGIN
  EXECUTE format('ALTER DATABASE %I SET jit = off', current_database());
  EXECUTE format('ALTER DATABASE %I SET max_parallel_workers_per_gather = 0', current_database());
  EXECUTE format('ALTER DATABASE %I SET random_page_cost = 1.1', current_database());
EXCEPTION WHEN insufficient_privilege THEN
  RAISE NOTICE 'jit, parallel queries and random_page_cost stay as they are: only the owner of the database may set them';
END
$$;

-- Loads pg_trgm into this session: its setting below is unknown before.
SELECT similarity('a', 'a');

-- Whether two folded texts are written in different scripts.
CREATE OR REPLACE FUNCTION search_differ_in_script(one text, other text) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$ SELECT (one ~ '[a-z]') <> (other ~ '[a-z]') $$;

-- Names and synonyms that these folded texts stand for: (asked, kind, ref_id, level, term, how), `how` being same or sound.
CREATE OR REPLACE FUNCTION find_search_terms(asked text[])
RETURNS TABLE (asked text, kind text, ref_id integer, level text, term text, how text)
LANGUAGE sql STABLE ROWS 10 AS $$
  WITH a AS MATERIALIZED (
    SELECT text, search_stems(text) AS own_stem, search_plain_sound(text) AS own_sound, search_thin_sound(search_plain_sound(text)) AS own_thin
      FROM unnest(asked) AS a (text)
  )
  SELECT DISTINCT ON (a.text, t.kind, t.ref_id, t.term)
         a.text, t.kind, t.ref_id, t.level, t.term, CASE WHEN t.stem = a.own_stem THEN 'same' ELSE 'sound' END
    FROM a
    CROSS JOIN LATERAL (
      SELECT * FROM search_terms s WHERE s.stem = a.own_stem
      UNION ALL SELECT * FROM search_terms s
                 WHERE s.sound = a.own_sound
                   -- Latin letters often leave the breath out; Bangla ones never do.
                   AND ((search_differ_in_script(s.term, a.text) AND a.text ~ '[a-z]')
                        OR (length(a.own_sound) > 2 AND search_breathed_sound(s.term) = search_breathed_sound(a.text)))
      UNION ALL SELECT * FROM search_terms s
                 WHERE s.thin = a.own_thin AND length(a.own_thin) > 3 AND search_differ_in_script(s.term, a.text) AND a.text ~ '[a-z]'
    ) AS t
   ORDER BY a.text, t.kind, t.ref_id, t.term
$$;

-- How many products have these words, counted no further than `most`. By the index always: of a rare word the planner knows no more
-- than that one product in two hundred may have it, and would rather read the first ones until it has found some.
CREATE OR REPLACE FUNCTION count_found(query tsquery, most integer) RETURNS integer
LANGUAGE plpgsql STABLE
SET jit = off SET enable_seqscan = off SET enable_indexscan = off AS $$
DECLARE
  found integer := (SELECT count(*) FROM (SELECT FROM product_search s WHERE s.is_first_row AND s.words @@ query LIMIT most) AS f);
BEGIN
  IF found < most THEN
    found := found + (SELECT count(*) FROM (
      SELECT FROM product_search s WHERE s.is_front AND NOT s.is_first_row AND s.words @@ query LIMIT most - found) AS f);
  END IF;
  IF found < most THEN
    found := found + (SELECT count(*) FROM (
      SELECT FROM product_search s WHERE NOT s.is_front AND NOT s.is_first_row AND s.words @@ query LIMIT most - found) AS f);
  END IF;
  RETURN found;
END
$$;

-- Everything these folded texts (single words and phrases) may mean, as JSON:
--   terms   the names and synonyms they stand for
--   groups  for each group of synonyms among those: its terms
--   names   the names that terms of those groups stand for
--   words   for each single word of all of it: the words of products that are the same, as [word, kinds, how], how being same (also
--           another ending) or sound (the other script)
CREATE OR REPLACE FUNCTION understand_search_texts(asked text[]) RETURNS json
LANGUAGE sql STABLE AS $$
  WITH terms AS MATERIALIZED (
    SELECT * FROM find_search_terms(asked)
  ), members AS MATERIALIZED (
    SELECT s.ref_id, s.level, s.term, s.stem FROM search_terms s
     WHERE s.kind = 'synonym' AND s.ref_id IN (SELECT t.ref_id FROM terms t WHERE t.kind = 'synonym')
  ), names AS (
    SELECT DISTINCT m.term AS asked, s.kind, s.ref_id, s.level FROM members m JOIN search_terms s ON s.stem = m.stem
     WHERE s.kind <> 'synonym'
  ), singles AS MATERIALIZED (
    -- Working out how a word sounds takes longer than looking it up, and most of these are in the catalogue or the synonyms.
    SELECT each.word, coalesce(known.stem, term.stem, search_word_stem(each.word)) AS own_stem, own_sound,
           coalesce(known.thin, term.thin, search_thin_sound(own_sound)) AS own_thin
      FROM (SELECT DISTINCT word FROM (SELECT unnest(asked) UNION ALL SELECT term FROM members) AS t (text),
                   unnest(string_to_array(t.text, ' ')) AS word) AS each
      LEFT JOIN search_words known USING (word)
      LEFT JOIN LATERAL (SELECT s.stem, s.sound, s.thin FROM search_terms s WHERE s.term = each.word LIMIT 1) AS term ON known.word IS NULL
      CROSS JOIN LATERAL coalesce(known.sound, term.sound, search_plain_sound(each.word)) AS own_sound
  ), words AS (
    SELECT DISTINCT ON (s.word, w.word) s.word AS asked, w.word, w.kinds,
           CASE WHEN w.stem = s.own_stem THEN 'same' ELSE 'sound' END AS how
      FROM singles s
      CROSS JOIN LATERAL (
        SELECT * FROM search_words v WHERE v.stem = s.own_stem
        UNION ALL SELECT * FROM search_words v WHERE v.sound = s.own_sound AND search_differ_in_script(v.word, s.word)
        UNION ALL SELECT * FROM search_words v
                   WHERE v.thin = s.own_thin AND length(s.own_thin) > 3 AND search_differ_in_script(v.word, s.word)
      ) AS w
     ORDER BY s.word, w.word
  )
  SELECT json_build_object(
    'terms', (SELECT coalesce(json_agg(json_build_object('asked', asked, 'kind', kind, 'id', ref_id, 'level', level, 'how', how)), '[]') FROM terms),
    'groups', (SELECT coalesce(json_agg(json_build_object('id', ref_id, 'level', level, 'term', term)), '[]') FROM members),
    'names', (SELECT coalesce(json_agg(json_build_object('asked', asked, 'kind', kind, 'id', ref_id, 'level', level)), '[]') FROM names),
    'words', (SELECT coalesce(json_object_agg(asked, found), '{}')
                FROM (SELECT asked, json_agg(json_build_array(word, kinds, how)) AS found FROM words GROUP BY asked) AS each))
$$;

-- Words close to a folded one that no product has, as (word, shown, how, sound): `begins` goes on where it ends, `sounds` sounds the same,
-- `consonants` differs in vowels, `letters` differs in letters. `begins` also looks at synonyms and names.
CREATE OR REPLACE FUNCTION find_close_words(asked text) RETURNS TABLE (word text, shown text, how text, sound text, alike real, kinds integer)
LANGUAGE plpgsql STABLE ROWS 20
SET pg_trgm.similarity_threshold = 0.3 AS $$
#variable_conflict use_column
DECLARE
  asked_sound CONSTANT text := search_plain_sound(asked);
  asked_breathed CONSTANT text := search_breathed_sound(asked);
  bones CONSTANT text := search_consonants(asked_sound);
BEGIN
  RETURN QUERY
  (SELECT w.word, w.shown, 'sounds', w.sound, 1::real, w.kinds FROM search_words w WHERE w.sound = asked_sound AND length(asked_sound) > 2 LIMIT 20)
  UNION ALL
  (SELECT w.word, w.shown, 'begins', w.sound, 1::real, w.kinds FROM search_words w
    WHERE w.word LIKE asked || '%' AND length(asked) > 1 AND w.kinds & 15 <> 8 ORDER BY w.kinds & 3 = 0, length(w.word), w.word LIMIT 20)
  UNION ALL
  (SELECT DISTINCT t.term, t.term, 'begins', t.sound, 1::real, 2 FROM search_terms t
    WHERE t.term LIKE asked || '%' AND length(asked) > 1 AND t.level IN ('same', 'whole', 'part')
      AND (t.kind = 'synonym' OR NOT EXISTS (SELECT FROM search_words w WHERE w.word LIKE asked || '%' AND w.kinds & 3 > 0)) ORDER BY t.term LIMIT 20)
  UNION ALL
  (SELECT w.word, w.shown, 'begins', w.sound, 0.9::real, w.kinds FROM search_words w
    WHERE w.breathed LIKE asked_breathed || '%' AND length(asked_breathed) > 1 AND w.kinds & 15 <> 8
      AND search_differ_in_script(w.word, asked) ORDER BY w.kinds & 3 = 0, length(w.word), w.word LIMIT 20)
  UNION ALL
  (SELECT w.word, w.shown, 'consonants', w.sound, similarity(w.word, asked), w.kinds FROM search_words w
    WHERE w.consonants = bones AND length(bones) > 1 LIMIT 20)
  UNION ALL
  (SELECT w.word, w.shown, 'letters', w.sound, similarity(w.word, asked), w.kinds FROM search_words w
    WHERE w.word % asked AND length(asked) > 3 ORDER BY similarity(w.word, asked) DESC, w.word LIMIT 20);
END
$$;

-- The words of a typed text, without those that tell nothing apart unless there are no others, and what they may mean alone, in runs
-- of up to four and as two written together. What occurs twice is told apart later: the planner expects a million of these, and would
-- lay out a table for as many.
CREATE OR REPLACE FUNCTION understand_search(typed text) RETURNS json
LANGUAGE plpgsql STABLE AS $$
DECLARE
  every CONSTANT text[] := (string_to_array(search_fold(typed), ' '))[1:12];
  telling CONSTANT text[] := ARRAY(SELECT word FROM unnest(every) WITH ORDINALITY AS e (word, place)
                                    WHERE word <> ALL (search_stop_words()) ORDER BY place);
  words CONSTANT text[] := CASE WHEN cardinality(telling) > 0 THEN telling ELSE every END;
BEGIN
  RETURN json_build_object('asked', words, 'meanings', understand_search_texts(ARRAY(
    SELECT array_to_string(words[i:j], ' ') FROM generate_subscripts(words, 1) AS i CROSS JOIN generate_series(i, least(i + 3, cardinality(words))) AS j
    UNION ALL SELECT words[i] || words[i + 1] FROM generate_series(1, cardinality(words) - 1) AS i)));
END
$$;
