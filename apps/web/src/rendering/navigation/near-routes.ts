import type { RouteObject } from 'react-router-dom';

function wordsOf(path: string): string[] {
  return path.toLowerCase().split('/').filter(Boolean);
}

function mayMatch({ path, children }: RouteObject, words: string[]): boolean {
  if (children || path === '*') return true;
  const own = wordsOf(path ?? '');
  return own.length === words.length && own.every((word, at) => word.startsWith(':') || word === words[at]);
}

/**
 * The routes without the pages that an address (without a language) cannot be of. Matching ranks all routes that it is given, which takes a cheap
 * phone 20 ms.
 */
export function nearRoutes(routes: readonly RouteObject[], pathname: string): RouteObject[] {
  const words = wordsOf(pathname);
  return routes
    .filter((route) => mayMatch(route, words))
    .map((route) => (route.children ? { ...route, children: nearRoutes(route.children, pathname) } : route));
}
