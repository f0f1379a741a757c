const anywhere = 'https://console.invalid';

/** Where to go after signing in: an address of the console, without `/admin`; the start for anything else. */
export function safeReturnPath(wanted: string | null): string {
  if (!wanted || !/^\/(?![/\\])/.test(wanted)) return '/';
  const url = URL.parse(wanted, anywhere);
  return url?.origin === anywhere ? url.pathname + url.search + url.hash : '/';
}
