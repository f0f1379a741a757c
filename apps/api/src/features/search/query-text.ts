import type { Phrase, Unit } from './words/meanings.ts';

/** Where the words of a query may occur: titles (A), keywords (B), colours, sizes and belonging (C), descriptions (D). */
export type Weights = 'A' | 'AB' | 'ABC' | 'ABCD';

const kindsOf: Record<Weights, number> = { A: 1, AB: 3, ABC: 7, ABCD: 15 };
const description = 8;

/** The tsquery for one part of a query; undefined when no product can match. Words are letters and digits, which need no quoting. */
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
 * How a word is looked for. Without weights wherever possible: an index knows none, so that each product with the word anywhere would be
 * read to see its weight. For the same reason a word that only a description of a product has is a lexeme of its own, `Dword`.
 */
function lexemes({ word, kinds }: Phrase[number][number], weights: Weights): string[] {
  const isNamed = (kinds & kindsOf[weights] & ~description) > 0;
  const isDescribed = (kinds & kindsOf[weights] & description) > 0;
  const named = weights === 'A' || weights === 'AB' ? `${word}:${weights}` : word;
  return [...(isNamed ? [named] : []), ...(isDescribed ? [`D${word}`] : [])];
}

/** The tsquery that asks for every part; undefined when one of them matches nothing. */
export function allUnits(units: readonly Unit[], weights: Weights): string | undefined {
  const queries = units.map((unit) => unitQuery(unit, { weights }));
  return queries.length === 0 || queries.includes(undefined) ? undefined : queries.join('&');
}
