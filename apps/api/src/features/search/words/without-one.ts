import type { Unit } from './meanings.ts';

/** A query reduced by some of its parts. */
export interface Fewer {
  kept: Unit[];
  dropped: string;
}

/**
 * Reduced queries: first without the parts that no product has, then without one part, the least significant first,
 * then with one part alone. Something that names a thing is always kept: a search for a red fridge does not want
 * everything red.
 */
export function withoutOne(units: Unit[]): Fewer[] {
  if (units.length < 2) return [];
  const byImportance = units.toSorted((one, other) => importance(one) - importance(other));
  const possible = units.filter((unit) => importance(unit) > 0);
  const ways = [
    possible,
    ...byImportance.map((left) => units.filter((unit) => unit !== left)),
    ...byImportance.map((left) => possible.filter((unit) => unit !== left)),
    ...byImportance.toReversed().map((only) => [only]),
  ];
  return ways
    .filter((kept) => kept.length > 0 && kept.length < units.length && kept.some((unit) => importance(unit) > 2))
    .map((kept) => ({
      kept,
      dropped: units
        .filter((unit) => !kept.includes(unit))
        .map(({ text }) => text)
        .join(' '),
    }));
}

/** 0: nowhere; 1: a number, or only in descriptions; 2: a colour or size; 3: a thing; 4: the name of a category. */
function importance({ text, literal, synonyms, shelves, isThing, isShelfName }: Unit): 0 | 1 | 2 | 3 | 4 {
  if (literal.length === 0 && synonyms.length === 0 && shelves.length === 0) return 0;
  if (/^\d+$/.test(text)) return 1;
  const kinds = [...literal, ...synonyms].flat(2).reduce((all, word) => all | word.kinds, 0);
  if (isShelfName) return 4;
  if (kinds & 4) return 2;
  return isThing || shelves.length > 0 ? 3 : 1;
}
