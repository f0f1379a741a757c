import { matchRoutes, type RouteObject } from 'react-router-dom';
import { savesData } from '../platform/data-saver.ts';

interface Prefetch {
  routes: RouteObject[];
  basename: string;
  /** Fetches the code that every navigation needs. */
  prepare: (() => Promise<unknown>) | undefined;
}

/**
 * Fetches a page's code and messages as soon as a link to it is hovered, touched or focused. With the data saver on, nothing is
 * fetched in advance.
 */
export function prefetchOnIntent({ routes, basename, prepare }: Prefetch): void {
  if (savesData()) return;
  let latest: Element | null = null;
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link === latest || link.origin !== location.origin) return;
    latest = link;
    // If this fails, the navigation tries again and reports the failure.
    prepare?.().catch(() => undefined);
    for (const { route } of matchRoutes(routes, link.pathname, basename) ?? []) {
      if (typeof route.lazy === 'function') route.lazy().catch(() => undefined);
    }
  };
  document.addEventListener('pointerover', prefetch, { passive: true });
  document.addEventListener('focusin', prefetch);
}
