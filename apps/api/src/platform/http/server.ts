import { randomBytes } from 'node:crypto';
import { createServer as createHttpServer } from 'node:http';
import multipart from '@fastify/multipart';
import cors from '@fastify/cors';
import { maxPlainBytes } from '@haat/contracts';
import {
  fastify,
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import { createRequestObserver, type Metrics } from '../metrics/metrics.ts';
import { answerClientError } from './client-error.ts';
import { readJsonBodies } from './bodies/json-body.ts';
import { multipartLimits } from './bodies/multipart-body.ts';
import { closeConnections } from './close-connections.ts';
import { isConsolePath } from './console-path.ts';
import { isEventStream } from './event-stream.ts';
import { clientAddress, trustedProxies } from './hits/client-address.ts';
import { Hits } from './hits/hits.ts';
import { networkOf } from './network-of.ts';
import { refuseWhenOverloaded } from './overload/overload.ts';
import { Problem } from './problem.ts';
import { hasBody, limitConcurrency } from './overload/request-concurrency.ts';
import { toProblem } from './to-problem.ts';
import { traceRequests } from '../tracing/trace-requests.ts';
import type { Tracing } from '../tracing/tracing.ts';
import { letWritesPass, Turns } from './overload/turns.ts';
import { closeUnreadResponses, UnreadResponses } from './overload/unread-responses.ts';

/** In ms. */
const connectionBounds = {
  requestTimeout: 15_000,
  keepAliveTimeout: 72_000,
  headersTimeout: 10_000,
  connectionsCheckingInterval: 2_000,
  maxHeaderSize: 16 * 1024,
};

interface ServerOptions {
  config: Config;
  log: Log;
  metrics: Metrics;
  tracing: Tracing;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The client's network (see `networkOf`): the key for everything counted by address. */
    network: string;
  }
  interface FastifyInstance {
    /** Serves cached responses before any hook runs. */
    hits: Hits;
  }
}

/** An empty server with the limits that apply to every request (sizes, timeouts, content types) and one error handler. */
export async function createServer({ config, log, metrics, tracing }: ServerOptions): Promise<FastifyInstance> {
  const sendProblem = createProblemSender(metrics);
  const observeRequest = createRequestObserver(metrics);
  const proxies = trustedProxies(config.TRUST_PROXY);
  const nextId = requestIds();
  const turns = new Turns();
  const unread = new UnreadResponses({
    maxBytes: config.UNREAD_MEGABYTES * 1024 * 1024,
    stallMs: config.UNREAD_SECONDS * 1000,
  });
  const hits = new Hits({
    addressOf: clientAddress(proxies),
    isTooLate: () => app.isTooLateFor('page'),
    isClosing: () => closing.hasBegun,
    nextId,
    observeRequest,
    turns,
    unread,
    cdnSeconds: config.CDN_SECONDS,
  });
  // The wider type, because the hooks of all features log through it.
  const baseLogger: FastifyBaseLogger = log;
  const app = fastify({
    loggerInstance: baseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    // Log entries add the request id themselves: a child logger per request cost more than a cache hit.
    childLoggerFactory: (logger) => logger,
    genReqId: nextId,
    requestIdHeader: false,
    trustProxy: proxies,
    bodyLimit: maxPlainBytes,
    serverFactory: (answer) =>
      createHttpServer(connectionBounds, (request, response) => {
        if (!hits.answer(request, response)) answer(request, response);
      }),
    routerOptions: { maxParamLength: 1_000 },
    forceCloseConnections: 'idle',
    // What arrives on an open connection while the server closes is answered, and then the connection ends.
    return503OnClosing: false,
    clientErrorHandler: answerClientError,
    frameworkErrors: (error, request, reply) => {
      sendProblem(error, request, reply);
    },
  });
  const closing = closeConnections(app);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(sendProblem);
  app.decorate('cdnSeconds', config.CDN_SECONDS);
  app.decorate('hits', hits);
  app.decorateRequest('caller', null);
  app.decorateRequest('staff', null);
  app.decorateRequest('network', {
    getter() {
      // A client that disconnected while its request was queued no longer has an address.
      return this.socket.remoteAddress === undefined ? '' : networkOf(this.ip);
    },
  });
  refuseWhenOverloaded(app, config.OVERLOAD_DELAY_MS);
  letWritesPass(app, turns);
  limitConcurrency(app, { requestsAtOnce: config.REQUESTS_AT_ONCE });
  closeUnreadResponses(app, unread);
  traceRequests(app, tracing);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    // A stream lasts as long as the console is open, so its duration says nothing about the server.
    if (!isEventStream(reply)) {
      const { url: route = 'none' } = request.routeOptions;
      observeRequest({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime);
    }
    logRequest(request, reply);
    done();
  });

  readJsonBodies(app);
  await app.register(multipart, { limits: multipartLimits, throwFileSizeLimit: true });
  // Other origins may call the shop's endpoints, but never the console's.
  if (config.CORS_ORIGINS.length > 0)
    await app.register(cors, {
      delegator: (request, answer) =>
        answer(null, { origin: !isConsolePath(request.url) && config.CORS_ORIGINS, maxAge: 600 }),
    });
  return app;
}

