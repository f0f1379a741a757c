-- What was written last stood in a list beside each of these indexes, which every search read from end to end until a vacuum came
-- by: after a change of the whole catalogue searches took ten times as long. Products are searched far more often than written.
ALTER INDEX "products_title_trigrams" SET (fastupdate = off);
ALTER INDEX "products_title_bn_trigrams" SET (fastupdate = off);
ALTER INDEX "products_search_sounds" SET (fastupdate = off);
ALTER INDEX "products_search_skeletons" SET (fastupdate = off);

-- The lists that are there go into their indexes.
SELECT gin_clean_pending_list(index) FROM unnest(ARRAY[
  'products_title_trigrams', 'products_title_bn_trigrams', 'products_search_sounds', 'products_search_skeletons'
]::regclass[]) AS index;
