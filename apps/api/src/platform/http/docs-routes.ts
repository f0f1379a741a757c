import { openApiDocument } from '@haat/contracts/openapi';
import type { FastifyInstance } from 'fastify';
import { ReadyAnswer } from '../cache/ready-answer.ts';
import { docsPage, docsStyle } from './docs-page.ts';
import { sendReady } from './send-ready.ts';

const pagePolicy = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** `/api/openapi.json`, and the same for people at `/api/docs`. Both are generated on first request. */
export function serveDocs(app: FastifyInstance): void {
  const file = once(() => new ReadyAnswer({ body: JSON.stringify(openApiDocument()) }));
  const style = once(() => new ReadyAnswer({ body: docsStyle, contentType: 'text/css; charset=utf-8' }));
  const page = once(
    () =>
      new ReadyAnswer({
        body: docsPage(openApiDocument()),
        contentType: 'text/html; charset=utf-8',
        headers: { 'content-security-policy': pagePolicy },
      }),
  );
  app.get('/api/openapi.json', (request, reply) => sendReady(request, reply, file()));
  app.get('/api/docs', (request, reply) => sendReady(request, reply, page()));
  app.get('/api/docs.css', (request, reply) => sendReady(request, reply, style()));
}

function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}
