import { Prisma } from '@haat/db';
import { sqlText } from '../../platform/db/sql-text.ts';

/**
 * The trigram index cannot find texts without three consecutive letters, so these are looked for among the newest
 * products only.
 */
const trigram = /[\p{L}\p{M}\p{N}]{3}/u;
const maxSearchedWithoutIndex = 2_000;

/**
 * Either title of product `p` contains the text; both sides of the comparison ignore case. Short words at its ends,
 * which very many titles have (`No. 117`), are not looked up, only compared.
 */
export function titleContains(text: string): Prisma.Sql {
  const pattern = likePattern(text);
  const telling = withoutShortEnds(text);
  if (telling !== '') {
    const inIndex = likePattern(telling);
    const isLike = Prisma.sql`(lower(p.title) LIKE lower(${inIndex}) OR lower(p.title_bn) LIKE lower(${inIndex}))`;
    return telling === text ? isLike : Prisma.sql`${isLike} AND ${readTitleContains(text)}`;
  }
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

const firstToLastWord = /\s?([\p{L}\p{M}\p{N}]{3,}(?:.*[\p{L}\p{M}\p{N}]{3,})?)\s?/su;
const shortCore = 5;

/**
 * The text from its first to its last word of three letters or more; empty if there is none. If that is short, it
 * keeps the spaces around it, without which the index would find very many titles.
 */
export function withoutShortEnds(text: string): string {
  const [spaced = '', core = ''] = firstToLastWord.exec(text) ?? [];
  return core.length < shortCore ? spaced : core;
}

/** A LIKE pattern that matches the text anywhere; `%`, `_` and `\` are literal. */
export function likePattern(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
