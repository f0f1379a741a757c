import { maxEntries, type CacheKind } from './cacheable-requests.ts';
import { filesNamedIn } from './named-files.ts';

/** Identifies the build. Caches of older builds are deleted, because their pages refer to files that no longer exist. */
declare const BUILD: string;

const cacheNames: Record<CacheKind, string> = {
  pages: `pages ${BUILD}`,
  files: 'files',
  pictures: 'pictures',
  catalogue: 'catalogue',
};

/** Deletes the caches of older builds. */
export async function deleteOldCaches(): Promise<void> {
  const known = new Set(Object.values(cacheNames));
  const names = await caches.keys();
  await Promise.all(names.filter((name) => !known.has(name)).map((name) => caches.delete(name)));
}

/** The cached response to a request, if there is one. */
export async function findCached(kind: CacheKind, request: Request | string): Promise<Response | undefined> {
  const cache = await caches.open(cacheNames[kind]);
  return cache.match(request, { ignoreVary: true });
}

function isStorable(response: Response): boolean {
  // `public` marks responses that are the same for everyone.
  return response.status === 200 && (response.headers.get('cache-control') ?? '').includes('public');
}

/**
 * Caches a response that is the same for everyone, and evicts the oldest of its kind. Does nothing if storage is
 * full.
 */
export async function cacheResponse(
  kind: CacheKind,
  { url, response }: { url: string; response: Response },
): Promise<void> {
  if (!isStorable(response)) return;
  try {
    const cache = await caches.open(cacheNames[kind]);
    await cache.delete(url, { ignoreVary: true });
    await cache.put(url, response);
    const requests = await cache.keys();
    const tooMany = requests.slice(0, Math.max(0, requests.length - maxEntries[kind]));
    await Promise.all(tooMany.map((request) => cache.delete(request)));
  } catch {
    // Storage is full or forbidden; the shop works without the cache.
  }
}

/** Caches files that are not cached yet; most come from the browser's own cache. */
export async function cacheFiles(kind: CacheKind, urls: readonly string[]): Promise<void> {
  await Promise.all(
    urls.map(async (url) => {
      if (await findCached(kind, url)) return;
      const response = await fetch(url).catch(() => null);
      if (response) await cacheResponse(kind, { url, response });
    }),
  );
}

/** Caches a page together with the files that its document refers to. */
export async function cachePage(url: string): Promise<void> {
  const response = await fetch(url, { cache: 'no-cache', headers: { accept: 'text/html' } }).catch(() => null);
  if (!response) return;
  const html = await response.clone().text();
  await cacheResponse('pages', { url, response });
  await cacheFiles(
    'files',
    filesNamedIn(html).map((file) => new URL(file, url).href),
  );
}
