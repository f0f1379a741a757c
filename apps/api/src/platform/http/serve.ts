import {
  endpoints,
  isOfConsole,
  isStaffAccess,
  maxFileBytes,
  maxRequestBytes,
  takesFile,
  type EndpointDefinition,
  type EndpointName,
  type LimitName,
} from '@haat/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import type { ResponseCache } from '../cache/response-cache.ts';
import type { Config } from '../config.ts';
import { authenticateStaff, requireConsole, requireRole } from './admit-staff.ts';
import { ReadyJson, ReplyWith, type Caller, type HandlerInput, type Handlers, type StaffCaller } from './handler.ts';
import type { Tracing } from '../tracing/tracing.ts';
import type { StaffSessions } from '../session/staff-sessions.ts';
import type { LocalLimiter } from '../limits/local-limiter.ts';
import type { KeyedSemaphore } from '../concurrency/keyed-semaphore.ts';
import { readMultipartBody } from './bodies/multipart-body.ts';
import { eventStream } from './event-stream.ts';
import type { FindHit } from './hits/hits.ts';
import { Problem } from './problem.ts';
import { apiHeaders } from './security-headers.ts';
import { sendCachedResponse } from './send-cached-response.ts';
import { sharedResponseKey, createSharedResponse, type AnyHandler } from './shared-response.ts';

/** What is needed to serve endpoints, besides the endpoints. */
export interface ServeServices {
  config: Config;
  cache: ResponseCache;
  tracing: Tracing;
  /** The user identified by an `Authorization` header; null if there is none or its token is invalid. */
  sessions: { authenticate(authorization: string | undefined): Promise<Caller | null> };
  staffSessions: StaffSessions;
  /** Counts a request against a named limit. Throws RATE_LIMITED if it exceeds the limit. */
  limits: { take(limit: LimitName, key: string): Promise<unknown> };
  catalogueLimit: LocalLimiter;
  suggestionsLimit: LocalLimiter;
  /** Permits held by requests with a file while it arrives. */
  uploads: KeyedSemaphore;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The user named by the request's token; null for a visitor. */
    caller: Caller | null;
    /** The staff member signed in to the console; null outside the console. */
    staff: StaffCaller | null;
  }
}

type LimitedEndpoint = EndpointDefinition & { limit?: LimitName };

interface ServedEndpoint {
  name: EndpointName;
  endpoint: LimitedEndpoint;
  handler: AnyHandler;
}

/** Mounts every endpoint: rate limit, access, validated input, use case, serialised reply. */
export function serveEndpoints(app: FastifyInstance, handlers: Partial<Handlers>, services: ServeServices): void {
  if (!services.tracing.isOn && services.config.CORS_ORIGINS.length === 0) app.hits.add(findSharedResponses(services));
  for (const [name, handler] of Object.entries(handlers) as [EndpointName, AnyHandler][]) {
    serve(app, { name, endpoint: endpoints[name], handler }, services);
  }
}

/** Finds the responses of shared endpoints by the first part of their path, which also determines their limit. */
function findSharedResponses({ cache, catalogueLimit, suggestionsLimit }: ServeServices): FindHit {
  const limiters = { catalogue: catalogueLimit, suggestions: suggestionsLimit };
  const shared = (Object.values(endpoints) as LimitedEndpoint[]).filter((endpoint) => endpoint.cache === 'shared');
  const kinds = new Map(
    shared.map(({ route, limit }) => {
      const [, path = ''] = route.split(' ');
      const limiter = limit && limit in limiters ? limiters[limit as keyof typeof limiters] : undefined;
      return [firstPartOf(path), { route: path.replaceAll(/\{(\w+)\}/g, ':$1'), limiter, headers: apiHeaders }];
    }),
  );
  return (_request, url) => {
    const kind = url.startsWith('/api/') ? kinds.get(firstPartOf(url)) : undefined;
    const response = kind && cache.findByUrl(url);
    return response && { ...kind, response };
  };
}

/** `/api/shop-list` of a path or URL below it. */
function firstPartOf(url: string): string {
  const end = url.slice(5).search(/[/?]/);
  return end === -1 ? url : url.slice(0, 5 + end);
}

