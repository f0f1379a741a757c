import { Problem } from '../../platform/http/problem.ts';

/** One answer for a wrong, an old, a used and a worn-out code, and for an address that never had one. */
export function codeInvalid(): Problem {
  const message = 'This code is wrong or no longer valid. Please check it or ask for a new one.';
  return new Problem('CODE_INVALID', message, { errors: [{ path: 'code', message }] });
}
