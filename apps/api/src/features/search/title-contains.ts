import { toLatinDigits } from '@haat/contracts';
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
  if (telling !== '')
    return telling === text ? isTitleLike(telling) : Prisma.sql`${isTitleLike(telling)} AND ${readTitleContains(text)}`;
  // Deliberately not the indexed expression: PostgreSQL would read the whole index.
  return Prisma.sql`lower(p.title || chr(10) || p.title_bn) LIKE lower(${pattern})
    AND p.id > (SELECT max(id) - ${sqlText(maxSearchedWithoutIndex)} FROM products)`;
}

/** Either title of product `p` contains the text, looked up by trigrams. */
function isTitleLike(text: string): Prisma.Sql {
  const pattern = likePattern(text);
  return Prisma.sql`(lower(p.title) LIKE lower(${pattern}) OR lower(p.title_bn) LIKE lower(${pattern}))`;
}

/**
 * The same for products `p` that are read in any case. Deliberately not the indexed expressions, which PostgreSQL would
 * look up in the whole index.
 */
export function readTitleContains(text: string): Prisma.Sql {
  return Prisma.sql`lower(concat_ws(chr(10), p.title, p.title_bn)) LIKE lower(${likePattern(text)})`;
}

/**
 * How many products that the index finds by a part of a text are compared with all of it. Each may be on another page of
 * the disk. Products with the whole words are found before, so the rest can only have the text inside longer words.
 */
const maxCompared = 1_000;

/**
 * The same for products `p` that a search may find: of those with only a part of the text in the index, the first
 * `maxCompared`. If that part is a long number (`No. 1000000`), it is looked up among the words: titles with as many zeros
 * (`10000 mAh`) share its trigrams, and would take the places of those with the number.
 */
export function foundTitleContains(text: string): Prisma.Sql {
  const telling = withoutShortEnds(text);
  if (telling === '' || telling === text) return titleContains(text);
  const number = tellingNumber(text);
  // By `ctid`: ids would have to be looked up in another index.
  const candidates =
    number === undefined
      ? Prisma.sql`p.ctid = ANY (array(SELECT p.ctid FROM products p WHERE ${isTitleLike(telling)} AND p.retired_at IS NULL LIMIT ${sqlText(maxCompared)}))`
      : Prisma.sql`p.id = ANY (array(SELECT s.product_id FROM product_search s WHERE s.words @@ ${`${number}:*`}::tsquery LIMIT ${sqlText(maxCompared)}))`;
  return Prisma.sql`${candidates} AND ${readTitleContains(text)}`;
}

/** So few words begin with as many digits that looking them up reads no more products than trigrams do. */
const longNumber = /^[\d০-৯]{6,20}$/;

/**
 * The long number that is all of a text but short words, if a space before it says that it begins a word; its digits
 * are Latin.
 */
export function tellingNumber(text: string): string | undefined {
  const telling = withoutShortEnds(text).trim();
  return longNumber.test(telling) && text.includes(` ${telling}`) ? toLatinDigits(telling) : undefined;
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
