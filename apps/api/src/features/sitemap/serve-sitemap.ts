import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CachedResponse } from '../../platform/cache/cached-response.ts';
import { Problem } from '../../platform/http/problem.ts';
import { sendCachedResponse } from '../../platform/http/send-cached-response.ts';
import type { Services } from '../../services.ts';
import { robots } from './robots.ts';
import { listParts, readPart } from './sitemap-parts.ts';
import { sitemap, sitemapIndex } from './sitemap-xml.ts';

const xml = 'application/xml; charset=utf-8';

/** `/robots.txt`, `/sitemap.xml` and the sitemaps it names; cached until the catalogue changes. */
export function serveSitemap(app: FastifyInstance, services: Services): void {
  const origin = services.config.PUBLIC_URL.replace(/\/$/, '');

  async function answer(request: FastifyRequest, reply: FastifyReply, make: () => Promise<CachedResponse>) {
    services.catalogueLimit.take(request.network);
    const path = request.url.split('?', 1)[0];
    return sendCachedResponse(request, reply, await services.cache.getOrCreate(`sitemap ${path}`, make));
  }

  app.get('/robots.txt', (request, reply) =>
    answer(request, reply, async () => new CachedResponse({ body: robots(origin), contentType: 'text/plain' })),
  );
  app.get('/sitemap.xml', (request, reply) =>
    answer(request, reply, async () => {
      return new CachedResponse({ body: sitemapIndex(origin, await listParts(services)), contentType: xml });
    }),
  );
  app.get<{ Params: { name: string } }>('/sitemap/:name.xml', (request, reply) =>
    answer(request, reply, async () => {
      const entries = await readPart(services, request.params.name);
      if (!entries) throw new Problem('NOT_FOUND', 'There is no such sitemap.');
      return new CachedResponse({ body: sitemap(origin, entries), contentType: xml });
    }),
  );
}
