import { fieldError } from '@haat/contracts';
import { Problem } from '../../platform/http/problem.ts';

/** One answer for a wrong, an old, a used and a worn-out code, and for an address that never had one. */
export function codeInvalid(): Problem {
  const error = fieldError('code', 'CODE_INVALID');
  return new Problem('CODE_INVALID', error.message, { errors: [error] });
}
