/** Pages on the way to a login, which a login must not return to. */
const onTheWay = ['/login', '/user/forget_password', '/user/reset_password'];

/** Path of the login that returns to a page, given its path and query without the language prefix. */
export function loginPath({ pathname, search }: { pathname: string; search: string }): string {
  if (pathname === '/login') return pathname + search;
  if (pathname === '/' || onTheWay.some((path) => pathname.startsWith(path))) return '/login';
  return `/login?from=${encodeURIComponent(pathname + search)}`;
}
