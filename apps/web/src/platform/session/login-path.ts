/** Pages that are only a way to the login: nobody wants to come back to them. */
const onTheWay = ['/login', '/user/forget_password', '/user/reset_password'];

/** The login that leads back to a page of the shop, given its path and query without a language. */
export function loginPath({ pathname, search }: { pathname: string; search: string }): string {
  if (pathname === '/login') return pathname + search;
  if (pathname === '/' || onTheWay.some((path) => pathname.startsWith(path))) return '/login';
  return `/login?from=${encodeURIComponent(pathname + search)}`;
}
