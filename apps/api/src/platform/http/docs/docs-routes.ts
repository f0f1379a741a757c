import { openApiDocument } from '@haat/contracts/openapi';
import type { FastifyInstance } from 'fastify';
import { CachedResponse } from '../../cache/cached-response.ts';
import { docsPage, docsStyle } from './docs-page.ts';
import { sendCachedResponse } from '../send-cached-response.ts';

const pagePolicy = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** `/api/openapi.json`, and the same for people at `/api/docs`. Both are generated on first request. */
export function serveDocs(app: FastifyInstance): void {
  const file = once(() => new CachedResponse({ body: JSON.stringify(openApiDocument()) }));
  const style = once(() => new CachedResponse({ body: docsStyle, contentType: 'text/css; charset=utf-8' }));
  const page = once(
    () =>
      new CachedResponse({
        body: docsPage(openApiDocument()),
        contentType: 'text/html; charset=utf-8',
        headers: { 'content-security-policy': pagePolicy },
      }),
  );
  app.get('/api/openapi.json', (request, reply) => sendCachedResponse(request, reply, file()));
  app.get('/api/docs', (request, reply) => sendCachedResponse(request, reply, page()));
  app.get('/api/docs.css', (request, reply) => sendCachedResponse(request, reply, style()));
}

function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}
