import { randomBytes } from 'node:crypto';
import multipart from '@fastify/multipart';
import cors from '@fastify/cors';
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
import { readJsonBodies } from './json-body.ts';
import { multipartLimits } from './multipart-body.ts';
import { refuseWhenOverloaded } from './overload.ts';
import { Problem } from './problem.ts';
import { toProblem } from './to-problem.ts';

const largestJsonBytes = 64 * 1024;

interface ServerOptions {
  config: Config;
  log: Log;
  metrics: Metrics;
}

/** An empty server with the bounds every request keeps: sizes, times, kinds of content, and one way to tell of failures. */
export async function createServer({ config, log, metrics }: ServerOptions): Promise<FastifyInstance> {
  const sendProblem = createProblemSender(metrics);
  const observeRequest = createRequestObserver(metrics);
  // The wider type: hooks of every feature log through it.
  const baseLogger: FastifyBaseLogger = log;
  const app = fastify({
    loggerInstance: baseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    // What is logged names its request itself; a log made for each request cost more than finding a kept answer.
    childLoggerFactory: (logger) => logger,
    genReqId: requestIds(),
    requestIdHeader: false,
    trustProxy: config.TRUST_PROXY > 0 && ((_address: string, hop: number) => hop < config.TRUST_PROXY),
    bodyLimit: largestJsonBytes,
    requestTimeout: 15_000,
    keepAliveTimeout: 72_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000, maxHeaderSize: 16 * 1024 },
    routerOptions: { maxParamLength: 1_000 },
    forceCloseConnections: 'idle',
    clientErrorHandler: answerClientError,
    frameworkErrors: (error, request, reply) => {
      sendProblem(error, request, reply);
    },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(sendProblem);
  app.decorateRequest('caller', null);
  refuseWhenOverloaded(app, config.OVERLOAD_DELAY_MS);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    observeRequest(request, reply);
    logRequest(request, reply);
    done();
  });

  readJsonBodies(app);
  await app.register(multipart, { limits: multipartLimits, throwFileSizeLimit: true });
  if (config.CORS_ORIGINS.length > 0) await app.register(cors, { origin: config.CORS_ORIGINS, maxAge: 600 });
  return app;
}

/** The one place where failures are told and counted; what is our fault goes to the log with its cause. */
function createProblemSender({ refusals }: Pick<Metrics, 'refusals'>) {
  return function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const problem = toProblem(error);
    refusals.inc({ code: problem.code });
    if (problem.status >= 500 && problem !== error) logFailure({ error, problem, request });
    if (problem.details.retryAfterSeconds !== undefined) reply.header('retry-after', problem.details.retryAfterSeconds);
    if (problem.status === 401) reply.header('www-authenticate', 'Bearer');
    // A body that was not read to its end would be taken for the next request.
    if (problem.status === 413) reply.header('connection', 'close');
    return reply
      .code(problem.status)
      .header('cache-control', 'no-store')
      .header('content-type', 'application/json; charset=utf-8')
      .serializer(JSON.stringify)
      .send(problem.toBody());
  };
}

/** A database that is away fails every request: then its word is enough, without the way there. */
function logFailure({ error, problem, request }: { error: unknown; problem: Problem; request: FastifyRequest }): void {
  const where = { requestId: request.id, url: pathOf(request) };
  if (problem.code === 'UNAVAILABLE' && error instanceof Error)
    request.log.warn({ ...where, reason: error.message }, 'request failed: the shop cannot answer now');
  else request.log.error({ err: error, ...where }, 'request failed');
}

/** What no route answers. */
export function answerNotFound(isAllowedElsewhere: (request: FastifyRequest) => string[]) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<never> => {
    const allowed = isAllowedElsewhere(request);
    // An address too long for its route is looked for and not found by its own method.
    if (allowed.length === 0 || allowed.includes(request.method))
      throw new Problem('NOT_FOUND', 'There is nothing here.');
    reply.header('allow', allowed.join(', '));
    throw new Problem('METHOD_NOT_ALLOWED', `Use ${allowed.join(' or ')} here.`);
  };
}

function logRequest(request: FastifyRequest, reply: FastifyReply): void {
  const { method, id: requestId } = request;
  const status = reply.statusCode;
  // A shopper who is told that something is not theirs may be trying other people's ids.
  const isRefusedToShopper = request.caller !== null && (status === 403 || status === 404);
  if (status >= 500 || method === 'POST' || isRefusedToShopper) {
    const ms = Math.round(reply.elapsedTime);
    const userId = isRefusedToShopper ? request.caller?.userId : undefined;
    request.log.info({ requestId, method, url: pathOf(request), status, ms, userId }, 'request');
  }
}

/** Without its query, which may hold what somebody searched for. */
function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '';
}

/** Short, different in each process, and cheap to make. */
function requestIds(): () => string {
  const prefix = randomBytes(6).toString('base64url');
  let count = 0;
  return () => `${prefix}-${(++count).toString(36)}`;
}
