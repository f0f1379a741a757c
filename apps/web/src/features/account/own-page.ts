import { redirect } from 'react-router-dom';
import { isLoggedIn } from '../../platform/session/session.ts';

/** Sends a visitor to the login; afterwards the way leads back to `path`. */
export function needLogin(path: string): void {
  if (!isLoggedIn()) throw loginFor(path);
}

/** The way to the login and back, as a redirect to throw. */
export function loginFor(path: string): Response {
  return redirect(`/login?from=${encodeURIComponent(path)}`);
}
