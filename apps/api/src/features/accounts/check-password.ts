import { fieldError, type FieldProblemCode } from '@haat/contracts';
import { Problem } from '../../platform/http/problem.ts';
import type { Services } from '../../services.ts';

interface PasswordGiven {
  userId: string;
  /** The field it was sent in. */
  field: string;
  /** Undefined: it was not sent. */
  password: string | undefined;
}

/** Makes sure that whoever holds the token knows the account's password, too. Throws REAUTHENTICATE. */
export async function checkPassword(
  { pool, passwords }: Pick<Services, 'pool' | 'passwords'>,
  { userId, field, password }: PasswordGiven,
): Promise<void> {
  if (password === undefined) throw reauthenticate(field, 'CURRENT_PASSWORD_REQUIRED');
  const { rows } = await pool.query<{ password_hash: string | null }>('SELECT password_hash FROM users WHERE id = $1', [
    userId,
  ]);
  if (await passwords.verify(rows[0]?.password_hash ?? null, password)) return;
  throw reauthenticate(field, 'CURRENT_PASSWORD_WRONG');
}

function reauthenticate(path: string, code: FieldProblemCode): Problem {
  const error = fieldError(path, code);
  return new Problem('REAUTHENTICATE', error.message, { errors: [error] });
}
