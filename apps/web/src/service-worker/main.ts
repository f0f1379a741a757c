import { pages } from '@haat/contracts/pages';
import { inLanguage, localeOf } from '@haat/contracts/shared/locale';
import { cacheKindOf, isOfConsole, type CacheKind } from './cacheable-requests.ts';
import { cacheFiles, cachePage, cacheResponse, deleteOldCaches, findCached } from './response-caches.ts';

declare const self: ServiceWorkerGlobalScope;

/** The message of a page: pages to cache, and the files it has loaded itself. */
interface Prepare {
  pages: string[];
  files: string[];
}

self.addEventListener('install', () => {
  void self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([deleteOldCaches(), self.clients.claim(), self.registration.navigationPreload?.enable()]),
  );
});

self.addEventListener('message', (event) => {
  const { pages: urls, files }: Prepare = event.data;
  const cacheable = urls.filter((url) => kindOf(url, 'navigate') === 'pages');
  const of = (kind: CacheKind) => files.filter((url) => kindOf(url, 'cors') === kind);
  event.waitUntil(
    Promise.all([
      cacheFiles('files', of('files')),
      cacheFiles('pictures', of('pictures')),
      ...cacheable.map(cachePage),
    ]),
  );
});

function kindOf(url: string, mode: 'cors' | 'navigate'): CacheKind | null {
  return cacheKindOf({ method: 'GET', mode, url }, self.location.origin);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (isOfConsole(request.url)) return;
  const kind = cacheKindOf(request, self.location.origin);
  if (request.mode === 'navigate') event.respondWith(answerPage(event, kind !== null));
  else if (kind === 'files') answerFile(event);
  // Pictures never change under their name, so a cached copy is always current.
  else if (kind === 'pictures') event.respondWith(cacheFirst(event, kind));
  else if (kind === 'catalogue') event.respondWith(networkFirst(event));
});

/** Clients whose page came from the cache: they are offline, whatever the browser reports. */
const pagesWithoutNetwork = new Set<string>();

/**
 * While online, files are left to the browser's own cache: it does not recognise the service worker's response as the
 * file that the page preloaded, fetches it twice and warns in the console.
 */
function answerFile(event: FetchEvent): void {
  const { request, clientId } = event;
  if (navigator.onLine && !pagesWithoutNetwork.has(clientId)) event.waitUntil(cacheFiles('files', [request.url]));
  else event.respondWith(cacheFirst(event, 'files'));
}

/** The page from the network; while offline the cached page, or else the 'You are offline' page. */
async function answerPage(event: FetchEvent, isCacheable: boolean): Promise<Response> {
  const { request } = event;
  try {
    const preloaded: Response | undefined = await event.preloadResponse;
    const response = preloaded ?? (await fetch(request));
    if (isCacheable) event.waitUntil(cacheResponse('pages', { url: request.url, response: response.clone() }));
    return response;
  } catch {
    pagesWithoutNetwork.add(event.resultingClientId);
    const lastSeen = isCacheable ? await findCached('pages', request.url) : undefined;
    return lastSeen ?? (await offlinePage(request.url));
  }
}

/** The 'You are offline' page without its scripts, which would look for a route matching the requested address. */
async function offlinePage(url: string): Promise<Response> {
  const path = inLanguage(pages.offline.path, localeOf(new URL(url).pathname));
  const page = await findCached('pages', new URL(path, url).href);
  if (!page) return Response.error();
  const html = await page.text();
  const headers = new Headers(page.headers);
  headers.set('cache-control', 'no-store');
  return new Response(html.replace(/<script data-files="[\s\S]*?<\/script>/, ''), {
    status: 503,
    headers,
  });
}

async function cacheFirst(event: FetchEvent, kind: CacheKind): Promise<Response> {
  const { request } = event;
  const cached = await findCached(kind, request);
  if (cached) return cached;
  const response = await fetch(request);
  event.waitUntil(cacheResponse(kind, { url: request.url, response: response.clone() }));
  return response;
}

async function networkFirst(event: FetchEvent): Promise<Response> {
  const { request } = event;
  try {
    const response = await fetch(request);
    event.waitUntil(cacheResponse('catalogue', { url: request.url, response: response.clone() }));
    return response;
  } catch {
    return (await findCached('catalogue', request)) ?? Response.error();
  }
}
