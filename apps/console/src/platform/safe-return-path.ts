const anywhere = 'https://console.invalid';

/**
 * The path to return to after signing in, within the console and without `/admin`; the start page for anything else.
 */
export function safeReturnPath(wanted: string | null): string {
  if (!wanted || !/^\/(?![/\\])/.test(wanted)) return '/';
  const url = URL.parse(wanted, anywhere);
  return url?.origin === anywhere ? url.pathname + url.search + url.hash : '/';
}
