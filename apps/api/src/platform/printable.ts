/**
 * Characters that a terminal would interpret or hide instead of showing; the two joiners are allowed, because Bangla
 * words need them.
 */
const unseen = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u115f\u1160\u3164\uffa0]/gu;

/**
 * A text for one line of a terminal: control characters, line breaks and invisible characters are escaped, such as
 * `\\u{1b}` for ESC.
 */
export function printable(text: string): string {
  return text.replaceAll(unseen, (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`);
}
