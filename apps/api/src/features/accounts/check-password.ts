import { Problem } from '../../platform/http/problem.ts';
import type { Services } from '../../services.ts';

interface PasswordGiven {
  userId: string;
  /** The field it was sent in. */
  field: string;
  /** Undefined if it was not sent. */
  password: string | undefined;
}

/** Verifies that the holder of the token also knows the account's password. Throws REAUTHENTICATE. */
export async function checkPassword(
  { pool, passwords }: Pick<Services, 'pool' | 'passwords'>,
  { userId, field, password }: PasswordGiven,
): Promise<void> {
  if (password === undefined) throw reauthenticate(field, 'Please enter your current password.');
  const { rows } = await pool.query<{ password_hash: string | null }>('SELECT password_hash FROM users WHERE id = $1', [
    userId,
  ]);
  if (await passwords.verify(rows[0]?.password_hash ?? null, password)) return;
  throw reauthenticate(field, 'This is not your current password.');
}

function reauthenticate(path: string, message: string): Problem {
  return new Problem('REAUTHENTICATE', message, { errors: [{ path, message }] });
}
