const anywhere = 'https://shop.invalid';

/** A return path after login: only paths within this shop; `/` for anything else. */
export function safeReturnPath(wanted: string | null | undefined): string {
  if (!wanted || !/^\/(?![/\\])/.test(wanted)) return '/';
  try {
    const url = new URL(wanted, anywhere);
    return url.origin === anywhere ? url.pathname + url.search + url.hash : '/';
  } catch {
    return '/';
  }
}
