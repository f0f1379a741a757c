import { fieldError, type FieldProblemCode } from '@haat/contracts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Services } from '../../../services.ts';

interface PasswordGiven {
  userId: string;
  /** The field in which the password was sent. */
  field: string;
  /** Undefined if none was sent. */
  password: string | undefined;
}

/** Verifies that the holder of the token also knows the account's password. Throws REAUTHENTICATE. */
export async function checkPassword(
  { db, passwords }: Pick<Services, 'db' | 'passwords'>,
  { userId, field, password }: PasswordGiven,
): Promise<void> {
  if (password === undefined) throw reauthenticate(field, 'CURRENT_PASSWORD_REQUIRED');
  const user = await db.user.findUnique({ where: { id: userId }, select: { passwordHash: true } });
  if (await passwords.verify(user?.passwordHash ?? null, password)) return;
  throw reauthenticate(field, 'CURRENT_PASSWORD_WRONG');
}

function reauthenticate(path: string, code: FieldProblemCode): Problem {
  const error = fieldError(path, code);
  return new Problem('REAUTHENTICATE', error.message, { errors: [error] });
}
