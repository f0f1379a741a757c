const longest = 60;
const graphemes = new Intl.Segmenter('bn', { granularity: 'grapheme' });

/**
 * A person's name as shown in mails. Anyone can register with any name and somebody else's address, so only
 * characters that occur in names are kept: letters, marks, digits and a few signs, and no dot inside a word, which
 * mail programs would turn into a link.
 */
export function nameInMail(name: string): string {
  const words = name
    .replaceAll(/[^\p{L}\p{M}\p{N}\p{Join_Control}'’. -]+/gu, ' ')
    .replaceAll(/\.(?=\S)/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const letters = Array.from(graphemes.segment(words), ({ segment }) => segment);
  return letters.slice(0, longest).join('').trim();
}
