import type { IncomingHttpHeaders } from 'node:http';
import { Negotiator } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Encoding, CachedResponse } from '../cache/cached-response.ts';

/** In order of size, smallest first. */
const encodings: readonly Encoding[] = ['br', 'gzip', 'identity'];
/** Browsers send few different headers, so results are cached. */
const negotiator = new Negotiator({ supportedValues: [...encodings], cache: new LRUCache({ max: 100 }) });
const sharedCacheControl = 'public, max-age=0, must-revalidate';
/** Many CDNs refuse a longer header. */
const maxKeysLength = 8_000;

declare module 'fastify' {
  interface FastifyInstance {
    /** CDN_SECONDS: how long a CDN may serve shared responses without revalidating; 0 for never. */
    cdnSeconds: number;
  }
}

/** How a shared response is sent to one client. */
export interface CachedReply {
  status: number;
  headers: Record<string, string>;
  /** Undefined if the client already has it; a promise while it is not yet available in the client's encoding. */
  body: Buffer | Promise<Buffer> | undefined;
}

/** A shared response in the best encoding that the client accepts, or 304 if the client already has it. */
export function cachedReply(
  response: CachedResponse,
  { headers: asked, cdnSeconds }: { headers: IncomingHttpHeaders; cdnSeconds: number },
): CachedReply {
  const { 'accept-encoding': accepted, 'if-none-match': ifNoneMatch } = asked;
  const { status } = response;
  const encoding = response.isCompressible ? bestEncoding(accepted) : 'identity';
  const headers: Record<string, string> = {
    etag: response.etag(encoding),
    'cache-control': sharedCacheControl,
    vary: 'accept-encoding',
    ...(status === 200 && headersForCdn(cdnSeconds, response)),
    ...response.headers,
  };
  if (ifNoneMatch !== undefined && status === 200 && response.isNamedBy(ifNoneMatch))
    return { status: 304, headers, body: undefined };
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  headers['content-type'] = response.contentType;
  return { status, headers, body: response.bodyIn(encoding) };
}

/** Sends a shared response in the best encoding that the client accepts, or 304 if the client already has it. */
export async function sendCachedResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  response: CachedResponse,
): Promise<FastifyReply> {
  const { headers } = request;
  const { status, headers: own, body } = cachedReply(response, { headers, cdnSeconds: request.server.cdnSeconds });
  const known = body instanceof Promise ? await body : body;
  return reply.code(status).headers(own).send(known);
}

/** Browsers revalidate every time, as without a CDN; a CDN may keep the response and purge it by its keys. */
function headersForCdn(seconds: number, { tags }: CachedResponse): Record<string, string> | undefined {
  if (seconds === 0) return undefined;
  const keys = ['catalogue', ...tags].join(' ');
  return {
    'cache-control': `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${seconds}`,
    'surrogate-key': keys.length > maxKeysLength ? 'catalogue' : keys,
  };
}

/** The client's preferred encoding; among equally preferred ones, the smallest. */
function bestEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity';
  const best = negotiator.negotiate(accepted);
  return encodings.find((encoding) => encoding === best) ?? 'identity';
}
