import type { Phrase, Unit } from './words/meanings.ts';

/** Where the words of a query may occur: titles (A), keywords (B), colours, sizes and belonging (C), descriptions (D). */
export type Weights = 'A' | 'AB' | 'ABC' | 'ABCD';

const kindsOf: Record<Weights, number> = { A: 1, AB: 3, ABC: 7, ABCD: 15 };

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
  const parts = phrase.map((any) =>
    any
      .filter(({ kinds }) => (kinds & kindsOf[weights]) > 0)
      .map(({ word }) => (weights === 'ABCD' ? word : `${word}:${weights}`)),
  );
  return parts.some((words) => words.length === 0)
    ? undefined
    : `(${parts.map((words) => `(${words.join('|')})`).join('&')})`;
}

/** The tsquery that asks for every part; undefined when one of them matches nothing. */
export function allUnits(units: readonly Unit[], weights: Weights): string | undefined {
  const queries = units.map((unit) => unitQuery(unit, { weights }));
  return queries.length === 0 || queries.includes(undefined) ? undefined : queries.join('&');
}
