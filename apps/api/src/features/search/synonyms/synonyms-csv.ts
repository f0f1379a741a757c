import type { SynonymGroup } from './synonyms.ts';

const header = 'words,narrower';
const maxGroups = 5_000;
const maxWords = 60;
const maxLetters = 60;

/**
 * The groups as CSV: one group per line, in two quoted columns, words separated by `|`. Begins with a byte order
 * mark, for spreadsheets.
 */
export function synonymsCsv(groups: readonly SynonymGroup[]): string {
  const lines = groups.map(({ words, narrower }) => `${quoted(words)},${quoted(narrower)}`);
  return `\uFEFF${[header, ...lines].join('\r\n')}\r\n`;
}

function quoted(words: readonly string[]): string {
  return `"${words.join('|').replaceAll('"', '""')}"`;
}

/** Reads such a file, also without quotes, which spreadsheets may remove. Throws with the line that cannot be read. */
export function readSynonymsCsv(csv: string): SynonymGroup[] {
  const [first = '', ...lines] = csv.replace(/^\uFEFF/, '').split(/\r?\n/);
  if (first.trim().toLowerCase() !== header) throw new Error(`Line 1 must be: ${header}`);
  const groups = lines.flatMap((line, index) => (line.trim() === '' ? [] : [readLine(line, index + 2)]));
  if (groups.length > maxGroups)
    throw new Error(`There are ${groups.length} groups; at most ${maxGroups} are possible.`);
  return groups;
}

const twoColumns = /^\s*(?:"((?:[^"]|"")*)"|([^",]*))\s*(?:,\s*(?:"((?:[^"]|"")*)"|([^",]*))\s*)?$/;

function readLine(line: string, number: number): SynonymGroup {
  const [, words, bareWords, narrower, bareNarrower] = twoColumns.exec(line) ?? [];
  const group = { words: wordsOf(words ?? bareWords), narrower: wordsOf(narrower ?? bareNarrower) };
  const all = [...group.words, ...group.narrower];
  if (group.words.length === 0 || all.length < 2)
    throw new Error(`Line ${number} needs two words, such as "saree|শাড়ি","jamdani".`);
  if (all.length > maxWords || all.some((word) => word.length > maxLetters))
    throw new Error(`Line ${number} is too long: at most ${maxWords} words of ${maxLetters} letters.`);
  return group;
}

function wordsOf(column = ''): string[] {
  const words = column
    .replaceAll('""', '"')
    .split('|')
    .map((word) => word.normalize('NFC').trim());
  return [...new Set(words.filter(Boolean))];
}
