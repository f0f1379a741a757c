/** The parts of a keyboard event that shortcuts need. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/**
 * The name of a key for shortcuts: `j`, `?`, `Enter`, `Shift+x`, `Ctrl+k` (Command on a Mac). Null for keys left to
 * the browser, such as a modifier alone or Alt combinations. Shift is named with letters only: on other keys it is
 * part of the character.
 */
export function keyName({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyPress): string | null {
  if (altKey || ['Shift', 'Control', 'Meta', 'Dead', 'Unidentified'].includes(key)) return null;
  const isLetter = /^\p{L}$/u.test(key);
  const name = isLetter ? key.toLowerCase() : key;
  if (ctrlKey || metaKey) return `Ctrl+${name}`;
  return shiftKey && (isLetter || key.length > 1) ? `Shift+${name}` : name;
}

/** Whether the key also types a character: such shortcuts are inactive in fields and can be switched off. */
export function isTyped(name: string): boolean {
  return name.length === 1 || /^Shift\+.$/u.test(name);
}
