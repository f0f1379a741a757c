import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CachedResponse } from '../cache/cached-response.ts';
import type { Reason, ResponseCache } from '../cache/response-cache.ts';
import type { Config } from '../config.ts';
import type { Handlers } from '../http/handler.ts';
import type { FindHit } from '../http/hits/hits.ts';
import { createInProcessCalls } from '../http/in-process.ts';
import { unavailable } from '../http/to-problem.ts';
import type { LocalLimiter } from '../limits/local-limiter.ts';
import { sendCachedResponse } from '../http/send-cached-response.ts';
import type { Log } from '../log.ts';
import type { Tracing } from '../tracing/tracing.ts';
import { serveBuiltFiles } from './built-files.ts';
import { createPageData } from './page-data.ts';
import { serveConsole } from './serve-console.ts';
import { serveInstallable } from './installable.ts';
import { openBuiltWeb, openWebSources, type WebApp } from './page-renderer.ts';
import { pageHeaders } from './page-headers.ts';
import { wantsBangla } from './remembered-language.ts';
import { asksToSaveData, pageVary } from './save-data.ts';

interface WebServices {
  config: Config;
  log: Log;
  cache: ResponseCache;
  catalogueLimit: LocalLimiter;
  tracing: Tracing;
}

/**
 * Serves the web app: its built files, cacheable for ever because their names change with their content, and every
 * other address as a page. No page depends on who asks, so pages are cached as shared responses and dropped with the
 * data they show. Returns the web app, or undefined if it is not built.
 */
export async function serveWeb(
  app: FastifyInstance,
  handlers: Handlers,
  services: WebServices,
): Promise<WebApp | undefined> {
  const web = services.config.WEB_DEV ? await openWebSources(app) : await openBuiltWeb();
  if (!web) {
    services.log.warn('the web app is not built: the API is served alone');
    return undefined;
  }
  services.cache.gzipElsewhere = (brotli) => web.gzip(brotli);
  app.addHook('onClose', () => web.close());
  await serveConsole(app, services.config);
  const { clientFolder } = web;
  if (clientFolder) await serveBuiltFiles(app, { folder: `${clientFolder}/assets`, prefix: '/assets' });
  await app.register(async (pages) => {
    const headers = await pageHeaders(services.config, web.addresses.inlineScripts);
    pages.addHook('onRequest', (_request, reply, done) => {
      reply.headers(headers);
      done();
    });
    if (clientFolder) await serveInstallable(pages, clientFolder);
    if (!services.config.WEB_DEV && !services.tracing.isOn) app.hits.add(findPages(services, headers));
    pages.get('/*', (request, reply) => answerPage(request, reply, { app, web, handlers, services }));
  });
  return web;
}

/** Finds cached pages by the URL under which they were requested before. */
function findPages({ cache, catalogueLimit: limiter }: WebServices, headers: Record<string, string>): FindHit {
  return (request, url) => {
    if (url.startsWith('/api/') || wantsBangla(request)) return undefined;
    const response = cache.findByUrl(`${variantOf(request)} ${url}`);
    return response && { response, headers, route: '/*', limiter };
  };
}

/** Pages have two variants, distinguished in their keys. */
function variantOf(request: Pick<FastifyRequest, 'headers'>): string {
  return asksToSaveData(request) ? 'light page' : 'page';
}

interface PageContext {
  app: FastifyInstance;
  web: WebApp;
  handlers: Handlers;
  services: WebServices;
}

async function answerPage(request: FastifyRequest, reply: FastifyReply, context: PageContext): Promise<FastifyReply> {
  const { config, cache, catalogueLimit } = context.services;
  // A missing file or endpoint must not be answered with a page.
  if (/^\/(api|assets|icons|media|uploads)(\/|$)/.test(request.url)) return reply.callNotFound() as never;
  catalogueLimit.take(request.network);
  if (wantsBangla(request)) return reply.header('cache-control', 'private, no-store').redirect('/bn', 302);
  // `//elsewhere` would be parsed as the URL of another host.
  const asked = request.url.replace(/^[/\\]+/, '/');
  const savesData = asksToSaveData(request);
  const variant = variantOf(request);
  const known = cache.findByUrl(`${variant} ${asked}`);
  if (known) return sendCachedResponse(request, reply, known);
  const url = context.web.addresses.canonicalUrl(asked);
  const render = (reason: Reason) => renderPage({ url, savesData, reason }, context);
  if (config.WEB_DEV) return sendCachedResponse(request, reply, await render('missing'));
  const key = `${variant} ${url}`;
  const page = await cache.getOrCreate(key, render, { carriesPageTags: true });
  cache.rememberUrl(`${variant} ${asked}`, key);
  return sendCachedResponse(request, reply, page);
}

async function renderPage(
  { url, savesData, reason }: { url: string; savesData: boolean; reason: Reason },
  { app, web, handlers, services }: PageContext,
): Promise<CachedResponse> {
  // Requests that may get the stale page do not wait for this rendering.
  if (app.isTooLateFor('rendering')) throw unavailable();
  const { cache, config, log, tracing } = services;
  const tags = new Set<string>();
  const onTags = (shown: readonly string[]) => shown.forEach((tag) => tags.add(tag));
  const readData = createPageData({ call: createInProcessCalls({ handlers, cache, onTags }), log });
  const origin = config.PUBLIC_URL.replace(/\/$/, '');
  const isForDevelopers = config.NODE_ENV !== 'production';
  const page = await tracing.span('render page', () =>
    web.render({ url, origin, savesData, isForDevelopers }, { readData, reason }),
  );
  const { status, headers, body } = page;
  return new CachedResponse({
    body,
    contentType: 'text/html; charset=utf-8',
    status,
    headers: { ...headers, vary: pageVary },
    tags: [...tags],
    isCacheable: status < 500,
  });
}
