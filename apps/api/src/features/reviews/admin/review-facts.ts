import type { AdminReview } from '@haat/contracts';
import { Prisma } from '@haat/db';

/** Shorter words, such as 'ভালো লেগেছে', are everybody's. */
const minComparedLength = 20;

const day = (column: Prisma.Sql) => Prisma.sql`(${column} AT TIME ZONE 'Asia/Dhaka')::date`;

/**
 * What may make a review suspicious, for `reviews r LEFT JOIN users u`. Each fact is a look-up by index, so that a page
 * costs the same with a million reviews. Appending an empty text keeps PostgreSQL from the index of parts of messages, which
 * reads a list of reviews for each three letters, and which it prefers until it has statistics about the hashes.
 */
export const factColumns = Prisma.sql`
  (SELECT o.order_number FROM order_lines l JOIN orders o ON o.id = l.order_id
    WHERE l.product_id = r.product_id AND o.user_id = r.user_id AND o.status = 'returned'
    ORDER BY o.id DESC LIMIT 1) AS returned_order,
  length(r.message) >= ${minComparedLength} AND EXISTS (
    SELECT FROM reviews other
     WHERE hashtextextended(lower(other.message), 0) = hashtextextended(lower(r.message), 0)
       AND other.updated_at BETWEEN r.updated_at - interval '7 days' AND r.updated_at + interval '7 days'
       AND lower(other.message) || '' = lower(r.message) AND other.id <> r.id) AS has_same_words,
  EXISTS (SELECT FROM staff_members named WHERE lower(named.full_name) = lower(u.full_name) AND named.ended_at IS NULL)
    AS is_named_like_staff,
  CASE WHEN r.created_at >= u.created_at THEN floor(extract(epoch FROM r.created_at - u.created_at) / 60)::int END AS account_age_minutes,
  (SELECT count(*)::int FROM reviews other
    WHERE other.user_id = r.user_id AND ${day(Prisma.sql`other.created_at`)} = ${day(Prisma.sql`r.created_at`)})
    AS written_that_day`;

export interface StoredFacts {
  returned_order: string | null;
  has_same_words: boolean;
  is_named_like_staff: boolean;
  account_age_minutes: number | null;
  written_that_day: number;
}

/** The facts about a review; an order that came back matters only if nothing else was delivered. */
export function factsOf(row: StoredFacts & { order_number: string | null }): AdminReview['facts'] {
  return {
    returned_order: row.order_number === null ? row.returned_order : null,
    has_same_words: row.has_same_words,
    is_named_like_staff: row.is_named_like_staff,
    account_age_minutes: row.account_age_minutes,
    written_that_day: row.written_that_day,
  };
}
