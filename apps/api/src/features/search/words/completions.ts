const maxCompletions = 4;

/**
 * The text with its last word completed by title words that begin with it, most frequent first, in the script in
 * which it was typed.
 */
export function completionsOf(text: string, titles: readonly string[]): string[] {
  const typed = text.toLowerCase().normalize('NFC');
  const at = typed.lastIndexOf(' ') + 1;
  const last = typed.slice(at);
  if (last.length < 2) return [];
  const counts = new Map<string, number>();
  for (const title of titles) {
    const words = title
      .toLowerCase()
      .normalize('NFC')
      .split(/[^\p{L}\p{M}\p{N}]+/u);
    for (const word of new Set(words))
      if (word.length > last.length && word.startsWith(last)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const best = [...counts].toSorted(([, one], [, other]) => other - one).slice(0, maxCompletions);
  return best.map(([word]) => `${typed.slice(0, at)}${word}`);
}
