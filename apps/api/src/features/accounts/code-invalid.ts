import { Problem } from '../../platform/http/problem.ts';

/** The same response for wrong, expired, used and exhausted codes, and for an address that never had one. */
export function codeInvalid(): Problem {
  const message = 'This code is wrong or no longer valid. Please check it or ask for a new one.';
  return new Problem('CODE_INVALID', message, { errors: [{ path: 'code', message }] });
}
