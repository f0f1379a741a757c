import type { Phrase, Unit } from './words/meanings.ts';

/** Where words of a query may occur: titles (A), keywords (B), colours, sizes and shelves (C), descriptions (D). */
export type Weights = 'A' | 'AB' | 'ABC' | 'ABCD';

const kindsOf: Record<Weights, number> = { A: 1, AB: 3, ABC: 7, ABCD: 15 };
const description = 8;

/**
 * The tsquery for one part of a query; undefined if no product can match. Words consist of letters and digits and
 * need no quoting.
 */
export function unitQuery(
  { literal, synonyms, shelves }: Unit,
  { weights, isLiteral = false }: { weights: Weights; isLiteral?: boolean },
): string | undefined {
  const phrases = isLiteral ? literal : [...literal, ...synonyms];
  const alternatives = phrases.map((phrase) => phraseQuery(phrase, weights)).filter((query) => query !== undefined);
  const belonging = !isLiteral && weights.includes('C') ? shelves : [];
  const all = [...new Set([...alternatives, ...belonging])];
  return all.length === 0 ? undefined : `(${all.join('|')})`;
}

function phraseQuery(phrase: Phrase, weights: Weights): string | undefined {
  const parts = phrase.map((any) => any.flatMap((word) => lexemes(word, weights)));
  return parts.some((words) => words.length === 0)
    ? undefined
    : `(${parts.map((words) => `(${words.join('|')})`).join('&')})`;
}

/**
 * The lexemes to look a word up by, without weights wherever possible: an index has none, so every product with the
 * word would have to be read. For the same reason a word that occurs only in a product's description is a lexeme of
 * its own, `Dword`.
 */
function lexemes({ word, kinds }: Phrase[number][number], weights: Weights): string[] {
  const isNamed = (kinds & kindsOf[weights] & ~description) > 0;
  const isDescribed = (kinds & kindsOf[weights] & description) > 0;
  const named = weights === 'A' || weights === 'AB' ? `${word}:${weights}` : word;
  return [...(isNamed ? [named] : []), ...(isDescribed ? [`D${word}`] : [])];
}

/** The tsquery that requires every part; undefined if one of them matches nothing. */
export function allUnits(units: readonly Unit[], weights: Weights): string | undefined {
  const queries = units.map((unit) => unitQuery(unit, { weights }));
  return queries.length === 0 || queries.includes(undefined) ? undefined : queries.join('&');
}
