import { pageRoutes } from '@haat/contracts/pages';
import { inLanguage, localeOf, withoutLocale } from '@haat/ui/i18n/locale.ts';
import { onStorageChange } from '../platform/storage/device.ts';
import { isLoggedIn } from '../platform/session/session.ts';

/** What works beside the pages: lists kept on all devices, and the shop without a network. */
export function runBackground(): void {
  keepListsOfShopper();
  // What says that there is no network cannot be fetched once there is none.
  import('./error-page.tsx').catch(() => undefined);
  if (import.meta.env.PROD && 'serviceWorker' in navigator) void prepareForOffline();
}

const frozenPaths = new Set(pageRoutes.filter(({ freezesCart }) => freezesCart).map(({ path }) => path));

function isCartFrozen(): boolean {
  return frozenPaths.has(withoutLocale(location.pathname));
}

function keepListsOfShopper(): void {
  let isKept = false;
  const start = async () => {
    if (isKept || !isLoggedIn()) return;
    isKept = true;
    const { keepLists } = await import('../features/cart/sync/keep-lists.ts');
    stop();
    keepLists({ isCartFrozen });
  };
  const tryToStart = () => void start().catch(() => (isKept = false));
  const stop = onStorageChange(tryToStart);
  tryToStart();
}

/** Hands over what this page was made of, because it came before anybody could keep it. */
async function prepareForOffline(): Promise<void> {
  try {
    await navigator.serviceWorker.register('/sw.js');
    const { active } = await navigator.serviceWorker.ready;
    const locale = localeOf(location.pathname);
    const pages = ['/offline', '/cart'].map((path) => new URL(inLanguage(path, locale), location.origin).href);
    const here = location.origin + location.pathname + location.search;
    const files = performance.getEntriesByType('resource').map(({ name }) => name);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker takes none.
    active?.postMessage({ pages: [...pages, here], files });
  } catch {
    // A browser that keeps nothing (private windows) shows the shop as well.
  }
}
