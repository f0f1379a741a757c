/** What a shortcut needs of a key press. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/**
 * How shortcuts call a key: `j`, `?`, `Enter`, `Shift+x`, `Ctrl+k` (Command on a Mac). Null for what they leave to the browser, such
 * as a modifier alone or Alt with something. Shift is named with letters only: on other keys it is part of the character.
 */
export function keyName({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyPress): string | null {
  if (altKey || ['Shift', 'Control', 'Meta', 'Dead', 'Unidentified'].includes(key)) return null;
  const isLetter = /^\p{L}$/u.test(key);
  const name = isLetter ? key.toLowerCase() : key;
  if (ctrlKey || metaKey) return `Ctrl+${name}`;
  return shiftKey && (isLetter || key.length > 1) ? `Shift+${name}` : name;
}

/** Whether it is a key that is also typed: such shortcuts rest in fields and can be switched off. */
export function isTyped(name: string): boolean {
  return name.length === 1 || /^Shift\+.$/u.test(name);
}
