import { dictionary } from '@zxcvbn-ts/language-common';
import { Problem } from '../../../platform/http/problem.ts';

/** About 49,000, the most common first. */
const commonPasswords = new Set(dictionary['passwords-common']);

/** Throws VALIDATION for a password that is among the first guesses of any attacker. */
export function refuseCommonPassword(password: string, { path }: { path: string }): void {
  if (!commonPasswords.has(password.toLowerCase())) return;
  const message = 'Many people use this password, so it is guessed first. Please choose another.';
  throw new Problem('VALIDATION', message, { errors: [{ path, message }] });
}
