import type { FastifyInstance } from 'fastify';
import type { Handlers } from '../http/handler.ts';
import type { RequestSpan, Tracing } from './tracing.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Follows the request; null where nothing is traced. */
    span: RequestSpan | null;
  }
}

/**
 * Opens a span for each request. Register it after all hooks that make a request wait: whoever ends the wait belongs to another
 * request.
 */
export function traceRequests(app: FastifyInstance, tracing: Tracing): void {
  if (!tracing.isOn) return;
  app.decorateRequest('span', null);
  app.addHook('onRequest', (request, _reply, done) => {
    request.span = tracing.openRequest();
    request.span.run(done);
  });
  // A body arrives by events of its connection, which belong to no request.
  app.addHook('preHandler', (request, _reply, done) => (request.span ? request.span.run(done) : done()));
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    request.span?.end(`${request.method} ${route}`, {
      attributes: {
        'http.request.method': request.method,
        'http.route': route,
        'http.response.status_code': reply.statusCode,
        'haat.request_id': request.id,
      },
      isFailed: reply.statusCode >= 500,
    });
    done();
  });
}

/** The same use cases, each a span with the name of its endpoint. */
export function traceHandlers(handlers: Handlers, tracing: Tracing): Handlers {
  if (!tracing.isOn) return handlers;
  const traced = Object.entries(handlers).map(([name, handler]) => {
    const run = handler as (input: unknown) => Promise<unknown>;
    return [name, (input: unknown) => tracing.span(name, () => run(input))];
  });
  return Object.fromEntries(traced) as Handlers;
}
