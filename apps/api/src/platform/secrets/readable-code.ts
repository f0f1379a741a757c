import { randomInt } from 'node:crypto';

/** Without 0 and O, 1, I and L, so that codes can be read out over the phone. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** Cryptographically random letters and digits that cannot be mistaken for one another. */
export function readableCode(length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}
