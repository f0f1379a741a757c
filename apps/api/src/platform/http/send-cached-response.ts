import { Negotiator } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Encoding, CachedResponse } from '../cache/cached-response.ts';

/** Smallest first. */
const encodings: readonly Encoding[] = ['br', 'gzip', 'identity'];
/** Browsers send few different headers, so their results are cached. */
const negotiator = new Negotiator({ supportedValues: [...encodings], cache: new LRUCache({ max: 100 }) });
const sharedCacheControl = 'public, max-age=0, must-revalidate';
/** A header of more than this is refused by many a CDN. */
const maxKeysLength = 8_000;

declare module 'fastify' {
  interface FastifyInstance {
    /** CDN_SECONDS: how long a CDN may give shared responses without asking; 0 for never. */
    cdnSeconds: number;
  }
}

/** Sends a shared response in the best encoding that the client accepts, or 304 if the client already has it. */
export async function sendCachedResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: CachedResponse,
): Promise<FastifyReply> {
  const { 'accept-encoding': accepted, 'if-none-match': ifNoneMatch } = request.headers;
  const encoding = answer.isCompressible ? bestEncoding(accepted) : 'identity';
  reply.headers({
    etag: answer.etag(encoding),
    'cache-control': sharedCacheControl,
    vary: 'accept-encoding',
    ...(answer.status === 200 && headersForCdn(request.server.cdnSeconds, answer)),
    ...answer.headers,
  });
  if (ifNoneMatch !== undefined && answer.status === 200 && answer.isNamedBy(ifNoneMatch))
    return reply.code(304).send();
  const known = answer.bodyIn(encoding);
  const body = known instanceof Buffer ? known : await known;
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.code(answer.status).header('content-type', answer.contentType).send(body);
}

/** Browsers ask each time as without a CDN; a CDN may keep the response, and forget it by the keys of what it shows. */
function headersForCdn(seconds: number, { tags }: CachedResponse): Record<string, string> | undefined {
  if (seconds === 0) return undefined;
  const keys = ['catalogue', ...tags].join(' ');
  return {
    'cache-control': `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${seconds}`,
    'surrogate-key': keys.length > maxKeysLength ? 'catalogue' : keys,
  };
}

/** The encoding that the client prefers; of several that it likes equally, the smallest. */
function bestEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity';
  const best = negotiator.negotiate(accepted);
  return encodings.find((encoding) => encoding === best) ?? 'identity';
}
