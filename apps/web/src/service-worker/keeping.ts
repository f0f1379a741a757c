import { mostKept, type Kept } from './kept-requests.ts';

/** Names a build, so that pages of an older one, which point to files that are gone, go with it. */
declare const BUILD: string;

const cacheNames: Record<Kept, string> = {
  pages: `pages ${BUILD}`,
  files: 'files',
  pictures: 'pictures',
  catalogue: 'catalogue',
};

/** Removes what an older build left and nothing of this one would find. */
export async function dropOldCaches(): Promise<void> {
  const known = new Set(Object.values(cacheNames));
  const names = await caches.keys();
  await Promise.all(names.filter((name) => !known.has(name)).map((name) => caches.delete(name)));
}

/** The kept answer to a request, if there is one. */
export async function findKept(kept: Kept, request: Request | string): Promise<Response | undefined> {
  const cache = await caches.open(cacheNames[kept]);
  return cache.match(request, { ignoreVary: true });
}

function mayBeKept(response: Response): boolean {
  // Our own mailbox and the like say no-store; what is shared says public.
  return response.status === 200 && (response.headers.get('cache-control') ?? '').includes('public');
}

/** Keeps an answer as the newest of its kind; the oldest make room. A full device keeps what it has. */
export async function keep(kept: Kept, { url, response }: { url: string; response: Response }): Promise<void> {
  if (!mayBeKept(response)) return;
  try {
    const cache = await caches.open(cacheNames[kept]);
    await cache.delete(url, { ignoreVary: true });
    await cache.put(url, response);
    const held = await cache.keys();
    const tooMany = held.slice(0, Math.max(0, held.length - mostKept[kept]));
    await Promise.all(tooMany.map((request) => cache.delete(request)));
  } catch {
    // The device is full or forbids it; the shop works without.
  }
}

/** Fetches and keeps files that are not kept yet. They mostly lie in the browser's own cache already. */
export async function keepFiles(kept: Kept, urls: readonly string[]): Promise<void> {
  await Promise.all(
    urls.map(async (url) => {
      if (await findKept(kept, url)) return;
      const response = await fetch(url).catch(() => null);
      if (response) await keep(kept, { url, response });
    }),
  );
}

/** Fetches and keeps a page with the files its document names. */
export async function keepPage(url: string): Promise<void> {
  const response = await fetch(url, { cache: 'no-cache', headers: { accept: 'text/html' } }).catch(() => null);
  if (!response) return;
  const html = await response.clone().text();
  await keep('pages', { url, response });
  const named = html.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g);
  await keepFiles('files', [...new Set(Array.from(named, ([, file = '']) => new URL(file, url).href))]);
}
