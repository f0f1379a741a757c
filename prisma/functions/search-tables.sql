-- What a search looks in, kept by triggers:
--   product_search  the words of each product, by weight: A titles, B keywords, C colours, sizes and what it belongs to. What only its
--                   descriptions say stands as `Dword`, because an index of words knows no weights
--   search_words    every word of any product, with the ways to compare it
--   search_terms    the names of categories, subcategories, brands and shops, and the owner's synonyms, each folded
-- A product carries what it belongs to as `cat1`, `sub2`, `brand3` and `shop4`, which no typed text becomes: a name may change
-- without touching any product.

-- Words that tell nothing apart.
CREATE OR REPLACE FUNCTION search_stop_words() RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT '{a,an,the,of,for,with,and,or,in,on,to,by,from,er,ar,o,এর,ও,এবং,আর,জন্য,জন্যে,শহ,থেকে}'::text[]
$$;

-- The words of these products as (product, word, weight, kind): each word once in its best weight. A kind is 1 title, 2 keyword,
-- 4 colour or size, 8 description.
CREATE OR REPLACE FUNCTION search_product_words(ids integer[])
RETURNS TABLE (product_id integer, word text, weight text, kind integer)
LANGUAGE sql STABLE AS $$
  SELECT t.id, w.word, min(t.weight), bit_or(t.kind)
    FROM (
      SELECT p.id, 'A' AS weight, 1 AS kind, p.title || ' ' || p.title_bn AS content FROM products p WHERE p.id = ANY(ids)
      UNION ALL
      -- `Wi-Fi` is also one word.
      SELECT p.id, 'A', 1, replace(joined[1], '-', '')
        FROM products p, regexp_matches(p.title || ' ' || p.title_bn, '[^[:space:]-]+(?:-[^[:space:]-]+)+', 'g') AS joined WHERE p.id = ANY(ids)
      UNION ALL
      SELECT p.id, 'B', 2, array_to_string(p.keywords, ' ') FROM products p WHERE p.id = ANY(ids)
      UNION ALL
      SELECT c.product_id, 'C', 4, c.color || ' ' || coalesce(c.color_bn, '') FROM product_colors c WHERE c.product_id = ANY(ids)
      UNION ALL
      SELECT z.product_id, 'C', 4, z.size FROM product_sizes z WHERE z.product_id = ANY(ids)
      UNION ALL
      SELECT p.id, 'D', 8, p.description || ' ' || p.description_bn FROM products p WHERE p.id = ANY(ids)
    ) AS t
    CROSS JOIN LATERAL regexp_split_to_table(search_fold(t.content), ' ') AS w (word)
   WHERE w.word <> '' AND length(w.word) <= 40 AND w.word <> ALL (search_stop_words())
   GROUP BY t.id, w.word
$$;

-- A folded word as this product writes it; the folded one where it stands in no text of its own.
CREATE OR REPLACE FUNCTION search_shown_word(folded text, of_product integer) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT coalesce((
    SELECT lower(normalize(raw, NFC))
      FROM products p, regexp_split_to_table(concat_ws(' ', p.title, p.title_bn, array_to_string(p.keywords, ' '), p.description, p.description_bn),
             '[[:space:],.;:!?()/&+"“”।|–—-]+') AS raw
     WHERE p.id = of_product AND search_fold(raw) = folded LIMIT 1), folded)
$$;

-- Writes anew what is found by these products' words; retired products are not found.
CREATE OR REPLACE FUNCTION search_index_products(ids integer[]) RETURNS void
LANGUAGE sql AS $$
  WITH gone AS (
    DELETE FROM product_search s USING products p WHERE s.product_id = ANY(ids) AND p.id = s.product_id AND p.retired_at IS NOT NULL
  ), fresh AS MATERIALIZED (
    SELECT * FROM search_product_words(ARRAY(SELECT p.id FROM products p WHERE p.id = ANY(ids) AND p.retired_at IS NULL))
  ), indexed AS (
    INSERT INTO product_search AS s (product_id, words)
    -- The position carries the weight and says nothing more.
    SELECT p.id, (concat_ws(' ', f.lexemes, format('cat%s:1C sub%s:1C brand%s:1C shop%s:1C', p.category_id, p.subcategory_id, p.brand_id, p.shop_id)))::tsvector
      FROM products p
      LEFT JOIN (SELECT product_id, string_agg(CASE weight WHEN 'D' THEN 'D' || word ELSE word || ':1' || weight END, ' ') AS lexemes
                   FROM fresh GROUP BY product_id) AS f ON f.product_id = p.id
     WHERE p.id = ANY(ids) AND p.retired_at IS NULL
    ON CONFLICT (product_id) DO UPDATE SET words = excluded.words WHERE s.words <> excluded.words
  )
  INSERT INTO search_words AS known (word, shown, stem, sound, breathed, thin, consonants, kinds)
  SELECT f.word, search_shown_word(f.word, f.product_id), search_word_stem(f.word), sound, search_breathed_sound(f.word),
         search_thin_sound(sound), search_consonants(sound), f.kinds
    -- Shown as the first product with it in a text of its own writes it, whichever is indexed first.
    FROM (SELECT word, coalesce(min(product_id) FILTER (WHERE kind & 11 > 0), min(product_id)) AS product_id, bit_or(kind) AS kinds
            FROM fresh WHERE word !~ '^[0-9]' GROUP BY word) AS f
    CROSS JOIN LATERAL search_plain_sound(f.word) AS sound
   WHERE NOT EXISTS (SELECT FROM search_words k WHERE k.word = f.word AND k.kinds & f.kinds = f.kinds)
   -- In order, so that two writers wait for each other instead of blocking each other.
   ORDER BY f.word
  ON CONFLICT (word) DO UPDATE SET kinds = known.kinds | excluded.kinds
$$;

CREATE OR REPLACE FUNCTION search_index_changed() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_index_products(ARRAY(SELECT DISTINCT c.id FROM changed c));
  RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION search_index_moved() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_index_products(ARRAY[NEW.id]);
  RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION search_index_detailed() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_index_products(ARRAY(SELECT DISTINCT c.product_id FROM changed c));
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER products_search_new AFTER INSERT ON products REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION search_index_changed();
-- One product at a time takes several times as long as many at once: an import sets `haat.indexes_itself` in its transaction and
-- calls search_index_products for all that it has changed.
CREATE OR REPLACE TRIGGER products_search_moved AFTER UPDATE OF
  title, title_bn, keywords, description, description_bn, brand_id, category_id, subcategory_id, shop_id, retired_at ON products
  FOR EACH ROW WHEN (current_setting('haat.indexes_itself', true) IS DISTINCT FROM 'yes') EXECUTE FUNCTION search_index_moved();
CREATE OR REPLACE TRIGGER product_colors_search_new AFTER INSERT ON product_colors REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION search_index_detailed();
CREATE OR REPLACE TRIGGER product_colors_search_changed AFTER UPDATE ON product_colors REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION search_index_detailed();
CREATE OR REPLACE TRIGGER product_colors_search_gone AFTER DELETE ON product_colors REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION search_index_detailed();
CREATE OR REPLACE TRIGGER product_sizes_search_new AFTER INSERT ON product_sizes REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION search_index_detailed();
CREATE OR REPLACE TRIGGER product_sizes_search_changed AFTER UPDATE ON product_sizes REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION search_index_detailed();
CREATE OR REPLACE TRIGGER product_sizes_search_gone AFTER DELETE ON product_sizes REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION search_index_detailed();
