-- Depends on search-compare.sql, search-keys.sql, search-tables.sql: where one of them is new, the end of this file writes all words anew.
-- Keeps `search_terms`: what names and the owner's synonyms are found by. A name is found as a whole (`whole`), by what stands
-- between commas, & and `ও` (`part`), and by a single word (`word`).

CREATE OR REPLACE FUNCTION search_name_terms(names text[]) RETURNS TABLE (level text, term text)
LANGUAGE sql IMMUTABLE AS $$
  SELECT min(found.level), found.term
    FROM unnest(names) AS name
    CROSS JOIN LATERAL (
      SELECT '1 whole', search_fold(name)
      UNION ALL SELECT '2 part', search_fold(part) FROM regexp_split_to_table(name, '[,&/]| and | ও ') AS part
      -- `Skin & Hair Care` is also skin care.
      UNION ALL SELECT '2 part', search_fold(short[1] || ' ' || short[2])
                  FROM regexp_matches(name, '^([^ ,&/]+)(?: & | and | ও )[^ ]+ ([^ ]+)$') AS short
      UNION ALL SELECT '3 word', word FROM regexp_split_to_table(search_fold(name), ' ') AS word
                 WHERE length(word) > 2 AND word <> ALL (search_stop_words())
    ) AS found (level, term)
   WHERE found.term <> '' GROUP BY found.term
$$;

CREATE OR REPLACE FUNCTION search_write_terms(of_kind text, of_id integer, names text[]) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_terms WHERE kind = of_kind AND ref_id = of_id;
  INSERT INTO search_terms (kind, ref_id, level, term, stem, sound, thin)
  SELECT of_kind, of_id, substr(t.level, 3), t.term, search_stems(t.term), sound, search_thin_sound(sound)
    FROM search_name_terms(names) AS t CROSS JOIN LATERAL search_plain_sound(t.term) AS sound;
END
$$;

CREATE OR REPLACE FUNCTION search_keep_title_terms() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_write_terms(TG_ARGV[0], NEW.id, ARRAY[NEW.title, NEW.title_bn]);
  RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION search_keep_shop_terms() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_write_terms('shop', NEW.id, ARRAY[NEW.name, NEW.name_bn]);
  RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION search_forget_terms() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_terms WHERE kind = TG_ARGV[0] AND ref_id = OLD.id;
  RETURN NULL;
END
$$;

-- The words of a group mean the same; what is narrower is found by them, but not the other way round.
CREATE OR REPLACE FUNCTION search_write_synonym_terms(of_group search_synonyms) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_terms WHERE kind = 'synonym' AND ref_id = of_group.id;
  INSERT INTO search_terms (kind, ref_id, level, term, stem, sound, thin)
  SELECT DISTINCT ON (t.term) 'synonym', of_group.id, t.level, t.term, search_stems(t.term), sound, search_thin_sound(sound)
    FROM (SELECT 'same' AS level, search_fold(word) AS term FROM unnest(of_group.words) AS word
          UNION ALL SELECT 'narrower', search_fold(word) FROM unnest(of_group.narrower) AS word) AS t
    CROSS JOIN LATERAL search_plain_sound(t.term) AS sound
   WHERE t.term <> '' ORDER BY t.term, t.level DESC;
END
$$;

CREATE OR REPLACE FUNCTION search_keep_synonym_terms() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_write_synonym_terms(NEW);
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER categories_search_terms AFTER INSERT OR UPDATE ON categories
  FOR EACH ROW EXECUTE FUNCTION search_keep_title_terms('category');
CREATE OR REPLACE TRIGGER subcategories_search_terms AFTER INSERT OR UPDATE ON subcategories
  FOR EACH ROW EXECUTE FUNCTION search_keep_title_terms('subcategory');
CREATE OR REPLACE TRIGGER brands_search_terms AFTER INSERT OR UPDATE ON brands
  FOR EACH ROW EXECUTE FUNCTION search_keep_title_terms('brand');
CREATE OR REPLACE TRIGGER shops_search_terms AFTER INSERT OR UPDATE ON shops
  FOR EACH ROW EXECUTE FUNCTION search_keep_shop_terms();
CREATE OR REPLACE TRIGGER search_synonyms_terms AFTER INSERT OR UPDATE ON search_synonyms
  FOR EACH ROW EXECUTE FUNCTION search_keep_synonym_terms();
CREATE OR REPLACE TRIGGER categories_search_gone AFTER DELETE ON categories FOR EACH ROW EXECUTE FUNCTION search_forget_terms('category');
CREATE OR REPLACE TRIGGER subcategories_search_gone AFTER DELETE ON subcategories
  FOR EACH ROW EXECUTE FUNCTION search_forget_terms('subcategory');
CREATE OR REPLACE TRIGGER brands_search_gone AFTER DELETE ON brands FOR EACH ROW EXECUTE FUNCTION search_forget_terms('brand');
CREATE OR REPLACE TRIGGER shops_search_gone AFTER DELETE ON shops FOR EACH ROW EXECUTE FUNCTION search_forget_terms('shop');
CREATE OR REPLACE TRIGGER search_synonyms_gone AFTER DELETE ON search_synonyms
  FOR EACH ROW EXECUTE FUNCTION search_forget_terms('synonym');
CREATE OR REPLACE TRIGGER search_synonyms_bump_version AFTER INSERT OR UPDATE OR DELETE ON search_synonyms
  FOR EACH STATEMENT EXECUTE FUNCTION bump_catalogue_version();

-- Fills the tables of a search where the rules of comparing are new to this database.
DO $$
DECLARE
  rules text := (SELECT md5(string_agg(prosrc, '' ORDER BY proname)) FROM pg_proc
                  WHERE proname LIKE 'search\_%' AND pronamespace = current_schema()::regnamespace);
  ids integer[];
BEGIN
  IF rules IS NOT DISTINCT FROM obj_description('search_terms'::regclass) THEN RETURN; END IF;
  DELETE FROM search_words;
  -- The words of a million products at once would fill the disk with temporary files.
  FOR ids IN SELECT array_agg(id ORDER BY id) FROM products GROUP BY id / 5000 ORDER BY id / 5000 LOOP
    PERFORM search_index_products(ids);
  END LOOP;
  PERFORM search_write_terms('category', id, ARRAY[title, title_bn]) FROM categories;
  PERFORM search_write_terms('subcategory', id, ARRAY[title, title_bn]) FROM subcategories;
  PERFORM search_write_terms('brand', id, ARRAY[title, title_bn]) FROM brands;
  PERFORM search_write_terms('shop', id, ARRAY[name, name_bn]) FROM shops;
  PERFORM search_write_synonym_terms(search_synonyms) FROM search_synonyms;
  EXECUTE format('COMMENT ON TABLE search_terms IS %L', rules);
END
$$;
