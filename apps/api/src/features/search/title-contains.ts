import { Prisma } from '@haat/db';
import { sqlText } from '../../platform/db/sql-text.ts';

/**
 * The trigram index cannot find texts without three consecutive letters, so these are looked for among the newest
 * products only.
 */
const trigram = /[\p{L}\p{M}\p{N}]{3}/u;
const maxSearchedWithoutIndex = 2_000;

/** Either title of product `p` contains the text; both sides of the comparison ignore case. */
export function titleContains(text: string): Prisma.Sql {
  const pattern = likePattern(text);
  if (hasTrigram(text))
    return Prisma.sql`lower(p.title) LIKE lower(${pattern}) OR lower(p.title_bn) LIKE lower(${pattern})`;
  // Deliberately not the indexed expression: PostgreSQL would read the whole index.
  return Prisma.sql`lower(p.title || chr(10) || p.title_bn) LIKE lower(${pattern})
    AND p.id > (SELECT max(id) - ${sqlText(maxSearchedWithoutIndex)} FROM products)`;
}

/**
 * The same for products `p` that are read in any case. Deliberately not the indexed expressions, which PostgreSQL would
 * look up in the whole index.
 */
export function readTitleContains(text: string): Prisma.Sql {
  return Prisma.sql`lower(concat_ws(chr(10), p.title, p.title_bn)) LIKE lower(${likePattern(text)})`;
}

/** Whether a trigram index can find texts that contain this one. */
export function hasTrigram(text: string): boolean {
  return trigram.test(text);
}

/** A LIKE pattern that matches the text anywhere; `%`, `_` and `\` are literal. */
export function likePattern(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
