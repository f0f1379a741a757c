import { importFieldNames, importFields, type ImportColumn, type ImportField } from '@haat/contracts';
import { cutText } from '../../../platform/cut-text.ts';
import { distanceOf, nameKey } from './names.ts';

const maxHeading = 100;
const maxSample = 80;
/** How many letters a name may differ by and still match. */
const maxDifference = 2;
const minLikeLength = 4;

const known = new Map<string, ImportField>();
for (const field of importFieldNames.toReversed()) {
  const { heading, heading_bn: headingBn, also } = importFields[field];
  for (const name of [...also, headingBn, heading]) known.set(nameKey(name), field);
}

interface Matching {
  headings: readonly string[];
  /** The first non-empty cell of each column. */
  samples: readonly string[];
  /** What a heading meant in earlier imports; null if it was left out. */
  remembered: ReadonlyMap<string, ImportField | null>;
}

/**
 * Proposes what the columns of a file mean: as last time, by exact name, or by similar name. Each field is assigned
 * once, to the surest match.
 */
export function matchColumns({ headings, samples, remembered }: Matching): ImportColumn[] {
  const taken = new Set<ImportField>();
  const columns = headings.map((heading, place): ImportColumn => ({
    heading: cutText(heading.trim(), maxHeading),
    sample: cutText(samples[place] ?? '', maxSample),
    field: null,
    guess: 'none',
  }));
  const guesses = [
    ['as_last_time', (key: string) => remembered.get(key)],
    ['known', (key: string) => known.get(key)],
    ['similar', likeKnown],
  ] as const;
  for (const [guess, fieldOf] of guesses)
    for (const column of columns) {
      if (column.guess !== 'none') continue;
      const field = fieldOf(nameKey(column.heading));
      if (field === undefined || (field !== null && taken.has(field))) continue;
      if (field !== null) taken.add(field);
      Object.assign(column, { field, guess });
    }
  return columns;
}

function likeKnown(key: string): ImportField | undefined {
  if (key.length < minLikeLength) return undefined;
  let best: { field: ImportField; distance: number } | undefined;
  for (const [name, field] of known) {
    const distance = distanceOf(key, name);
    if (name.length >= minLikeLength && distance <= maxDifference && distance < (best?.distance ?? Infinity))
      best = { field, distance };
  }
  return best?.field;
}
