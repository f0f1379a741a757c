import { keywordBounds, type MissedSearch } from '@haat/contracts';
import { todayInDhaka } from '../../platform/db/dhaka.ts';
import type { Services } from '../../services.ts';

/** How many of the most frequent texts are compared: how each sounds is worked out for every request. */
const maxCompared = 100;
const maxListed = 3;
/** Less alike, texts have little more in common than an ending. */
const minAlike = 0.5;

/**
 * The texts that found nothing in the last days and sound like words of a product, its category or its subcategory,
 * most frequent first; without those that the product has as keywords.
 */
export function missesLike(
  { db }: Pick<Services, 'db'>,
  { productId, days }: { productId: number; days: number },
): Promise<MissedSearch[]> {
  return db.$queryRaw<MissedSearch[]>`
    WITH wanted AS (
      SELECT p.keywords, search_sound(concat_ws(' ', p.title, p.title_bn, c.title, c.title_bn, s.title, s.title_bn)) AS sounds
        FROM products p JOIN categories c ON c.id = p.category_id JOIN subcategories s ON s.id = p.subcategory_id
       WHERE p.id = ${productId}
    ), missed AS MATERIALIZED (
      SELECT text, sum(count)::int AS count FROM search_misses WHERE day > ${todayInDhaka} - ${days}::int
       GROUP BY text ORDER BY count DESC, text LIMIT ${maxCompared}
    )
    SELECT text, count FROM missed, wanted
     WHERE length(text) BETWEEN 3 AND ${keywordBounds.letters}
       AND word_similarity(search_sound(text), sounds) >= ${minAlike}
       AND NOT EXISTS (SELECT FROM unnest(keywords) AS keyword WHERE lower(keyword) = text)
     ORDER BY count DESC, text LIMIT ${maxListed}`;
}
