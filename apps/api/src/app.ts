import { endpoints } from '@haat/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { userPhotos } from './features/accounts/public.ts';
import { productPictures } from './features/catalogue/public.ts';
import { reviewPhotos } from './features/reviews/public.ts';
import { serveSitemap } from './features/sitemap/serve-sitemap.ts';
import { createHandlers } from './handlers.ts';
import { serveDocs } from './platform/http/docs/docs-routes.ts';
import { serveHealth } from './platform/http/health.ts';
import { setApiHeaders } from './platform/http/security-headers.ts';
import { serveEndpoints } from './platform/http/serve.ts';
import { answerNotFound, createServer } from './platform/http/server.ts';
import { servePictures } from './platform/pictures/picture-routes.ts';
import { serveMailbox } from './platform/mail/mailbox-routes.ts';
import { traceHandlers } from './platform/tracing/trace-requests.ts';
import { serveWeb } from './platform/web/serve-web.ts';
import type { Services } from './services.ts';

/**
 * The whole server: health, every endpoint, the web app. The caller makes it listen. With `isWarmedUp`, what renders
 * pages starts as soon as it listens instead of with the first page.
 */
export async function buildApp(services: Services, { isWarmedUp = false } = {}): Promise<FastifyInstance> {
  const app = await createServer(services);
  const handlers = traceHandlers(createHandlers(services), services.tracing);
  serveHealth(app, services);
  servePictures(app, { pictures: services.pictures, folders: [userPhotos, productPictures, reviewPhotos] });
  serveMailbox(app, services);
  // Change streams never end by themselves, and closing waits for every open response.
  app.addHook('preClose', () => services.changeStreams.close());
  serveSitemap(app, services);

  await app.register(async (api) => {
    api.addHook('onRequest', setApiHeaders);
    serveEndpoints(api, handlers, services);
    serveDocs(api);
  });

  const web = await serveWeb(app, handlers, services);
  if (isWarmedUp) app.addHook('onListen', () => web?.warmUp());
  app.setNotFoundHandler(answerNotFound(methodsOf));
  return app;
}

const patterns = Object.values(endpoints).map(({ route }) => {
  const [method = '', path = ''] = route.split(' ');
  return { method, pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`) };
});

/** The methods that the requested path supports. */
function methodsOf({ url }: FastifyRequest): string[] {
  const path = url.split('?', 1)[0] ?? '';
  return patterns.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
}
