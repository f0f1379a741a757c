import { pageRoutes, pages } from '@haat/contracts/pages';
import { inLanguage, localeOf, withoutLocale } from '@haat/contracts/shared/locale';
import { onStorageChange } from '@haat/ui/device/device.ts';
import { isLoggedIn } from '../platform/session/session.ts';

/** When the page itself is no longer fetching anything, in ms after it was opened. */
const pageIsLoadedMs = 3000;

/** Background work: synchronises cart and favourites at once, then prepares the shop for offline use. */
export function runBackground(): void {
  syncListsOfShopper();
  setTimeout(beReadyForOffline, Math.max(0, pageIsLoadedMs - performance.now()));
}

function beReadyForOffline(): void {
  // The error page must be cached while there is a network to fetch it from.
  import('./error-page.tsx').catch(() => undefined);
  if (import.meta.env.PROD && 'serviceWorker' in navigator) void prepareForOffline();
}

const frozenPaths = new Set(pageRoutes.filter(({ freezesCart }) => freezesCart).map(({ path }) => path));

function isCartFrozen(): boolean {
  return frozenPaths.has(withoutLocale(location.pathname));
}

function syncListsOfShopper(): void {
  let isSyncing = false;
  const start = async () => {
    if (isSyncing || !isLoggedIn()) return;
    isSyncing = true;
    const { syncLists } = await import('../features/cart/sync/sync-lists.ts');
    stop();
    syncLists({ isCartFrozen });
  };
  const tryToStart = () => void start().catch(() => (isSyncing = false));
  const stop = onStorageChange(tryToStart);
  tryToStart();
}

/** Tells the service worker to cache this page and the files that were loaded before it took control. */
async function prepareForOffline(): Promise<void> {
  try {
    await navigator.serviceWorker.register('/sw.js');
    const { active } = await navigator.serviceWorker.ready;
    const locale = localeOf(location.pathname);
    const urls = [pages.offline, pages.cart].map(({ path }) => new URL(inLanguage(path, locale), location.origin).href);
    const here = location.origin + location.pathname + location.search;
    const files = performance.getEntriesByType('resource').map(({ name }) => name);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target origin.
    active?.postMessage({ pages: [...urls, here], files });
  } catch {
    // The shop works without a service worker, which private windows may refuse.
  }
}
