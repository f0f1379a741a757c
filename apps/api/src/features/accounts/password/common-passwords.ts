import { Problem } from '../../../platform/http/problem.ts';

/** About 49,000 passwords; loaded when the first password is chosen. */
let commonPasswords: Promise<Set<string>> | undefined;

async function readCommonPasswords(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

/** Rejects with VALIDATION for a password that is among the first guesses of any attacker. */
export async function refuseCommonPassword(password: string, { path }: { path: string }): Promise<void> {
  commonPasswords ??= readCommonPasswords();
  if (!(await commonPasswords).has(password.toLowerCase())) return;
  const message = 'Many people use this password, so it is guessed first. Please choose another.';
  throw new Problem('VALIDATION', message, { errors: [{ path, message }] });
}