function serve(app: FastifyInstance, { name, endpoint, handler }: ServedEndpoint, services: ServeServices): void {
  const [method = 'GET', path = ''] = endpoint.route.split(' ');
  app.route({
    method,
    url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    schema: schemaOf(endpoint),
    // Nobody would read the stream, so it would never end.
    exposeHeadRoute: endpoint.success.contentType !== eventStream,
    ...(endpoint.body && { bodyLimit: maxRequestBytes(endpoint) }),
    onRequest: (request, reply) => admit(request, reply),
    preValidation: (request) => readBody(request, { endpoint, uploads: services.uploads }),
    handler: endpoint.cache === 'shared' ? answerShared : answerOwn,
  });

  async function admit(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    if (isOfConsole(endpoint)) return admitToConsole(request, { endpoint, services, reply });
    if (endpoint.cache !== 'shared') return admitOwn(request, { endpoint, services, reply });
    if (endpoint.limit === 'catalogue') services.catalogueLimit.take(request.network);
    if (endpoint.limit === 'suggestions') services.suggestionsLimit.take(request.network);
    const known = services.cache.findByUrl(request.raw.url ?? '');
    return known && sendCachedResponse(request, reply, known);
  }

  async function answerShared(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const input = inputOf(request);
    const key = sharedResponseKey(name, input);
    const answer = await services.cache.getOrCreate(key, () => createSharedResponse({ endpoint, handler, input }));
    services.cache.rememberUrl(request.raw.url ?? '', key);
    return sendCachedResponse(request, reply, answer);
  }

  async function answerOwn(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const result = await handler(inputOf(request));
    if (result instanceof ReadyJson)
      return reply
        .code(endpoint.success.status)
        .header('content-type', 'application/json; charset=utf-8')
        .send(result.json);
    const { body, headers, status } = result instanceof ReplyWith ? result : new ReplyWith(result);
    const { contentType } = endpoint.success;
    return reply
      .code(status ?? endpoint.success.status)
      .headers(contentType ? { 'content-type': contentType, ...headers } : headers)
      .send(body);
  }
}

function schemaOf({ params, query, headers, body, success }: EndpointDefinition): FastifySchema {
  return {
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(headers && { headers }),
    ...(body && { body }),
    // Anything but JSON is sent unchanged.
    ...(!success.contentType && { response: { '2xx': success.body } }),
  };
}

interface AdmitOptions {
  endpoint: LimitedEndpoint;
  services: ServeServices;
  reply: FastifyReply;
}

/** Endpoints that require a shopper count by user, all others by network address. */
async function admitOwn(request: FastifyRequest, { endpoint, services, reply }: AdmitOptions): Promise<void> {
  reply.header('cache-control', 'no-store');
  request.caller = await services.sessions.authenticate(request.headers.authorization);
  if (endpoint.access === 'shopper' && !request.caller) throw new Problem('UNAUTHORIZED', 'Please log in.');
  if (!endpoint.limit || endpoint.countsItself) return;
  const isCountedByUser = endpoint.access === 'shopper' && request.caller !== null;
  await services.limits.take(
    endpoint.limit,
    isCountedByUser ? `user:${request.caller?.userId}` : `ip:${request.network}`,
  );
}

/** Endpoints that require staff count by staff member, and take no shopper's token. */
async function admitToConsole(request: FastifyRequest, { endpoint, services, reply }: AdmitOptions): Promise<void> {
  const { access, limit } = endpoint;
  const { config, staffSessions, limits } = services;
  reply.header('cache-control', 'no-store');
  requireConsole(request, { endpoint, config });
  const staff = isStaffAccess(access) ? await authenticateStaff(request, { access, staffSessions }) : null;
  request.staff = staff;
  if (limit) await limits.take(limit, staff ? `staff:${staff.staffId}` : `ip:${request.network}`);
  if (staff && isStaffAccess(access)) await requireRole(staff, { access, staffSessions });
}

async function readBody(
  request: FastifyRequest,
  { endpoint, uploads }: { endpoint: EndpointDefinition; uploads: KeyedSemaphore },
): Promise<void> {
  const { body, bodyFormat = 'json' } = endpoint;
  if (!body) return;
  const hasMultipart = request.isMultipart();
  if (hasMultipart !== (bodyFormat === 'multipart') && request.headers['content-type'] !== undefined) {
    throw new Problem('UNSUPPORTED_MEDIA_TYPE', `Send this as ${bodyFormat === 'json' ? 'JSON' : 'a multipart form'}.`);
  }
  if (!hasMultipart) return;
  const { maxFile = maxFileBytes } = endpoint;
  const bounds = { hasFile: takesFile(endpoint), maxFile, maxBytes: maxRequestBytes(endpoint) };
  const read = () => readMultipartBody(request, bounds);
  request.body = bounds.hasFile ? await uploads.run(request.network, read) : await read();
}

function inputOf(request: FastifyRequest): HandlerInput<EndpointDefinition> {
  return {
    params: request.params as HandlerInput<EndpointDefinition>['params'],
    query: request.query as HandlerInput<EndpointDefinition>['query'],
    headers: request.headers,
    body: request.body,
    caller: request.caller,
    staff: request.staff,
    request: {
      ip: request.network,
      cookie: request.headers.cookie,
      userAgent: request.headers['user-agent'] ?? '',
      requestId: request.id,
    },
  };
}
