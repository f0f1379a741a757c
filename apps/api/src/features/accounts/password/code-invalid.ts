import { fieldError } from '@haat/contracts';
import { Problem } from '../../../platform/http/problem.ts';

/** The same response for wrong, expired, used and exhausted codes, and for an address that never had one. */
export function codeInvalid(): Problem {
  const error = fieldError('code', 'CODE_INVALID');
  return new Problem('CODE_INVALID', error.message, { errors: [error] });
}
