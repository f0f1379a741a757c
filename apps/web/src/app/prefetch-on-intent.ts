import { matchRoutes, type RouteObject } from 'react-router-dom';
import { savesData } from '../platform/data-saver.ts';

interface Prefetch {
  routes: RouteObject[];
  basename: string;
  /** Fetches what any navigation needs. */
  prepare: (() => Promise<unknown>) | undefined;
}

/**
 * Fetches a page's code and words as soon as somebody points at a link to it: with a mouse, a finger or the keyboard. Where
 * data is to be saved, nothing comes before it is asked for.
 */
export function prefetchOnIntent({ routes, basename, prepare }: Prefetch): void {
  if (savesData()) return;
  let latest: Element | null = null;
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link === latest || link.origin !== location.origin) return;
    latest = link;
    // A fetch that fails here is tried again by the navigation itself, which says so.
    prepare?.().catch(() => undefined);
    for (const { route } of matchRoutes(routes, link.pathname, basename) ?? []) {
      if (typeof route.lazy === 'function') route.lazy().catch(() => undefined);
    }
  };
  document.addEventListener('pointerover', prefetch, { passive: true });
  document.addEventListener('focusin', prefetch);
}
