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

/** A value as JSON in lines, for a terminal or a file: the same characters are escaped as JSON does it. */
export function printableJson(value: unknown): string[] {
  const json = JSON.stringify(value, null, 2);
  return json.split('\n').map((line) => line.replaceAll(unseen, escapedUnits));
}

function escapedUnits(character: string): string {
  return character
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');
}
