import { redirect } from 'react-router-dom';
import { isLoggedIn } from '../../platform/session/session.ts';

/** Throws a redirect to the login unless a shopper is logged in; the login then returns to `path`. */
export function needLogin(path: string): void {
  if (!isLoggedIn()) throw loginFor(path);
}

/** A redirect to the login, to be thrown; the login then returns to `path`. */
export function loginFor(path: string): Response {
  return redirect(`/login?from=${encodeURIComponent(path)}`);
}
