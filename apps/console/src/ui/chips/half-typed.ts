/** The input of a field of chips, and the word that it adds to the chips before it is entered. */
export interface HalfTyped {
  text: string;
  /** Null if it adds none: it is empty, or a chip says the same. */
  word: string | null;
}

export const nothingTyped: HalfTyped = { text: '', word: null };

/** The chips that were entered: the last one may still be in the input. */
export function entered(chips: readonly string[], { word }: HalfTyped): readonly string[] {
  return word === null ? chips : chips.slice(0, -1);
}

/** Whether the chips were set by something else, such as Discard, so that the input no longer belongs to them. */
export function isForeign(chips: readonly string[], { word }: HalfTyped): boolean {
  return word !== null && chips.at(-1) !== word;
}

/** The input as typed so far, after these chips. */
export function halfTyped(before: readonly string[], text: string): HalfTyped {
  const word = text.trim();
  return { text, word: word === '' || before.includes(word) ? null : word };
}

interface Bounds {
  maxChips: number;
  maxLength: number;
}

/** These chips with the words of a text, which are separated by commas. */
export function withWords(before: readonly string[], text: string, { maxChips, maxLength }: Bounds): string[] {
  const words = text.split(',').map((each) => each.trim().slice(0, maxLength));
  return [...new Set([...before, ...words.filter((each) => each !== '')])].slice(0, maxChips);
}
