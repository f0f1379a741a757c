-- How words are compared in a search, whichever script they are typed in. One word of a folded text is separated from the next by a
-- single space. A product's words are kept folded (see search-tables.sql): when one of these rules changes, that file must run again.

-- Lower-case words of Latin letters, digits and Bangla letters. Spellings that sound the same in Bangla become one: ী and ি, ণ and ন,
-- স and শ, ড় and র. Accents and apostrophes go, Bangla digits become Latin ones, and `10kg` becomes `10 kg`.
CREATE OR REPLACE FUNCTION search_fold(value text) RETURNS text
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  folded text := lower(normalize(regexp_replace(normalize(value, NFKD), '[\u0300-\u036f''`’‘]', '', 'g'), NFC));
BEGIN
  folded := replace(replace(folded, U&'\09A1\09BC', 'র'), U&'\09A2\09BC', 'র');
  folded := replace(folded, U&'\09AF\09BC', U&'\09DF');
  folded := replace(replace(folded, 'ঙ' || U&'\09CD', U&'\0982'), 'ঙ', U&'\0982');
  folded := translate(folded,
    U&'\09C0\09C2' || 'ঈঊণষসৎ' || '০১২৩৪৫৬৭৮৯' || U&'\0981\0983\09BC\200C\200D',
    U&'\09BF\09C1' || 'ইউনশশত' || '0123456789');
  folded := regexp_replace(folded, '[^a-z0-9\u0980-\u09ff]+', ' ', 'g');
  folded := regexp_replace(folded, '([0-9])(?=[^0-9 ])', '\1 ', 'g');
  RETURN trim(regexp_replace(folded, '([^0-9 ])(?=[0-9])', '\1 ', 'g'));
END
$$;

-- A folded word without its ending: English plurals, Bangla cases, plurals and articles (শাড়িগুলো, সরিষার, মেয়েদের, কটিসহ).
CREATE OR REPLACE FUNCTION search_word_stem(word text) RETURNS text
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  stem text := word;
BEGIN
  IF word ~ '^[a-z]' THEN
    stem := CASE
      WHEN stem ~ '.{2}ies$' THEN regexp_replace(stem, 'ies$', 'y')
      WHEN stem ~ '.{2}ves$' THEN regexp_replace(stem, 'ves$', 'f')
      WHEN stem ~ '.{4}oes$|(x|z|ch|sh|ss)es$' THEN regexp_replace(stem, 'es$', '')
      WHEN stem ~ '.{2}[^su]s$' AND stem !~ 'is$' THEN regexp_replace(stem, 's$', '')
      ELSE stem END;
    RETURN CASE WHEN length(stem) > 4 THEN regexp_replace(stem, 'e$', '') ELSE stem END;
  END IF;
  stem := regexp_replace(stem, '^(.{2,})(শহ|গুলোর|গুলির|গুলোকে|গুলো|গুলি)$', '\1');
  stem := regexp_replace(stem, '^(.{2,})(দেরকে|দের)$', '\1');
  stem := regexp_replace(stem, '^(.{3,})(টির|টার|টিকে|টাকে|টি|টা|খানা|খানি|কে|তে)$', '\1');
  -- য়ের after a vowel is the same case as ের after a consonant.
  stem := regexp_replace(stem, U&'^(.+[\09BE\09C1\09CB])\09DF\09C7\09B0$', '\1');
  stem := regexp_replace(stem, U&'^(.{2,})\09C7\09B0$', '\1');
  stem := regexp_replace(stem, U&'^(.{2,}[\09BE\09BF\09C1\09C7\09CB])\09B0$', '\1');
  RETURN regexp_replace(stem, U&'^(.{2,})\09C7$', '\1');
END
$$;

-- How folded words sound, in Latin letters: vowels are a, i and u, `c` is চ and ছ. An unwritten vowel of Bangla is u, as in kolom.
-- Breathed letters keep their h, which most people write only sometimes.
CREATE OR REPLACE FUNCTION search_breathed_sound(words text) RETURNS text
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  sound text := words;
BEGIN
  -- Latin letters of more than one shape
  sound := replace(replace(regexp_replace(sound, 'chh?', 'C', 'g'), 'x', 'ks'), 'ph', 'f');
  sound := regexp_replace(regexp_replace(sound, 'sh', 's', 'g'), 'rh', 'r', 'g');
  sound := regexp_replace(sound, 'c([eiy])', 's\1', 'g');
  sound := regexp_replace(sound, 'ck|c|q', 'k', 'g');
  sound := translate(sound, 'Cvwzyeo', 'cbujiiu');
  IF sound ~ '[\u0980-\u09ff]' THEN
    sound := replace(replace(sound, 'অ্যা', 'আ'), 'এ্যা', 'আ');
    sound := replace(replace(sound, U&'\09CD\09AF', ''), 'ক্শ', 'খ');
    sound := regexp_replace(sound, U&'[\0993\0989\09CB]\09DF(?=[\09BE-\09CC])', 'u', 'g');
    sound := regexp_replace(sound, U&'\09DF(?=[\09BE-\09CC])', '', 'g');
    -- The vowel that nobody writes stands between two consonants, and after two of them at the end of a word.
    sound := regexp_replace(sound, U&'([\0995-\09B9])(?=[\0995-\09B9\09DF\0982])', '\1u', 'g');
    sound := regexp_replace(sound, U&'(\09CD[\0995-\09B9])(?= |$)', '\1u', 'g');
    sound := regexp_replace(sound, '[খঘঝঠঢথধভ]', '\&h', 'g');
    sound := replace(replace(sound, U&'\09C3', 'ri'), 'ঋ', 'ri');
    sound := replace(replace(sound, U&'\09C8', 'ui'), 'ঐ', 'ui');
    sound := translate(sound,
      'কখগঘচছজঝঞটঠডঢতথদধনপফবভমযরলশহ' || U&'\0982\09DF' || 'অআইউএওঔ' || U&'\09BE\09BF\09C1\09C7\09CB\09CC\09CD',
      'kkggccjjnttddttddnpfbbmjrlshni' || 'uaiuiuu' || 'aiuiuu');
    sound := regexp_replace(sound, '[^a-z0-9 ]', '', 'g');
  END IF;
  RETURN regexp_replace(replace(sound, 'ng', 'n'), '([a-z])\1+', '\1', 'g');
END
$$;

-- The same without breath: shari, saree and শাড়ি sound alike.
CREATE OR REPLACE FUNCTION search_plain_sound(words text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(replace(regexp_replace(search_breathed_sound(words), '([kgcjtdbp])h', '\1', 'g'), 'f', 'p'), '([a-z])\1+', '\1', 'g')
$$;

-- A sound without what Banglish may leave out or add: the unwritten vowel, and an e at the end.
CREATE OR REPLACE FUNCTION search_thin_sound(sound text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$ SELECT regexp_replace(replace(sound, 'u', ''), 'i$', '') $$;

-- The consonants of a sound, in order, and the vowel it begins with.
CREATE OR REPLACE FUNCTION search_consonants(sound text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(regexp_replace(sound, '^[aiu]+', 'A'), '[aiu]+', '', 'g')
$$;

-- Words of a folded text, each without its ending.
CREATE OR REPLACE FUNCTION search_stems(words text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT string_agg(search_word_stem(word), ' ' ORDER BY place)
    FROM unnest(string_to_array(words, ' ')) WITH ORDINALITY AS each (word, place)
$$;
