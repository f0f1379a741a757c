import { Negotiator } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Encoding, CachedResponse } from '../cache/cached-response.ts';

/** Smallest first. */
const encodings: readonly Encoding[] = ['br', 'gzip', 'identity'];
/** Browsers send few different headers, so their results are cached. */
const negotiator = new Negotiator({ supportedValues: [...encodings], cache: new LRUCache({ max: 100 }) });
const sharedCacheControl = 'public, max-age=0, must-revalidate';

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
    ...answer.headers,
  });
  if (ifNoneMatch !== undefined && answer.status === 200 && answer.isNamedBy(ifNoneMatch))
    return reply.code(304).send();
  const known = answer.bodyIn(encoding);
  const body = known instanceof Buffer ? known : await known;
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.code(answer.status).header('content-type', answer.contentType).send(body);
}

/** The encoding that the client prefers; of several that it likes equally, the smallest. */
function bestEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity';
  const best = negotiator.negotiate(accepted);
  return encodings.find((encoding) => encoding === best) ?? 'identity';
}
