import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '../problem.ts';
import { type Release, KeyedSemaphore } from '../../concurrency/keyed-semaphore.ts';

/** Incoming bodies occupy memory until they are complete: at most 64 kB each, apart from files. */
const maxBodies = 1_024;
/** A network sends so many times as many bodies at once as it has requests handled. */
const bodiesPerRequest = 32;
const maxQueued = 250;

/**
 * Bounds work in progress: incoming bodies per network and in total, and requests of one network handled at once,
 * beyond which its requests are queued. The time a client takes to read its response does not count.
 */
export function limitConcurrency(app: FastifyInstance, { requestsAtOnce }: { requestsAtOnce: number }): void {
  const bodies = new KeyedSemaphore({ maxPerKey: requestsAtOnce * bodiesPerRequest, maxTotal: maxBodies });
  const work = new KeyedSemaphore({ maxPerKey: requestsAtOnce, maxQueuedPerKey: maxQueued });
  const releases = new WeakMap<FastifyRequest, Release>();
  const working = new WeakSet<FastifyRequest>();

  function end(request: FastifyRequest): void {
    releases.get(request)?.();
    releases.delete(request);
  }

  app.addHook('onRequest', (request, reply, done) => {
    if (hasBody(request)) {
      const release = bodies.acquireNow(request.network);
      releases.set(request, release);
      reply.raw.once('close', release);
    }
    done();
  });
  app.addHook('preParsing', (request, _reply, _payload, done) => {
    done(isGone(request) ? clientGone() : null);
  });
  app.addHook('preHandler', async (request) => {
    // `callNotFound` runs this hook again.
    if (working.has(request) || request.url === '/livez') return;
    end(request);
    working.add(request);
    releases.set(request, await work.acquire(request.network));
  });
  app.addHook('onSend', (request, _reply, payload, done) => {
    end(request);
    done(null, payload);
  });
}

/**
 * Whether the client disconnected before its body was read, complete or not. Nothing more happens on such a stream, not
 * even an error: whoever began to read it would wait for ever.
 */
export function isGone({ raw }: FastifyRequest): boolean {
  return hasBody(raw) && raw.destroyed && !raw.readableEnded;
}

/** Nobody receives it; it ends the handling of the request. */
export function clientGone(): Problem {
  return new Problem('BAD_REQUEST', 'The client disconnected.');
}

/** Whether a request announces a body. */
export function hasBody({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
