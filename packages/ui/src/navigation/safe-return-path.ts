const anywhere = 'https://here.invalid';

/** A path to return to after login: only paths within this site; `/` for anything else. */
export function safeReturnPath(wanted: string | null | undefined): string {
  if (!wanted || !/^\/(?![/\\])/.test(wanted)) return '/';
  try {
    const url = new URL(wanted, anywhere);
    return url.origin === anywhere ? url.pathname + url.search + url.hash : '/';
  } catch {
    return '/';
  }
}