/** The only place where failures are reported and counted; internal errors are logged with their cause. */
function createProblemSender({ refusals }: Pick<Metrics, 'refusals'>) {
  return function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const problem = toProblem(error);
    refusals.inc({ code: problem.code });
    if (problem.status >= 500 && (problem !== error || problem.cause !== undefined))
      logFailure({ error, problem, request });
    if (problem.details.retryAfterSeconds !== undefined) reply.header('retry-after', problem.details.retryAfterSeconds);
    // The console authenticates by cookie, for which `WWW-Authenticate` has no scheme.
    if (problem.status === 401 && !isConsolePath(request.url)) reply.header('www-authenticate', 'Bearer');
    // The unread rest of a body would be parsed as the next request.
    if (problem.status === 413 || (hasBody(request) && !request.raw.complete)) reply.header('connection', 'close');
    return reply
      .code(problem.status)
      .header('cache-control', 'no-store')
      .header('content-type', 'application/json; charset=utf-8')
      .serializer(JSON.stringify)
      .send(problem.toBody());
  };
}

/** While the database is down every request fails: log its message without the stack. */
function logFailure({ error, problem, request }: { error: unknown; problem: Problem; request: FastifyRequest }): void {
  const where = { requestId: request.id, url: pathOf(request) };
  if (problem.code === 'UNAVAILABLE' && error instanceof Error)
    request.log.warn({ ...where, reason: error.message }, 'request failed: the shop cannot answer now');
  else request.log.error({ err: error, ...where }, 'request failed');
}

/** Handles requests that match no route. */
export function answerNotFound(isAllowedElsewhere: (request: FastifyRequest) => string[]) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<never> => {
    const allowed = isAllowedElsewhere(request);
    // A path that is too long for its route ends up here even with an allowed method.
    if (allowed.length === 0 || allowed.includes(request.method))
      throw new Problem('NOT_FOUND', 'There is nothing here.');
    reply.header('allow', allowed.join(', '));
    throw new Problem('METHOD_NOT_ALLOWED', `Use ${allowed.join(' or ')} here.`);
  };
}

function logRequest(request: FastifyRequest, reply: FastifyReply): void {
  const { method, id: requestId } = request;
  const status = reply.statusCode;
  const staffId = request.staff?.staffId;
  // A shopper who is refused access may be trying other people's ids.
  const isRefusedToShopper = request.caller !== null && (status === 403 || status === 404);
  if (status >= 500 || method === 'POST' || isRefusedToShopper) {
    const ms = Math.round(reply.elapsedTime);
    const userId = isRefusedToShopper ? request.caller?.userId : undefined;
    request.log.info({ requestId, method, url: pathOf(request), status, ms, userId, staffId }, 'request');
  }
}

/** The path without the query, which may contain search texts. */
function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '';
}

/** Short, unique to each process, and cheap to generate. */
function requestIds(): () => string {
  const prefix = randomBytes(6).toString('base64url');
  let count = 0;
  return () => `${prefix}-${(++count).toString(36)}`;
}
