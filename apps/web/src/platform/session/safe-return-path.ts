const anywhere = 'https://shop.invalid';

/** Where to go after a login: a path of this shop and nothing else; `/` for anything that leads elsewhere. */
export function safeReturnPath(wanted: string | null | undefined): string {
  if (!wanted || !/^\/(?![/\\])/.test(wanted)) return '/';
  try {
    const url = new URL(wanted, anywhere);
    return url.origin === anywhere ? url.pathname + url.search + url.hash : '/';
  } catch {
    return '/';
  }
}
