import { randomInt } from 'node:crypto';

/** Without 0 and O, 1, I and L, so that codes can be read out over the phone. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** Random letters and digits from a secure source that cannot be mistaken for one another. */
export function readableCode(length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}
