import type { FastifyInstance } from 'fastify';
import type { Handlers } from '../http/handler.ts';
import type { RequestSpan, Tracing } from './tracing.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The span of the request; null if tracing is off. */
    span: RequestSpan | null;
  }
}

/**
 * Opens a span for each request. Register it after all hooks that make a request wait: the code that resumes it runs
 * in another request's context.
 */
export function traceRequests(app: FastifyInstance, tracing: Tracing): void {
  if (!tracing.isOn) return;
  app.decorateRequest('span', null);
  app.addHook('onRequest', (request, _reply, done) => {
    request.span = tracing.openRequest();
    request.span.run(done);
  });
  // Bodies arrive in events of the connection, which have no request context.
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

/** The same use cases, each wrapped in a span named after its endpoint. */
export function traceHandlers(handlers: Handlers, tracing: Tracing): Handlers {
  if (!tracing.isOn) return handlers;
  const traced = Object.entries(handlers).map(([name, handler]) => {
    const run = handler as (input: unknown) => Promise<unknown>;
    return [name, (input: unknown) => tracing.span(name, () => run(input))];
  });
  return Object.fromEntries(traced) as Handlers;
}
