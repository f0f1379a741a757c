import { keptAs, type Kept } from './kept-requests.ts';
import { dropOldCaches, findKept, keep, keepFiles, keepPage } from './keeping.ts';

declare const self: ServiceWorkerGlobalScope;

/** What a page hands over once it stands: pages to have ready, and the files it was made of. */
interface Prepare {
  pages: string[];
  files: string[];
}

self.addEventListener('install', () => {
  void self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([dropOldCaches(), self.clients.claim(), self.registration.navigationPreload?.enable()]));
});

self.addEventListener('message', (event) => {
  const { pages, files }: Prepare = event.data;
  const known = pages.filter((url) => kindOf(url, 'navigate') === 'pages');
  const of = (kind: Kept) => files.filter((url) => kindOf(url, 'cors') === kind);
  event.waitUntil(
    Promise.all([keepFiles('files', of('files')), keepFiles('pictures', of('pictures')), ...known.map(keepPage)]),
  );
});

function kindOf(url: string, mode: 'cors' | 'navigate'): Kept | null {
  return keptAs({ method: 'GET', mode, url }, self.location.origin);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const kept = keptAs(request, self.location.origin);
  if (request.mode === 'navigate') event.respondWith(answerPage(event, kept !== null));
  else if (kept === 'files') answerFile(event);
  // Pictures never change under their name: the first copy is right for ever.
  else if (kept === 'pictures') event.respondWith(keptFirst(event, kept));
  else if (kept === 'catalogue') event.respondWith(networkFirst(event));
});

/** The pages that were given as they were kept: there is no network, whatever the browser believes. */
const pagesWithoutNetwork = new Set<string>();

/**
 * With a network the browser takes a file from its own cache. What comes through here it does not recognise as what the page
 * preloaded: it would fetch the file twice and say so in the console.
 */
function answerFile(event: FetchEvent): void {
  const { request, clientId } = event;
  if (navigator.onLine && !pagesWithoutNetwork.has(clientId)) event.waitUntil(keepFiles('files', [request.url]));
  else event.respondWith(keptFirst(event, 'files'));
}

/** The shop's own answer whenever there is one; else the page as last seen, else the words that say so. */
async function answerPage(event: FetchEvent, isKept: boolean): Promise<Response> {
  const { request } = event;
  try {
    const preloaded: Response | undefined = await event.preloadResponse;
    const response = preloaded ?? (await fetch(request));
    if (isKept) event.waitUntil(keep('pages', { url: request.url, response: response.clone() }));
    return response;
  } catch {
    pagesWithoutNetwork.add(event.resultingClientId);
    const lastSeen = isKept ? await findKept('pages', request.url) : undefined;
    return lastSeen ?? (await offlinePage(request.url));
  }
}

/** The page 'You are offline' at whatever address was asked for: without its scripts, which would look for that address. */
async function offlinePage(url: string): Promise<Response> {
  const isBangla = /^\/bn(\/|$)/.test(new URL(url).pathname);
  const page = await findKept('pages', new URL(isBangla ? '/bn/offline' : '/offline', url).href);
  if (!page) return Response.error();
  const html = await page.text();
  const headers = new Headers(page.headers);
  headers.set('cache-control', 'no-store');
  return new Response(html.replaceAll(/<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g, ''), {
    status: 503,
    headers,
  });
}

async function keptFirst(event: FetchEvent, kept: Kept): Promise<Response> {
  const { request } = event;
  const known = await findKept(kept, request);
  if (known) return known;
  const response = await fetch(request);
  event.waitUntil(keep(kept, { url: request.url, response: response.clone() }));
  return response;
}

async function networkFirst(event: FetchEvent): Promise<Response> {
  const { request } = event;
  try {
    const response = await fetch(request);
    event.waitUntil(keep('catalogue', { url: request.url, response: response.clone() }));
    return response;
  } catch {
    return (await findKept('catalogue', request)) ?? Response.error();
  }
}
